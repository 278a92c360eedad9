import { useCallback } from 'react';
import { useText } from '@/i18n/use-text';
import type { MediaPlan, PlannedBreak } from '@/targeting/plan';
import { useFormats } from '@/ui/use-formats';

/** Returns what is wrong with a break, and what that means for the files; empty for most breaks. */
export function useBreakWarnings({ breakOptions }: MediaPlan): (place: PlannedBreak) => string[] {
  const t = useText();
  const { oneDecimal } = useFormats();
  const least = oneDecimal(breakOptions.spacingMs / 1000);
  return useCallback(
    ({ nearMs, isInSpeech, isInShot, isFiller, isPlanned, isKept, verdict }) => [
      ...(nearMs === undefined
        ? []
        : [t('plan.breaks.too-near', { seconds: oneDecimal(nearMs / 1000), least })]),
      ...(isInSpeech ? [t('plan.breaks.in-speech')] : isInShot ? [t('plan.breaks.in-shot')] : []),
      ...(isFiller ? [t('plan.breaks.filler')] : []),
      ...(isPlanned && verdict === 'unsuitable' ? [t('plan.breaks.not-suitable')] : []),
      ...(isPlanned && !isKept && verdict === 'not-assessed' ? [t('plan.breaks.not-assessed')] : []),
    ],
    [t, oneDecimal, least],
  );
}
