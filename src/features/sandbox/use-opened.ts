import { useEffect, useState } from 'react';
import { afterFirstPaint } from '@/lib/after-first-paint';
import { onConnectionChange } from '@/lib/connection';

/**
 * What is opened for this person once the page has painted: its code is loaded then. Null until then, or without a
 * person. A failure is logged, and it is tried again when the network is back.
 */
export function useOpened<T>(open: (uid: string) => Promise<T>, uid: string | undefined): T | null {
  const [opened, setOpened] = useState<T | null>(null);

  useEffect(() => {
    if (uid === undefined) return;
    let isCurrent = true;
    let hasFailed = false;
    function attempt(person: string) {
      hasFailed = false;
      open(person).then(
        (value) => {
          if (isCurrent) setOpened(() => value);
        },
        (error: unknown) => {
          console.error('Loading a part of the Sandbox failed', error);
          hasFailed = true;
        },
      );
    }
    const stop = afterFirstPaint(() => attempt(uid));
    const unfollow = onConnectionChange((connection) => {
      if (connection === 'online' && hasFailed) attempt(uid);
    });
    return () => {
      isCurrent = false;
      stop();
      unfollow();
      setOpened(null);
    };
  }, [open, uid]);

  return opened;
}
