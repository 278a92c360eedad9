import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AnalysisLibrary, LibraryState } from '@/analyses/library';
import { afterFirstPaint } from '@/lib/after-first-paint';

/** Before its code is loaded. */
const NOTHING: LibraryState = { items: [], phase: 'loading', problem: null, hasOlder: false };

const subscribeToNothing = () => () => undefined;
const nothing = () => NOTHING;

/** The background analyses of this person, loaded after the page has painted. Null until then, or without a person. */
export function useLibrary(
  openLibrary: (uid: string) => Promise<AnalysisLibrary>,
  uid: string | undefined,
): { library: AnalysisLibrary | null; state: LibraryState } {
  const [library, setLibrary] = useState<AnalysisLibrary | null>(null);

  useEffect(() => {
    if (uid === undefined) return;
    let isCurrent = true;
    const stop = afterFirstPaint(() => {
      openLibrary(uid).then(
        (opened) => {
          if (isCurrent) setLibrary(opened);
        },
        (error: unknown) => console.error('Loading the library failed', error),
      );
    });
    return () => {
      isCurrent = false;
      stop();
      setLibrary(null);
    };
  }, [openLibrary, uid]);

  const state = useSyncExternalStore(
    library?.subscribe ?? subscribeToNothing,
    library?.getState ?? nothing,
    nothing,
  );
  return { library, state };
}
