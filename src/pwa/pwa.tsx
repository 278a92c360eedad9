import { useEffect, useState } from 'react';
import { followConnection } from '@/lib/connection';
import type { Modifications } from '@/lib/modifications';
import { serviceWorkers } from './service-workers';
import { startVersions } from './start-versions';
import { UpdateCard } from './update-card';
import type { Versions } from './versions';

/** Follows the network, registers the service worker, and offers new versions. */
export function Pwa({ modifications }: { modifications: Modifications }) {
  const [versions, setVersions] = useState<Versions | null>(null);

  useEffect(() => followConnection(Boolean(serviceWorkers()?.controller)), []);

  useEffect(() => {
    startVersions(modifications).then(setVersions, (error: unknown) =>
      console.warn('Service worker registration failed', error),
    );
  }, [modifications]);

  return versions ? <UpdateCard versions={versions} /> : null;
}
