import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import type { MediaPlan } from '@/targeting/plan';
import { useFormats } from '@/ui/use-formats';
import { useConceptName } from '../use-concept-name';
import { reportedBreaks } from './reported-breaks';
import classes from './report-breaks.module.css';
import shared from './report.module.css';

/** The break sheet: times, reasons, and what comes before each break. */
export function ReportBreaks({ plan }: { plan: MediaPlan }) {
  const t = useText();
  const { percent, oneDecimal } = useFormats();
  const nameOf = useConceptName();
  const breaks = reportedBreaks(plan);
  const leftOut = plan.breaks.filter(
    ({ isExported, verdict }) => !isExported && verdict !== 'suitable',
  ).length;
  return (
    <section className={shared.section} aria-labelledby="report-breaks">
      <h3 id="report-breaks" className={shared.heading}>
        {t('report.breaks')}
        <span>{t('report.pod', { seconds: plan.choices.podSeconds })}</span>
      </h3>
      {breaks.length === 0 ? (
        <p>{t(plan.isAllDropped || leftOut > 0 ? 'report.none-planned' : 'report.no-breaks')}</p>
      ) : null}
      {breaks.length > 0 ? (
        <table className={classes.breaks}>
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
            {breaks.map(({ timestamp, score, reasons, lookback, verdict, isKept }, index) => (
              <tr key={timestamp}>
                <td>{index + 1}</td>
                <th scope="row">{formatTimecode(timestamp)}</th>
                <td>{percent(score)}</td>
                <td>{reasons.map((reason) => t(`plan.breaks.${reason}`)).join(', ')}</td>
                <td dir="auto">
                  {[
                    ...lookback.topics.map(({ topic }) => nameOf(topic.name)),
                    ...(lookback.loudness === undefined
                      ? []
                      : [
                          t('sandbox.audio.lufs', { value: oneDecimal(lookback.loudness) }).replaceAll(
                            ' ',
                            '\u00a0',
                          ),
                        ]),
                  ].join(' · ')}
                </td>
                <td>
                  {t(`plan.verdict.${verdict}`)}
                  {isKept ? ` · ${t('report.kept')}` : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {leftOut > 0 ? <p className={shared.soft}>{t('report.left-out', { count: leftOut })}</p> : null}
    </section>
  );
}
