import { useCallback } from 'react';
import type { RiskLevel } from '@/contracts/topics';
import { useText } from '@/i18n/use-text';
import { hasProvisionalLevels, type Limit } from '@/targeting/suitability';

/**
 * Returns the text of a risk level. A level that may still rise, because not all words or frames were analyzed, is
 * called provisional.
 *
 * @param limits of the plan
 */
export function useLevelText(limits: readonly Limit[]): (level: RiskLevel | undefined) => string {
  const t = useText();
  const isProvisional = hasProvisionalLevels(limits);
  return useCallback(
    (level) => {
      const text = t(`plan.level.${level ?? 'unknown'}`);
      return isProvisional && level !== undefined && level !== 'floor'
        ? t('plan.level.provisional', { level: text })
        : text;
    },
    [t, isProvisional],
  );
}
