import { useEffect, useState, type ComponentProps } from 'react';
import type { LanguageStore } from '@/i18n/language-store';
import { onConnectionChange } from '@/lib/connection';
import { lazyComponent, type LazyComponent } from '@/lib/lazy-component';
import type { AnalysisResult } from './analysis-result';
import type { CompareView } from './compare/compare-view';
import type { LibrarySection } from './library/library-section';
import type { ManyView } from './many/many-view';

type Language = Pick<LanguageStore, 'need'>;

interface LazyViews {
  result: LazyComponent<ComponentProps<typeof AnalysisResult>>;
  library: LazyComponent<ComponentProps<typeof LibrarySection>>;
  compare: LazyComponent<ComponentProps<typeof CompareView>>;
  many: LazyComponent<ComponentProps<typeof ManyView>>;
}

/** Views of the Sandbox with their messages, each in a separate file: the form appears before any of them is needed. */
const lazyViews = (language: Language): LazyViews => ({
  result: lazyComponent(async () => {
    const messages = [language.need('plan'), language.need('library')];
    const [{ AnalysisResult }] = await Promise.all([import('./analysis-result'), ...messages]);
    return AnalysisResult;
  }),
  library: lazyComponent(async () => {
    // The names of topics are among the messages of the plan.
    const messages = [language.need('library'), language.need('plan')];
    const [{ LibrarySection }] = await Promise.all([import('./library/library-section'), ...messages]);
    return LibrarySection;
  }),
  compare: lazyComponent(async () => {
    const [{ CompareView }] = await Promise.all([import('./compare/compare-view'), language.need('plan')]);
    return CompareView;
  }),
  many: lazyComponent(async () => {
    const messages = [language.need('many'), language.need('plan')];
    const [{ ManyView }] = await Promise.all([import('./many/many-view'), ...messages]);
    return ManyView;
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
