/**
 * What a tab has to say of the versions of the application: nothing, that another one waits to be asked for, or
 * that another tab has asked for it while this tab still runs the one before.
 */
export type VersionState = 'quiet' | 'waiting' | 'replaced';

/** The service worker, as far as versions are concerned. */
export interface VersionWorker {
  /** A version has been fetched and waits; also one that was waiting already when this tab was opened. */
  onWaiting: (listener: () => void) => void;
  /** Another worker than before serves this tab from now on. */
  onControlling: (listener: () => void) => void;
  /** Lets the waiting version take over, in every tab. */
  skipWaiting: () => void;
  /** Looks for a new version on the server. Rejects where that cannot be done. */
  update: () => Promise<unknown>;
}

export interface VersionPorts {
  worker: VersionWorker;
  /** Whether a worker served this site already: the very first one replaces nothing. */
  hadVersion: boolean;
  /** Whether a reload would take something from the person. */
  isTouched: () => boolean;
  reload: () => void;
}

export interface Versions {
  state: () => VersionState;
  /** @returns the end of it */
  onChange: (listener: () => void) => () => void;
  /** The person wants the new version, in this tab and now. */
  take: () => void;
  /** The person wants to go on; asked again with the next load of the page. */
  postpone: () => void;
  /** Looks for a new version, at most once an hour. */
  look: () => void;
}

const HOUR = 3_600_000;

/**
 * Nothing is taken over before somebody asks. A tab reloads when its own person asked; when it was asked for in
 * another tab it reloads by itself only if nothing was done in it since it was loaded, and offers to otherwise.
 * Whether the worker calls itself an update is not looked at: the first update of all would be missed.
 */
export function createVersions({ worker, hadVersion, isTouched, reload }: VersionPorts): Versions {
  let state: VersionState = 'quiet';
  let serves = hadVersion;
  let taking = false;
  // The browser itself has just looked, as it does with each load.
  let lookedAt = performance.now();
  const listeners = new Set<() => void>();

  function setState(next: VersionState) {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  worker.onWaiting(() => setState('waiting'));
  worker.onControlling(() => {
    if (!serves) serves = true;
    else if (taking || !isTouched()) reload();
    else setState('replaced');
  });

  return {
    state: () => state,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take() {
      if (state === 'replaced') {
        reload();
        return;
      }
      taking = true;
      worker.skipWaiting();
    },
    postpone: () => setState('quiet'),
    look() {
      if (performance.now() - lookedAt < HOUR) return;
      lookedAt = performance.now();
      worker.update().catch((error: unknown) => console.error('No look for a new version', error));
    },
  };
}
