import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '@/lib/readonly-store';

export interface ChunkReloadPorts {
  /** Identifies the running build. */
  build: () => string;
  /** Whether a reload would lose changes of the user. */
  wouldLose: () => boolean;
  /** Never rejects. */
  reachesNetwork: () => Promise<boolean>;
  reload: () => void;
}

/** Its state is whether a reload is being prepared: during that it is too early to show an error. */
export interface ChunkReload extends ReadonlyStore<boolean> {
  /** A part of the application could not be fetched. */
  onMissing: () => void;
}

/** The builds for which this tab has been reloaded already. */
const RELOADED = 'scenecue.reloaded-builds';

/**
 * A deployment removes the files of the previous build, and a page of that build may then request one of them. A reload
 * loads the new build. It happens once for each build, so that it never becomes a loop. It does not happen if it would
 * lose something, or without a network.
 */
export function createChunkReload({
  build,
  wouldLose,
  reachesNetwork,
  reload,
}: ChunkReloadPorts): ChunkReload {
  const store = createStore<boolean>(() => false);

  async function onMissing() {
    if (store.getState() || wouldLose()) return;
    try {
      const reloaded = (sessionStorage.getItem(RELOADED) ?? '').split(' ');
      if (reloaded.includes(build())) return;
      store.setState(true);
      if ((await reachesNetwork()) && !wouldLose()) {
        // Before the reload: a reload that cannot be remembered could be repeated endlessly.
        sessionStorage.setItem(RELOADED, [...reloaded, build()].join(' '));
        reload();
        return;
      }
    } catch (error) {
      console.error('Reload for a missing file failed', error);
    }
    store.setState(false);
  }

  return { ...store, onMissing: () => void onMissing() };
}
