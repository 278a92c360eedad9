import { useEffect, useState, type ComponentProps } from 'react';
import type { LanguageStore } from '@/i18n/language-store';
import { onConnectionChange } from '@/lib/connection';
import { lazyComponent, type LazyComponent } from '@/lib/lazy-component';
import type { ResultRoute } from './result/result-route';
import type { LibrarySection } from './library/library-section';

type Language = Pick<LanguageStore, 'need'>;

export interface LazyViews {
  result: LazyComponent<ComponentProps<typeof ResultRoute>>;
  library: LazyComponent<ComponentProps<typeof LibrarySection>>;
  compare: LazyComponent<object>;
  many: LazyComponent<object>;
  moments: LazyComponent<object>;
}

/** Views of the Sandbox with their messages, each in a separate file: the form appears before any of them is needed. */
const lazyViews = (language: Language): LazyViews => ({
  result: lazyComponent(async () => {
    const messages = [language.need('plan'), language.need('library')];
    const [{ ResultRoute }] = await Promise.all([import('./result/result-route'), ...messages]);
    return ResultRoute;
  }),
  library: lazyComponent(async () => {
    // The names of topics are among the messages of the plan.
    const messages = [language.need('library'), language.need('plan')];
    const [{ LibrarySection }] = await Promise.all([import('./library/library-section'), ...messages]);
    return LibrarySection;
  }),
  compare: lazyComponent(async () => {
    const [{ CompareRoute }] = await Promise.all([import('./compare/compare-route'), language.need('plan')]);
    return CompareRoute;
  }),
  many: lazyComponent(async () => {
    const messages = [language.need('many'), language.need('plan')];
    const [{ ManyRoute }] = await Promise.all([import('./many/many-route'), ...messages]);
    return ManyRoute;
  }),
  moments: lazyComponent(async () => {
    const messages = [language.need('moments'), language.need('plan')];
    const [{ MomentsRoute }] = await Promise.all([import('./moments/moments-route'), ...messages]);
    return MomentsRoute;
  }),
});

/** The views of one page, which load when they are first shown or preloaded. */
export function useLazyViews(language: Language): LazyViews {
  const [views] = useState(() => lazyViews(language));
  return views;
}

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
