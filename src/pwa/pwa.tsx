import { useEffect, useState } from 'react';
import { followConnection } from '@/lib/connection';
import { startVersions } from './start-versions';
import { UpdateCard } from './update-card';
import type { Versions } from './versions';

/** Follows the network, has the service worker registered, and offers new versions. */
export function Pwa() {
  const [versions, setVersions] = useState<Versions | null>(null);

  // Browsers have no workers outside a secure context, whatever the types say.
  useEffect(() => followConnection('serviceWorker' in navigator && !!navigator.serviceWorker.controller), []);

  useEffect(() => {
    startVersions().then(setVersions, (error: unknown) =>
      console.warn('Nothing will be here without a network', error),
    );
  }, []);

  return versions ? <UpdateCard versions={versions} /> : null;
}
