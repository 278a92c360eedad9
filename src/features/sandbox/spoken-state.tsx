import { useText } from '@/i18n/use-text';
import { VisuallyHidden } from '@/ui/visually-hidden';
import type { AnalysisState } from './use-analysis';
import { useProgressWords } from './use-progress-words';

/** What is said while there is nothing new to be seen at the place where somebody listens. */
export function SpokenState({ state }: { state: AnalysisState }) {
  const t = useText();
  const words = useProgressWords();
  if (state.phase === 'cancelled') return <VisuallyHidden>{t('sandbox.progress.cancelled')}</VisuallyHidden>;
  if (state.phase !== 'analyzing') return null;
  return <VisuallyHidden>{words(state.said)}</VisuallyHidden>;
}
