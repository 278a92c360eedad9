import { useSyncExternalStore } from 'react';
import { EMPTY_LIBRARY, type AnalysisLibrary, type LibraryState } from '@/data/analyses/library-state';
import { useOpened } from '../use-opened';

const subscribeToNothing = () => () => undefined;
const nothing = () => EMPTY_LIBRARY;

/** The background analyses of this user, loaded after the page has painted. Null until then, or without a user. */
export function useLibrary(
  openLibrary: (uid: string) => Promise<AnalysisLibrary>,
  uid: string | undefined,
): { library: AnalysisLibrary | null; state: LibraryState } {
  const library = useOpened(openLibrary, uid);
  const state = useSyncExternalStore(
    library?.subscribe ?? subscribeToNothing,
    library?.getState ?? nothing,
    nothing,
  );
  return { library, state };
}
