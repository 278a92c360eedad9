import { useText } from '@/i18n/use-text';
import { VisuallyHidden } from '@/ui/feedback/visually-hidden';
import type { AnalysisState } from './use-analysis';
import { useProgressWords } from './use-progress-words';

/** How the analysis stands, for those who listen; that it was cancelled is to be read as well. */
export function SpokenState({ state }: { state: AnalysisState }) {
  const t = useText();
  const words = useProgressWords();
  if (state.phase === 'cancelled') return <p>{t('sandbox.progress.cancelled')}</p>;
  if (state.phase !== 'analyzing') return null;
  return <VisuallyHidden>{words(state.said)}</VisuallyHidden>;
}
