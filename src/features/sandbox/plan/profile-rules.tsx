import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { areTopicsAssessed } from '@/targeting/assessment';
import { EXCLUDABLE, SENSITIVE_TOPICS } from '@/targeting/categories';
import type { MediaPlan } from '@/targeting/plan';
import { AVOIDABLE, type SuitabilityProfile, type Tolerance } from '@/targeting/suitability';
import { MultiChoiceField } from '@/ui/fields/multi-choice-field';
import { useFormats } from '@/ui/use-formats';
import { PlayTime } from '../entries/play-time';
import { Slider } from '../slider';
import { useConceptName } from '../use-concept-name';
import { LevelChoice } from './level-choice';
import { useLevelText } from './level-text';
import classes from './profile-rules.module.css';

interface TopicRuleProps {
  topic: (typeof SENSITIVE_TOPICS)[number];
  tolerance: Tolerance;
  plan: MediaPlan;
  onChange: (id: string, tolerance: Tolerance) => void;
}

/** A sensitive topic: what was found of it, and the level that is accepted. */
const TopicRule = memo(function TopicRule({
  topic: { id, name },
  tolerance,
  plan,
  onChange,
}: TopicRuleProps) {
  const t = useText();
  const nameOf = useConceptName();
  const levelText = useLevelText(plan.program.limits);
  const isAssessed = areTopicsAssessed(plan.program.limits);
  const found = plan.topics.find((topic) => topic.id === id);
  const level = plan.response.risks?.find((risk) => risk.name === found?.name)?.level;
  return (
    <li className={classes.topic}>
      <div>
        <p className={classes.name}>{nameOf(name)}</p>
        <p className={classes.text}>
          {found ? (
            <>
              {t('plan.profile.found', {
                level: levelText(level),
                time: formatTimecode(found.totalMs),
              })}{' '}
              {t('plan.finding.from')} <PlayTime timeMs={found.ranges[0]?.startMs ?? 0} />
            </>
          ) : (
            t(isAssessed ? 'plan.profile.not-found' : 'plan.verdict.not-assessed')
          )}
        </p>
      </div>
      <LevelChoice label={nameOf(name)} value={tolerance} onChange={(value) => onChange(id, value)} />
    </li>
  );
});

/** Used for two lists of checkboxes. Memoized: most changes of a profile change neither. */
const Choices = memo(MultiChoiceField) as typeof MultiChoiceField;

interface ProfileRulesProps {
  profile: SuitabilityProfile;
  plan: MediaPlan;
  onChange: (profile: SuitabilityProfile) => void;
}

/** The rules of a profile: sensitive topics by risk, excluded categories, look and sound, minimum confidence. */
export function ProfileRules({ profile, plan, onChange }: ProfileRulesProps) {
  const t = useText();
  const { percent } = useFormats();
  const nameOf = useConceptName();
  const least = percent(profile.leastConfidence);
  const avoidable = useMemo(() => AVOIDABLE.map((value) => ({ value, label: nameOf(value) })), [nameOf]);
  const excludable = useMemo(
    () => EXCLUDABLE.map(({ id, name }) => ({ value: id, label: nameOf(name) })),
    [nameOf],
  );

  // Stays the same function, so that only the rule that changes is rendered.
  const latest = useRef({ profile, onChange });
  useEffect(() => {
    latest.current = { profile, onChange };
  });
  const [change] = useState(
    () => (changeOf: (profile: SuitabilityProfile) => Partial<SuitabilityProfile>) => {
      latest.current.onChange({ ...latest.current.profile, ...changeOf(latest.current.profile) });
    },
  );
  const accept = useCallback(
    (id: string, tolerance: Tolerance) =>
      change(({ topics }) => ({ topics: { ...topics, [id]: tolerance } })),
    [change],
  );
  const setAvoid = useCallback((avoid: SuitabilityProfile['avoid']) => change(() => ({ avoid })), [change]);
  const setExclusions = useCallback((exclusions: string[]) => change(() => ({ exclusions })), [change]);

  return (
    <div className={classes.rules}>
      <p className={classes.text}>{t('plan.profile.edit-text')}</p>
      <div>
        <h4 className={classes.title}>{t('plan.profile.topics')}</h4>
        <p className={classes.text}>{t('plan.profile.topics-text')}</p>
        <ul className={classes.topics}>
          {SENSITIVE_TOPICS.map((topic) => (
            <TopicRule
              key={topic.id}
              topic={topic}
              tolerance={profile.topics[topic.id] ?? 'none'}
              plan={plan}
              onChange={accept}
            />
          ))}
        </ul>
      </div>
      <div>
        <Choices
          label={t('plan.profile.avoid')}
          options={avoidable}
          values={profile.avoid}
          onChange={setAvoid}
        />
        <p className={classes.text}>{t('plan.profile.avoid-text')}</p>
      </div>
      <details className={classes.exclusions}>
        <summary>{t('plan.profile.exclusions-count', { count: profile.exclusions.length })}</summary>
        <Choices
          label={t('plan.profile.exclusions')}
          options={excludable}
          values={profile.exclusions}
          onChange={setExclusions}
        />
      </details>
      <label className={classes.least}>
        <span>
          {t('plan.profile.least')} <strong>{least}</strong>
        </span>
        <Slider
          max={100}
          aria-valuetext={least}
          value={Math.round(profile.leastConfidence * 100)}
          onChange={(value) => change(() => ({ leastConfidence: value / 100 }))}
        />
      </label>
    </div>
  );
}
