import { Workbox } from 'workbox-window';
import { isProductionBuild } from '@/config/environment';
import { reloadUnasked, wouldReloadLose } from '@/lib/leave-guard';
import { onConnectionChange } from '@/lib/connection';
import type { Modifications } from '@/lib/modifications';
import { serviceWorkers } from './service-workers';
import { createVersions, type Versions } from './versions';

/** Created by `scripts/local/offline-worker.mjs`. */
const WORKER = '/sw.js';

/**
 * Registers the service worker, which stores the whole site on the device from then on.
 *
 * @returns null if there is none: in development, and in browsers without workers. Rejects if the browser refuses.
 */
export async function startVersions({ isDocumentModified }: Modifications): Promise<Versions | null> {
  const workers = isProductionBuild() ? serviceWorkers() : null;
  if (!workers) return null;
  const before = await workers.getRegistration();
  const workbox = new Workbox(WORKER);
  const versions = createVersions({
    worker: {
      onWaiting: (listener) => workbox.addEventListener('waiting', listener),
      onControlling: (listener) => workbox.addEventListener('controlling', listener),
      skipWaiting: () => workbox.messageSkipWaiting(),
      update: () => workbox.update(),
    },
    hadVersion: Boolean(before?.active),
    isModified: () => wouldReloadLose() || isDocumentModified(),
    reload: reloadUnasked,
  });
  await workbox.register({ immediate: true });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') versions.look();
  });
  onConnectionChange((connection) => {
    if (connection === 'online') versions.look();
  });
  return versions;
}
