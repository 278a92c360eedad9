import type { AnalysisResponse } from '@/contracts/analysis';
import { useText, type Translate } from '@/i18n/use-text';
import type { Formats } from '@/lib/formats';
import { formatTimecode } from '@/lib/timecode';
import { useFormats } from '@/ui/use-formats';
import { formatBytes } from './format-bytes';
import classes from './result-facts.module.css';

/** The key figures that the response contains. */
function factsOf(response: AnalysisResponse, t: Translate, formats: Formats): [string, string][] {
  const { analysis, durationMs, intervalMs, coverage, bytesRead, loudness, shots, provider } = response;
  const { number, oneDecimal, percent, locale } = formats;
  const all: [string, string | undefined][] = [
    [t('sandbox.result.length'), durationMs === undefined ? undefined : formatTimecode(durationMs)],
    [t('sandbox.entries.title'), number(analysis.length)],
    [t('sandbox.timeline.shots'), shots && number(shots.length)],
    [t('sandbox.result.coverage'), coverage === undefined ? undefined : percent(coverage)],
    [
      t('sandbox.result.interval'),
      intervalMs === undefined ? undefined : t('sandbox.seconds', { seconds: oneDecimal(intervalMs / 1000) }),
    ],
    [t('sandbox.result.bytes-read'), bytesRead === undefined ? undefined : formatBytes(bytesRead, locale)],
    [
      t('sandbox.result.loudness'),
      loudness && t('sandbox.audio.lufs', { value: oneDecimal(loudness.integratedLufs) }),
    ],
    [
      t('sandbox.result.true-peak'),
      loudness && t('sandbox.audio.true-peak', { value: oneDecimal(loudness.truePeakDb) }),
    ],
    [t('sandbox.result.provider'), provider],
  ];
  return all.filter((fact): fact is [string, string] => fact[1] !== undefined);
}

export function ResultFacts({ response }: { response: AnalysisResponse }) {
  const t = useText();
  const formats = useFormats();
  return (
    <dl className={classes.facts}>
      {factsOf(response, t, formats).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
