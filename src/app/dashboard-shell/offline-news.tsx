import { useEffect, useRef } from 'react';
import { useText } from '@/i18n/use-text';
import { useConnection } from '@/lib/use-connection';
import { LiveRegion } from '@/ui/feedback/live-region';
import { useAnnouncement } from '@/ui/feedback/use-announcement';

/** Says when the network goes and when it is back. */
export function OfflineNews() {
  const t = useText();
  const connection = useConnection();
  const { announcement, announce } = useAnnouncement();
  const told = useRef<typeof connection>('online');

  useEffect(() => {
    if (connection === told.current) return;
    told.current = connection;
    announce(t(connection === 'offline' ? 'pwa.offline.announcement' : 'pwa.online.announcement'));
  }, [connection, announce, t]);

  return <LiveRegion announcement={announcement} />;
}
