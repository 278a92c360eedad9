import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '@/lib/readonly-store';

/**
 * Which other version of the application exists besides the one that runs in this tab: none, one that waits for the
 * user, or one that another tab already uses.
 */
type VersionState = 'quiet' | 'waiting' | 'replaced';

/** The service worker, as far as versions are concerned. */
interface VersionWorker {
  /** A version has been fetched and waits; also one that was waiting already when this tab was opened. */
  onWaiting: (listener: () => void) => void;
  /** A different worker serves this tab from now on. */
  onControlling: (listener: () => void) => void;
  /** Lets the waiting version take over, in every tab. */
  skipWaiting: () => void;
  /** Looks for a new version on the server. Rejects if that fails. */
  update: () => Promise<unknown>;
}

export interface VersionPorts {
  worker: VersionWorker;
  /** Whether a worker already served this site: the very first one replaces nothing. */
  hadVersion: boolean;
  /** Whether a reload would lose changes of the user. */
  isModified: () => boolean;
  reload: () => void;
}

export interface Versions extends ReadonlyStore<VersionState> {
  /** Called when the user wants the new version now, in this tab. */
  take: () => void;
  /** Called when the user does not want it now. It is offered again at the next load of the page. */
  postpone: () => void;
  /** Looks for a new version, at most once an hour. */
  look: () => void;
}

const HOUR = 3_600_000;

/**
 * No version takes over before a user asks for it. A tab reloads if the user asked in this tab. If they asked in
 * another tab, it reloads by itself only if nothing was changed in it since it was loaded, and offers to reload
 * otherwise. Whether the worker reports itself as an update is ignored: the very first update would be missed.
 */
export function createVersions({ worker, hadVersion, isModified, reload }: VersionPorts): Versions {
  const store = createStore<VersionState>(() => 'quiet');
  let serves = hadVersion;
  let isTaking = false;
  // The browser itself has just looked, as it does with each load.
  let lookedAt = performance.now();

  worker.onWaiting(() => store.setState('waiting'));
  worker.onControlling(() => {
    if (!serves) serves = true;
    else if (isTaking || !isModified()) reload();
    else store.setState('replaced');
  });

  return {
    ...store,
    take() {
      if (store.getState() === 'replaced') {
        reload();
        return;
      }
      isTaking = true;
      worker.skipWaiting();
    },
    postpone: () => store.setState('quiet'),
    look() {
      if (performance.now() - lookedAt < HOUR) return;
      lookedAt = performance.now();
      worker.update().catch((error: unknown) => console.error('Looking for a new version failed', error));
    },
  };
}
