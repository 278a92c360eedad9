import type { AnalysisProgress } from '@/contracts/analysis-events';
import { useText } from '@/i18n/use-text';
import { useFormats } from '@/ui/use-formats';

/** The progress as a sentence; a general one until the server has sent any. */
export function useProgressText(): (progress: AnalysisProgress | null) => string {
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

/** The smallest difference that is announced, in percent. */
const STEP = 25;

/**
 * Which progress is announced: each stage and each quarter, so that it does not drown out other announcements.
 *
 * @param announced the last one that was announced
 */
export function progressToAnnounce(
  announced: AnalysisProgress | null,
  now: AnalysisProgress,
): AnalysisProgress {
  return announced?.stage === now.stage && now.percent < announced.percent + STEP ? announced : now;
}
