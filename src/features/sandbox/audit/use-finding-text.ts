import { useCallback } from 'react';
import { useText } from '@/i18n/use-text';
import { joinNames } from '@/lib/join-names';
import type { AuditFinding } from '@/targeting/audit/findings';
import { useConceptName } from '../use-concept-name';

/** A text that may be written from right to left, so that it does not change the order of what is around it. */
export const isolated = (text: string): string =>
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/.test(text) ? `\u2068${text}\u2069` : text;

/** What a finding says, in the language of the page: what the specification wants, and what to do. */
export function useFindingText(): (finding: AuditFinding) => string {
  const t = useText();
  const conceptName = useConceptName();
  return useCallback(
    ({ code, values, concepts = [] }) => {
      const level = values?.level;
      const shown = Object.entries(values ?? {}).map(
        ([name, value]) => [name, typeof value === 'string' ? isolated(value) : value] as const,
      );
      return t(`audit.finding.${code}`, {
        ...Object.fromEntries(shown),
        ...(typeof level === 'string' ? { level: t(`plan.level.${level as 'low'}`) } : {}),
        concepts: joinNames(concepts.map(conceptName)),
      });
    },
    [t, conceptName],
  );
}
