import { useCallback } from 'react';
import { useText } from '@/i18n/use-text';
import { categoryById } from '@/targeting/categories';
import type { Rule, SuitabilityProfile } from '@/targeting/suitability';
import { useConceptName } from '../../use-concept-name';

/**
 * Returns the text of a rule of a profile or a brief, with what it accepts. If it is shown beside the name of the
 * concept that the rule is about (`concept`), the text omits that name.
 */
export function useRuleText(): (rule: Rule, profile: SuitabilityProfile, concept?: string) => string {
  const t = useText();
  const nameOf = useConceptName();
  return useCallback(
    (rule, profile, concept) => {
      const name = nameOf('id' in rule ? (categoryById(rule.id)?.name ?? rule.id) : rule.concept);
      const isNamed = concept !== undefined && nameOf(concept) === name;
      if (rule.kind !== 'topic') {
        return isNamed ? t(`plan.rule.short.${rule.kind}`) : t(`plan.rule.${rule.kind}`, { name });
      }
      const tolerance = profile.topics[rule.id] ?? 'none';
      if (isNamed) {
        return tolerance === 'none'
          ? t('plan.rule.short.topic-none')
          : t('plan.rule.short.topic', { level: t(`plan.level.${tolerance}`) });
      }
      return tolerance === 'none'
        ? t('plan.rule.topic-none', { name })
        : t('plan.rule.topic', { name, level: t(`plan.level.${tolerance}`) });
    },
    [t, nameOf],
  );
}
