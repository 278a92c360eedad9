import type { ReadonlyStore } from '@/lib/readonly-store';
import { createAnalysisLibrary, type AnalysisLibrary } from './library';
import type { RemoteAnalyses } from './remote-analyses';

interface LibrariesOptions {
  remoteOf: (uid: string) => RemoteAnalyses;
  /** Who is signed in. */
  session: ReadonlyStore<{ user: { uid: string } | null }>;
}

/**
 * The library of whoever is signed in: one for a page, which goes on while the person is on another page of the
 * application, and ends when they sign out.
 */
export function createLibraries({ remoteOf, session }: LibrariesOptions): (uid: string) => AnalysisLibrary {
  let open: { uid: string; library: AnalysisLibrary } | null = null;
  session.subscribe(({ user }) => {
    if (!open || open.uid === user?.uid) return;
    open.library.close();
    open = null;
  });
  return (uid) => {
    if (open?.uid !== uid) {
      open?.library.close();
      open = { uid, library: createAnalysisLibrary(remoteOf(uid)) };
    }
    return open.library;
  };
}
