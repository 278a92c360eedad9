import type { AnalysisResponse } from '@/contracts/analysis';
import { useText, type Translate } from '@/i18n/use-text';
import type { Formats } from '@/lib/formats';
import { formatTimecode } from '@/lib/timecode';
import { useFormats } from '@/ui/use-formats';
import { TARGET_LUFS } from '../timeline/loudness-curve';
import { formatBytes } from './format-bytes';
import classes from './result-facts.module.css';

/** The maximum deviation from the target for short programs (EBU R 128), in LU. */
const TOLERANCE_LU = 1;
/** The maximum true peak of a program for broadcast (EBU R 128), in dBTP. */
const PEAK_LIMIT = -1;

interface Fact {
  name: string;
  value: string | undefined;
  /** What the value means. */
  verdict?: string;
  isWarning?: boolean;
}

type Loudness = NonNullable<AnalysisResponse['loudness']>;

function loudnessFact({ integratedLufs }: Loudness, t: Translate, { number, oneDecimal }: Formats): Fact {
  const difference = integratedLufs - TARGET_LUFS;
  const isOn = Math.abs(difference) <= TOLERANCE_LU;
  const verdict = isOn
    ? 'result.loudness-on'
    : difference > 0
      ? 'result.loudness-above'
      : 'result.loudness-below';
  return {
    name: t('sandbox.result.loudness'),
    value: t('sandbox.audio.lufs', { value: oneDecimal(integratedLufs) }),
    verdict: t(verdict, { difference: oneDecimal(Math.abs(difference)), target: number(TARGET_LUFS) }),
    isWarning: !isOn,
  };
}

function peakFact({ truePeakDb }: Loudness, t: Translate, { number, oneDecimal }: Formats): Fact {
  const isOver = truePeakDb > PEAK_LIMIT;
  const limit = number(truePeakDb > 0 ? 0 : PEAK_LIMIT);
  return {
    name: t('sandbox.result.true-peak'),
    value: t('sandbox.audio.true-peak', { value: oneDecimal(truePeakDb) }),
    verdict: t(isOver ? 'result.peak-over' : 'result.peak-within', { limit }),
    isWarning: isOver,
  };
}

function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts
        .filter(({ value }) => value !== undefined)
        .map(({ name, value, verdict, isWarning = false }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value}
              {verdict ? (
                <span className={classes.verdict} data-warning={isWarning}>
                  {verdict}
                </span>
              ) : null}
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** The key figures that the response contains; those of the analysis itself are folded. */
export function ResultFacts({ response }: { response: AnalysisResponse }) {
  const t = useText();
  const formats = useFormats();
  const { number, oneDecimal, percent, locale } = formats;
  const { analysis, durationMs, intervalMs, coverage, bytesRead, loudness, shots, provider } = response;
  const technical: Fact[] = [
    {
      name: t('sandbox.result.interval'),
      value:
        intervalMs === undefined
          ? undefined
          : t('sandbox.seconds', { seconds: oneDecimal(intervalMs / 1000) }),
    },
    {
      name: t('sandbox.result.bytes-read'),
      value: bytesRead === undefined ? undefined : formatBytes(bytesRead, locale),
    },
    { name: t('sandbox.result.provider'), value: provider },
  ];
  return (
    <>
      <FactList
        facts={[
          {
            name: t('sandbox.result.length'),
            value: durationMs === undefined ? undefined : formatTimecode(durationMs),
          },
          { name: t('sandbox.entries.title'), value: number(analysis.length) },
          { name: t('sandbox.timeline.shots'), value: shots && number(shots.length) },
          {
            name: t('sandbox.result.coverage'),
            value: coverage === undefined ? undefined : percent(coverage),
          },
          ...(loudness ? [loudnessFact(loudness, t, formats), peakFact(loudness, t, formats)] : []),
        ]}
      />
      {technical.some(({ value }) => value !== undefined) ? (
        <details className={classes.technical}>
          <summary>{t('result.technical')}</summary>
          <FactList facts={technical} />
        </details>
      ) : null}
    </>
  );
}
