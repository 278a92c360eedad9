import { useSyncExternalStore } from 'react';
import type { AnalysisLibrary, LibraryState } from '@/analyses/library';
import { useOpened } from '../use-opened';

/** The state before the code of the library is loaded. */
const NOTHING: LibraryState = { items: [], phase: 'loading', problem: null, hasOlder: false };

const subscribeToNothing = () => () => undefined;
const nothing = () => NOTHING;

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
