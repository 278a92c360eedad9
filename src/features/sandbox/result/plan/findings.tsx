import { Group, Text } from '@mantine/core';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { useText } from '@/i18n/use-text';
import type { MediaPlan } from '@/targeting/plan';
import { foundConcepts, type Finding } from '@/targeting/suitability';
import { totalMs } from '@/targeting/time-ranges';
import { useFormats } from '@/ui/use-formats';
import { PlayTime } from '../entries/play-time';
import { useConceptName } from '../../use-concept-name';
import { useLevelText } from './level-text';
import { useRuleText } from './rule-text';

interface FindingsProps {
  findings: readonly Finding[];
  plan: MediaPlan;
}

/** What breaks rules: each concept once, with its risk, its duration, its first start, and the rules. */
export function Findings({ findings, plan }: FindingsProps) {
  const t = useText();
  const { duration } = useFormats();
  const nameOf = useConceptName();
  const levelText = useLevelText(plan.program.limits);
  const ruleText = useRuleText();
  if (findings.length === 0) return null;
  return (
    <ul>
      {foundConcepts(findings).map(({ concept, rules, level, ranges }) => (
        <li key={concept}>
          <Group component="p" justify="space-between" gap="0 12px" fz="sm">
            <span>
              <strong>{nameOf(concept)}</strong>
              {rules.some(({ kind }) => kind === 'topic') ? ` · ${levelText(level)}` : null}
              {` · ${duration(totalMs(ranges))}`}
            </span>
            <span>
              {t('plan.finding.from')} <PlayTime timeMs={ranges[0]?.startMs ?? 0} />
            </span>
          </Group>
          <Text component="p" size="sm" c="dimmed">
            {rules.map((rule) => ruleText(rule, plan.choices.profile, concept)).join(' · ')}
          </Text>
        </li>
      ))}
    </ul>
  );
}
