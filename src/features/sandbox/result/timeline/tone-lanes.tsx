import { Text, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import { memo, useContext } from 'react';
import type { AnalysisResponse } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { splitBreaks } from '@/targeting/best-of-plan';
import { programTone, type ToneSeries } from '@/targeting/program-tone';
import { useFormats } from '@/ui/use-formats';
import { PlanContext } from '../plan/plan-context';
import { useToneText } from '../plan/tone-text';
import { LaneFold } from './lane-fold';
import classes from './lane.module.css';
import { toneExtremes, tonePath } from './tone-curve';

interface ToneLaneProps {
  series: ToneSeries;
  totalMs: number;
}

/** One measure over the program, in words too, with a line at each planned break. */
function ToneLane({ series, totalMs }: ToneLaneProps) {
  const t = useText();
  const { rangeText } = useToneText();
  const { planned } = splitBreaks(useContext(PlanContext)?.breaks ?? []);
  const extremes = toneExtremes(series);
  if (!extremes) return null;
  const { lowest, highest, highestMs } = extremes;
  return (
    <li className={classes.lane}>
      <span className={classes.name} data-stays="true">
        {t(`plan.tone.${series.measure}`)}{' '}
        <Text size="xs" c="dimmed" component="span" className={classes.figures}>
          {rangeText(series.measure, lowest, highest)}
        </Text>
        {lowest < highest ? (
          <VisuallyHidden> {t('plan.tone.highest', { time: formatTimecode(highestMs) })}</VisuallyHidden>
        ) : null}
      </span>
      <span className={`${classes.track} ${classes.tone}`} data-track aria-hidden="true">
        <svg viewBox="0 0 1000 100" preserveAspectRatio="none" focusable="false">
          <path d={tonePath(series, highest, totalMs)} />
        </svg>
        {planned.map(({ timestamp }) => (
          <span
            key={timestamp}
            className={classes.step}
            style={{ left: `${(timestamp / totalMs) * 100}%` }}
          />
        ))}
      </span>
    </li>
  );
}

interface ToneLanesProps {
  response: AnalysisResponse;
  totalMs: number;
}

/** The tone of the program, folded: one curve per measure that is known. Memoized: a zoom renders no lane. */
export const ToneLanes = memo(function ToneLanes({ response, totalMs }: ToneLanesProps) {
  const t = useText();
  const { number } = useFormats();
  const all = programTone(response);
  if (all.length === 0) return null;
  return (
    <LaneFold label={`${t('plan.tone.title')} ${number(all.length)}`} isOpenAtFirst={false}>
      {all.map((series) => (
        <ToneLane key={series.measure} series={series} totalMs={totalMs} />
      ))}
      <li className={classes.lane}>
        <Text size="xs" c="dimmed" component="span" className={classes.hint}>
          {t('plan.tone.text')}
        </Text>
      </li>
    </LaneFold>
  );
});
