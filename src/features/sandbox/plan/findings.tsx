import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { ruleKey, type Finding, type SuitabilityProfile } from '@/targeting/suitability';
import { PlayTime } from '../entries/play-time';
import { useConceptName } from '../use-concept-name';
import classes from './findings.module.css';
import { useRuleText } from './rule-text';

interface FindingsProps {
  findings: readonly Finding[];
  profile: SuitabilityProfile;
}

/** What breaks a rule: what was found, its risk, for how long, the rule, and the moment of its evidence. */
export function Findings({ findings, profile }: FindingsProps) {
  const t = useText();
  const nameOf = useConceptName();
  const ruleText = useRuleText();
  if (findings.length === 0) return null;
  return (
    <ul className={classes.findings}>
      {findings.map(({ rule, concept, level, ranges, evidenceAt }) => (
        <li key={`${ruleKey(rule)} ${concept}`} className={classes.finding}>
          <p>
            <span className={classes.name}>{nameOf(concept)}</span>
            {rule.kind === 'topic' ? ` · ${t(`plan.level.${level ?? 'unknown'}`)}` : null}
            {` · ${formatTimecode(ranges.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0))}`}
          </p>
          <p className={classes.rule}>
            {ruleText(rule, profile)} <PlayTime timeMs={evidenceAt[0] ?? ranges[0]?.startMs ?? 0} />
          </p>
        </li>
      ))}
    </ul>
  );
}
