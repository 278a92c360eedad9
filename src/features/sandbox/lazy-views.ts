import { useState, type ComponentProps } from 'react';
import type { LanguageStore } from '@/i18n/language-store';
import { lazyComponent, type LazyComponent } from '@/lib/lazy-component';
import type { ResultRoute } from './result/result-route';
import type { ResultViewProps } from './result/result-view';
import type { LibrarySection } from './library/library-section';
import type { ProgramForm } from './result/details/program-form';

type Language = Pick<LanguageStore, 'need'>;

export interface LazyViews {
  result: LazyComponent<ComponentProps<typeof ResultRoute>>;
  library: LazyComponent<ComponentProps<typeof LibrarySection>>;
  compare: LazyComponent<object>;
  many: LazyComponent<object>;
  moments: LazyComponent<object>;
  program: LazyComponent<ComponentProps<typeof ProgramForm>>;
  audit: LazyComponent<object>;
  spots: LazyComponent<ResultViewProps>;
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
  program: lazyComponent(async () => {
    const [{ ProgramForm }] = await Promise.all([
      import('./result/details/program-form'),
      language.need('program'),
    ]);
    return ProgramForm;
  }),
  audit: lazyComponent(async () => {
    const messages = [language.need('audit'), language.need('plan')];
    const [{ AuditRoute }] = await Promise.all([import('./audit/audit-route'), ...messages]);
    return AuditRoute;
  }),
  spots: lazyComponent<ResultViewProps>(async () => {
    const [{ SpotsView }] = await Promise.all([import('./result/spots/spots-view'), language.need('spots')]);
    return SpotsView;
  }),
});

/** The views of one page, which load when they are first shown or preloaded. */
export function useLazyViews(language: Language): LazyViews {
  const [views] = useState(() => lazyViews(language));
  return views;
}
