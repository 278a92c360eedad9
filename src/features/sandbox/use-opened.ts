import { useEffect, useState } from 'react';
import { afterFirstPaint } from '@/lib/after-first-paint';
import { onConnectionChange } from '@/lib/connection';

/**
 * Opens something for this user once the page has painted: its code is loaded then. Null until then, or without a user.
 * A failure is logged, and it is tried again when the network is back.
 */
export function useOpened<T>(open: (uid: string) => Promise<T>, uid: string | undefined): T | null {
  const [opened, setOpened] = useState<T | null>(null);

  useEffect(() => {
    if (uid === undefined) return;
    let isCurrent = true;
    let hasFailed = false;
    let wasReconnected = false;
    function attempt(userId: string) {
      hasFailed = false;
      wasReconnected = false;
      open(userId).then(
        (value) => {
          if (isCurrent) setOpened(() => value);
        },
        (error: unknown) => {
          console.error('Loading a part of the Sandbox failed', error);
          hasFailed = true;
          // The attempt had begun while there was no network.
          if (isCurrent && wasReconnected) attempt(userId);
        },
      );
    }
    const stop = afterFirstPaint(() => attempt(uid));
    const unfollow = onConnectionChange((connection) => {
      if (connection !== 'online') return;
      if (hasFailed) attempt(uid);
      else wasReconnected = true;
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
