import { useEffect, useState, type ComponentType } from 'react';
import { onConnectionChange } from '@/lib/connection';
import { lazyComponent, type LazyComponent } from '@/lib/lazy-component';
import { useServices } from '@/ui/use-services';

/**
 * A part of the page whose code and messages load when it is first shown; again when the network is back.
 *
 * @param load fetches its code
 * @returns null until it is loaded
 */
export function useLazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> | null {
  const { language } = useServices();
  const [isLoaded, setLoaded] = useState(false);
  const [part] = useState(() =>
    lazyComponent(async () => {
      const [component] = await Promise.all([load(), language.need('windows')]);
      return component;
    }),
  );
  useEffect(() => {
    const tryOnce = () => {
      part.load().then(
        () => setLoaded(true),
        (error: unknown) => console.error('Loading the windows failed', error),
      );
    };
    // Also without a network: the service worker may have it.
    tryOnce();
    return onConnectionChange((connection) => {
      if (connection === 'online') tryOnce();
    });
  }, [part]);
  return isLoaded ? part : null;
}
