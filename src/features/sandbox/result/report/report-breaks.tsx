import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { graveWordsBefore } from '@/targeting/grave-scene';
import type { MediaPlan, PlannedBreak } from '@/targeting/plan';
import { toneStepAt } from '@/targeting/tone-step';
import { useFormats } from '@/ui/use-formats';
import { useConceptName } from '../../use-concept-name';
import { useBreakWarnings } from '../breaks/break-warnings';
import { useToneText } from '../plan/tone-text';
import classes from './report.module.css';

/** What changes across a break, if it is known. */
function ToneStep({ plan, timestamp }: { plan: MediaPlan; timestamp: number }) {
  const { stepText } = useToneText();
  const text = stepText(toneStepAt(plan.response, timestamp));
  return text === '' ? null : <p>{text}</p>;
}

function BreakTable({ plan, breaks }: { plan: MediaPlan; breaks: readonly PlannedBreak[] }) {
  const t = useText();
  const { percentWhole, oneDecimal } = useFormats();
  const nameOf = useConceptName();
  const warningsOf = useBreakWarnings(plan);
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('report.column.number')}</th>
          <th scope="col">{t('report.column.time')}</th>
          <th scope="col">{t('report.column.score')}</th>
          <th scope="col">{t('report.column.reasons')}</th>
          <th scope="col">{t('report.column.before')}</th>
          <th scope="col">{t('report.column.verdict')}</th>
        </tr>
      </thead>
      <tbody>
        {breaks.map((each, index) => (
          <tr key={each.timestamp}>
            <td>{index + 1}</td>
            <th scope="row">{formatTimecode(each.timestamp)}</th>
            <td data-label={t('report.column.score')}>{percentWhole(each.score)}</td>
            <td data-label={t('report.column.reasons')}>
              {each.reasons.map((reason) => t(`plan.breaks.${reason}`)).join(', ')}
              {warningsOf(each).map((warning) => (
                <p key={warning} className={classes.warning}>
                  {warning}
                </p>
              ))}
            </td>
            <td dir="auto" data-label={t('report.column.before')}>
              {[
                ...each.lookback.topics.map(({ topic }) =>
                  // It would look like an error beside a verdict that it suits.
                  topic.isSensitive && each.verdict === 'suitable'
                    ? t('report.accepted', { name: nameOf(topic.name) })
                    : nameOf(topic.name),
                ),
                ...(each.lookback.loudness === undefined
                  ? []
                  : [t('plan.breaks.loudness', { value: oneDecimal(each.lookback.loudness) })]),
              ].join(' · ')}
              <ToneStep plan={plan} timestamp={each.timestamp} />
            </td>
            <td data-label={t('report.column.verdict')}>
              {t(`plan.verdict.${each.verdict}`)}
              {each.isKept
                ? ` · ${t(each.isAdded ? 'plan.breaks.added-by-hand' : 'plan.breaks.kept-by-hand')}`
                : null}
              {graveWordsBefore(plan.response, each.timestamp) ? (
                <span className={classes.warning}> · {t('plan.breaks.grave-before')}</span>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The break sheet: times, reasons, what comes before each break, and what changes across it. */
export function ReportBreaks({ plan }: { plan: MediaPlan }) {
  const t = useText();
  const breaks = plan.breaks.filter(({ isExported }) => isExported);
  const { dropped } = plan.choices;
  const leftOut = plan.breaks.filter(
    ({ isExported, verdict }) => !isExported && verdict !== 'suitable',
  ).length;
  return (
    <section aria-labelledby="report-breaks">
      <h3 id="report-breaks" className={classes.heading}>
        {t('report.breaks')}
        <span>{t('report.pod', { seconds: plan.podSeconds })}</span>
      </h3>
      {breaks.length === 0 ? (
        <p>{t(plan.isAllDropped || leftOut > 0 ? 'report.none-planned' : 'report.no-breaks')}</p>
      ) : (
        <BreakTable plan={plan} breaks={breaks} />
      )}
      {dropped.length > 0 ? (
        <p className={classes.soft}>
          {t('report.dropped', { times: dropped.map(formatTimecode).join(', ') })}
        </p>
      ) : null}
      {leftOut > 0 ? <p className={classes.soft}>{t('report.left-out', { count: leftOut })}</p> : null}
    </section>
  );
}
