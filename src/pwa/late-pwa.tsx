import { useEffect, useState, type ComponentType } from 'react';
import { afterFirstPaint } from '@/lib/after-first-paint';

/** What makes an application of the site. Nobody waits for it: it is fetched after the first paint. */
export function LatePwa() {
  const [Pwa, setPwa] = useState<ComponentType | null>(null);

  useEffect(
    () =>
      afterFirstPaint(() => {
        import('./pwa').then(
          (part) => setPwa(() => part.Pwa),
          (error: unknown) => console.warn('The site works, but not as an application', error),
        );
      }),
    [],
  );

  return Pwa ? <Pwa /> : null;
}
