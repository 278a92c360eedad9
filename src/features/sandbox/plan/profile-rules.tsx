import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { EXCLUDABLE, SENSITIVE_TOPICS } from '@/targeting/categories';
import type { MediaPlan } from '@/targeting/plan';
import { AVOIDABLE, type SuitabilityProfile } from '@/targeting/suitability';
import { MultiChoiceField } from '@/ui/fields/multi-choice-field';
import { useFormats } from '@/ui/use-formats';
import { PlayTime } from '../entries/play-time';
import { Slider } from '../slider';
import { useConceptName } from '../use-concept-name';
import { LevelChoice } from './level-choice';
import classes from './profile-rules.module.css';

interface ProfileRulesProps {
  profile: SuitabilityProfile;
  plan: MediaPlan;
  onChange: (profile: SuitabilityProfile) => void;
}

/** The rules of a profile: sensitive topics by risk, excluded categories, look and sound, least confidence. */
export function ProfileRules({ profile, plan, onChange }: ProfileRulesProps) {
  const t = useText();
  const { percent } = useFormats();
  const nameOf = useConceptName();
  const isAssessed = !plan.programme.limits.some(
    (limit) => limit === 'no-words' || limit === 'other-language',
  );
  const least = percent(profile.leastConfidence);
  return (
    <div className={classes.rules}>
      <p className={classes.text}>{t('plan.profile.edit-text')}</p>
      <div>
        <h4 className={classes.title}>{t('plan.profile.topics')}</h4>
        <p className={classes.text}>{t('plan.profile.topics-text')}</p>
        <ul className={classes.topics}>
          {SENSITIVE_TOPICS.map(({ id, name }) => {
            const found = plan.topics.find((topic) => topic.id === id);
            const level = plan.response.risks?.find((risk) => risk.name === found?.name)?.level;
            return (
              <li key={id} className={classes.topic}>
                <div>
                  <p className={classes.name}>{nameOf(name)}</p>
                  <p className={classes.text}>
                    {found ? (
                      <>
                        {t('plan.profile.found', {
                          level: t(`plan.level.${level ?? 'unknown'}`),
                          time: formatTimecode(found.totalMs),
                        })}{' '}
                        <PlayTime timeMs={found.ranges[0]?.startMs ?? 0} />
                      </>
                    ) : (
                      t(isAssessed ? 'plan.profile.not-found' : 'plan.verdict.not-assessed')
                    )}
                  </p>
                </div>
                <LevelChoice
                  label={nameOf(name)}
                  value={profile.topics[id] ?? 'none'}
                  onChange={(tolerance) =>
                    onChange({ ...profile, topics: { ...profile.topics, [id]: tolerance } })
                  }
                />
              </li>
            );
          })}
        </ul>
      </div>
      <MultiChoiceField
        label={t('plan.profile.avoid')}
        options={AVOIDABLE.map((value) => ({ value, label: nameOf(value) }))}
        values={profile.avoid}
        onChange={(avoid) => onChange({ ...profile, avoid })}
      />
      <details className={classes.exclusions}>
        <summary>{t('plan.profile.exclusions-count', { count: profile.exclusions.length })}</summary>
        <MultiChoiceField
          label={t('plan.profile.exclusions')}
          options={EXCLUDABLE.map(({ id, name }) => ({ value: id, label: nameOf(name) }))}
          values={profile.exclusions}
          onChange={(exclusions) => onChange({ ...profile, exclusions })}
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
          onChange={(value) => onChange({ ...profile, leastConfidence: value / 100 })}
        />
      </label>
    </div>
  );
}
