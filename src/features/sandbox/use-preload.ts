import { useEffect, useState } from 'react';
import { onConnectionChange } from '@/lib/connection';

/**
 * Loads a view as soon as `when` is true, and tries again each time the network is back.
 * @returns whether it is loaded: until then it would suspend, and if it cannot be loaded it would replace the page
 */
export function usePreload({ load }: { load: () => Promise<unknown> }, when: boolean): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!when || isLoaded) return;
    let isCurrent = true;
    function tryOnce() {
      load().then(
        () => {
          if (isCurrent) setLoaded(true);
        },
        (error: unknown) => console.error('Loading a view of the Sandbox failed', error),
      );
    }
    // Also without a network: the service worker may have it.
    tryOnce();
    const stop = onConnectionChange((connection) => {
      if (connection === 'online') tryOnce();
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [when, isLoaded, load]);
  return isLoaded;
}
