import { useMemo } from 'react';
import type { AnalysisResponse } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { lookbackOf, type AdBreak } from '@/targeting/breaks';
import { useFormats } from '@/ui/use-formats';
import { PlayTime } from '../entries/play-time';
import { PlanFiles } from '../export/plan-files';
import { useConceptName } from '../use-concept-name';
import classes from './ad-breaks.module.css';

/** What the audience has seen and heard before a break. */
function Before({ response, timestamp }: { response: AnalysisResponse; timestamp: number }) {
  const t = useText();
  const { oneDecimal } = useFormats();
  const conceptName = useConceptName();
  const { range, topics, seen, loudness } = useMemo(
    () => lookbackOf(response, timestamp),
    [response, timestamp],
  );
  const risks = topics.filter(({ topic }) => topic.isSensitive);
  const facts: [string, string][] = [
    [t('sandbox.group.topic'), topics.map(({ topic }) => conceptName(topic.name)).join(', ')],
    [t('sandbox.group.seen'), seen.map(conceptName).join(', ')],
    [
      t('sandbox.result.loudness'),
      loudness === undefined ? '' : t('sandbox.audio.lufs', { value: oneDecimal(loudness) }),
    ],
    [t('plan.breaks.risk'), risks.map(({ topic }) => conceptName(topic.name)).join(', ')],
  ];
  return (
    <div className={classes.before}>
      <h4>{t('plan.breaks.before', { seconds: Math.round((range.endMs - range.startMs) / 1000) })}</h4>
      <dl>
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}

/** The places for advertisements with their reasons, and the plan as files. */
export function AdBreaks({ response, breaks }: { response: AnalysisResponse; breaks: readonly AdBreak[] }) {
  const t = useText();
  const { percent } = useFormats();

  return (
    <section className={classes.panel} aria-labelledby="result-breaks">
      <div className={classes.head}>
        <h3 id="result-breaks" tabIndex={-1}>
          {t('plan.breaks.title')}
        </h3>
        <p>{breaks.length > 0 ? t('plan.breaks.text') : t('plan.breaks.none')}</p>
      </div>
      <ol className={classes.breaks}>
        {breaks.map(({ timestamp, score, reasons }) => (
          <li key={timestamp} className={classes.break}>
            <div>
              <p className={classes.place}>
                <PlayTime timeMs={timestamp} /> <strong>{percent(score)}</strong>
              </p>
              <p className={classes.reasons}>
                {reasons.map((reason) => t(`plan.breaks.${reason}`)).join(' · ')}
              </p>
            </div>
            <Before response={response} timestamp={timestamp} />
          </li>
        ))}
      </ol>
      <PlanFiles response={response} breaks={breaks} />
    </section>
  );
}
