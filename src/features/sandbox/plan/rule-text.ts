import { useCallback } from 'react';
import { useText } from '@/i18n/use-text';
import { categoryById } from '@/targeting/categories';
import type { Rule, SuitabilityProfile } from '@/targeting/suitability';
import { useConceptName } from '../use-concept-name';

/** Words a rule of a profile or a brief, with what it accepts. */
export function useRuleText(): (rule: Rule, profile: SuitabilityProfile) => string {
  const t = useText();
  const nameOf = useConceptName();
  return useCallback(
    (rule, profile) => {
      const name = nameOf('id' in rule ? (categoryById(rule.id)?.name ?? rule.id) : rule.concept);
      if (rule.kind !== 'topic') return t(`plan.rule.${rule.kind}`, { name });
      const tolerance = profile.topics[rule.id] ?? 'none';
      return tolerance === 'none'
        ? t('plan.rule.topic-none', { name })
        : t('plan.rule.topic', { name, tolerance: t(`plan.tolerance.${tolerance}`) });
    },
    [t, nameOf],
  );
}
