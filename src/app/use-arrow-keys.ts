import { useEffect } from 'react';
import { afterFirstPaint } from '@/lib/after-first-paint';

/** Everything can be used with the arrow keys of a remote. Nobody presses one before the first paint. */
export function useArrowKeys() {
  useEffect(() => {
    const ended = new AbortController();
    const callOff = afterFirstPaint(() => {
      import('./arrow-keys/arrow-keys').then(
        ({ listenToArrowKeys }) => listenToArrowKeys(ended.signal),
        (error: unknown) => console.error('The arrow keys could not be loaded', error),
      );
    });
    return () => {
      callOff();
      ended.abort();
    };
  }, []);
}
