import { EMPTY_LIBRARY, type AnalysisLibrary, type LibraryState } from '@/data/analyses/library-state';
import { useOptionalStore } from '@/lib/use-optional-store';
import { useOpened } from '../use-opened';

/** The background analyses of this user, loaded after the page has painted. Null until then, or without a user. */
export function useLibrary(
  openLibrary: (uid: string) => Promise<AnalysisLibrary>,
  uid: string | undefined,
): { library: AnalysisLibrary | null; state: LibraryState } {
  const library = useOpened(openLibrary, uid);
  return { library, state: useOptionalStore(library, EMPTY_LIBRARY) };
}
