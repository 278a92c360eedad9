import { useCallback } from 'react';
import { useText } from '@/i18n/use-text';
import type { ProgramVerdict } from '@/targeting/plan';

/** Returns the verdict on a program in words, and whether it is provisional: what does not suit stays so. */
export function useVerdictText(): (program: Pick<ProgramVerdict, 'verdict' | 'proviso'>) => string {
  const t = useText();
  return useCallback(
    ({ verdict, proviso }) => {
      const text = t(`plan.verdict.${verdict}`);
      const isOpen = verdict === 'suitable' || verdict === 'partly';
      return isOpen && proviso ? t('plan.verdict.provisional', { verdict: text }) : text;
    },
    [t],
  );
}
