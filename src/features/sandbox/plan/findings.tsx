import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import type { MediaPlan } from '@/targeting/plan';
import { foundConcepts, type Finding } from '@/targeting/suitability';
import { totalMs } from '@/targeting/time-ranges';
import { PlayTime } from '../entries/play-time';
import { useConceptName } from '../use-concept-name';
import classes from './findings.module.css';
import { useLevelText } from './level-text';
import { useRuleText } from './rule-text';

interface FindingsProps {
  findings: readonly Finding[];
  plan: MediaPlan;
}

/** What breaks rules: each concept once, with its risk, its duration, its first start, and the rules. */
export function Findings({ findings, plan }: FindingsProps) {
  const t = useText();
  const nameOf = useConceptName();
  const levelText = useLevelText(plan.program.limits);
  const ruleText = useRuleText();
  if (findings.length === 0) return null;
  return (
    <ul className={classes.findings}>
      {foundConcepts(findings).map(({ concept, rules, level, ranges }) => (
        <li key={concept} className={classes.finding}>
          <p className={classes.rule}>
            <span>
              <span className={classes.name}>{nameOf(concept)}</span>
              {rules.some(({ kind }) => kind === 'topic') ? ` · ${levelText(level)}` : null}
              {` · ${formatTimecode(totalMs(ranges))}`}
            </span>
            <span>
              {t('plan.finding.from')} <PlayTime timeMs={ranges[0]?.startMs ?? 0} />
            </span>
          </p>
          <p className={classes.rules}>
            {rules.map((rule) => ruleText(rule, plan.choices.profile, concept)).join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}
