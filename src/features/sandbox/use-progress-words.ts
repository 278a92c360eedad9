import type { AnalysisProgress } from '@/contracts/analysis-events';
import { useText } from '@/i18n/use-text';
import { useFormats } from '@/ui/use-formats';

/** How far an analysis is, in a sentence; what is done in all, as long as that is not known. */
export function useProgressWords(): (progress: AnalysisProgress | null) => string {
  const t = useText();
  const { percent } = useFormats();
  return (progress) =>
    progress
      ? t('sandbox.progress.value', {
          stage: t(`sandbox.progress.${progress.stage}`),
          percent: percent(progress.percent / 100),
        })
      : t('sandbox.progress.text');
}
