import { useEffect, useState, type ComponentType } from 'react';
import { afterFirstPaint } from '@/lib/after-first-paint';
import type { Modifications } from '@/lib/modifications';

interface LazyPwaProps {
  modifications: Modifications;
}

/** The service worker and its versions. Fetched after the first paint, since no page waits for it. */
export function LazyPwa({ modifications }: LazyPwaProps) {
  const [Pwa, setPwa] = useState<ComponentType<LazyPwaProps> | null>(null);

  useEffect(
    () =>
      afterFirstPaint(() => {
        import('./pwa').then(
          (module) => setPwa(() => module.Pwa),
          (error: unknown) => console.warn('Loading the service worker registration failed', error),
        );
      }),
    [],
  );

  return Pwa ? <Pwa modifications={modifications} /> : null;
}
