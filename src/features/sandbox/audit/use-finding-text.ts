import { useCallback } from 'react';
import { useText } from '@/i18n/use-text';
import type { AuditFinding } from '@/targeting/audit/findings';
import { useConceptName } from '../use-concept-name';

/** What a finding says, in the language of the page: what the specification wants, and what to do. */
export function useFindingText(): (finding: AuditFinding) => string {
  const t = useText();
  const conceptName = useConceptName();
  return useCallback(
    ({ code, values, concepts = [] }) => {
      const level = values?.level;
      return t(`audit.finding.${code}`, {
        ...values,
        ...(typeof level === 'string' ? { level: t(`plan.level.${level as 'low'}`) } : {}),
        concepts: concepts.map(conceptName).join(', '),
      });
    },
    [t, conceptName],
  );
}
