import { useEffect, useState } from 'react';
import { afterFirstPaint } from '@/lib/after-first-paint';

/**
 * What is opened for this person once the page has painted: its code is loaded then. Null until then, or without a
 * person. A failure is logged, and leaves it at that.
 */
export function useOpened<T>(open: (uid: string) => Promise<T>, uid: string | undefined): T | null {
  const [opened, setOpened] = useState<T | null>(null);

  useEffect(() => {
    if (uid === undefined) return;
    let isCurrent = true;
    const stop = afterFirstPaint(() => {
      open(uid).then(
        (value) => {
          if (isCurrent) setOpened(() => value);
        },
        (error: unknown) => console.error('Loading a part of the Sandbox failed', error),
      );
    });
    return () => {
      isCurrent = false;
      stop();
      setOpened(null);
    };
  }, [open, uid]);

  return opened;
}
