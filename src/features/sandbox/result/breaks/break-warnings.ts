import { useCallback } from 'react';
import { isolated } from '@/contracts/printable-text';
import { useText } from '@/i18n/use-text';
import { graveWordsBefore } from '@/targeting/grave-scene';
import type { MediaPlan, PlannedBreak } from '@/targeting/plan';
import { useFormats } from '@/ui/use-formats';

/** Returns the text of a distance between breaks in ms; below a minute to the tenth of a second, as it is compared. */
export function useDistanceText(): (distanceMs: number) => string {
  const { duration, number } = useFormats();
  return useCallback(
    (distanceMs) =>
      distanceMs < 59_950 ? `${number(Math.round(distanceMs / 100) / 10)}\u00a0s` : duration(distanceMs),
    [duration, number],
  );
}

/** Returns what is wrong with a break, and what that means for the files; empty for most breaks. */
export function useBreakWarnings({ response, breakOptions }: MediaPlan): (place: PlannedBreak) => string[] {
  const t = useText();
  const distanceText = useDistanceText();
  const least = distanceText(breakOptions.spacingMs);
  return useCallback(
    ({ timestamp, nearMs, isInSpeech, isInShot, isFiller, isPlanned, isKept, verdict }) => {
      const grave = verdict === 'unsuitable' ? undefined : graveWordsBefore(response, timestamp);
      return [
        ...(nearMs === undefined
          ? []
          : [t('plan.breaks.too-near', { distance: distanceText(nearMs), least })]),
        ...(isInSpeech ? [t('plan.breaks.in-speech')] : isInShot ? [t('plan.breaks.in-shot')] : []),
        ...(isFiller ? [t('plan.breaks.filler')] : []),
        ...(isPlanned && verdict === 'unsuitable' ? [t('plan.breaks.not-suitable')] : []),
        ...(isPlanned && !isKept && verdict === 'not-assessed' ? [t('plan.breaks.not-assessed')] : []),
        ...(grave ? [t('plan.breaks.grave', { text: isolated(grave.text) })] : []),
      ];
    },
    [t, response, distanceText, least],
  );
}
