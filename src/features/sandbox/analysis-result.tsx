import type { AnalysisResponse } from '@/contracts/analysis';
import { useText, type Translate } from '@/i18n/use-text';
import type { Formats } from '@/lib/formats';
import { formatTimecode } from '@/lib/timecode';
import { Banner } from '@/ui/banner';
import { useFormats } from '@/ui/use-formats';
import classes from './analysis-result.module.css';
import { ConceptTimeline } from './concept-timeline';
import { ConfidenceLegend } from './confidence-legend';
import { EntryList } from './entry-list';
import { StatusChip } from './status-chip';

/** What was measured, in figures; only what the answer says. */
function facts(
  { analysis, durationMs, intervalMs, provider }: AnalysisResponse,
  t: Translate,
  { number, oneDecimal }: Formats,
): [string, string][] {
  const interval = (ms: number) => t('sandbox.seconds', { seconds: oneDecimal(ms / 1000) });
  const all: [string, string | undefined][] = [
    [t('sandbox.result.length'), durationMs === undefined ? undefined : formatTimecode(durationMs)],
    [t('sandbox.moments.title'), number(analysis.length)],
    [t('sandbox.result.interval'), intervalMs === undefined ? undefined : interval(intervalMs)],
    [t('sandbox.result.provider'), provider],
  ];
  return all.filter((fact): fact is [string, string] => fact[1] !== undefined);
}

export function AnalysisResult({ response }: { response: AnalysisResponse }) {
  const t = useText();
  const formats = useFormats();
  return (
    <section className={classes.result} aria-labelledby="analysis-result">
      <header className={classes.head}>
        <div className={classes.title}>
          <h2 id="analysis-result">{t('sandbox.result.title')}</h2>
          <StatusChip status={response.status} />
        </div>
        <p className={classes.url}>{response.videoUrl}</p>
        <dl className={classes.facts}>
          {facts(response, t, formats).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      {response.partial ? (
        <Banner tone="warn" message={t('sandbox.result.partial')}>
          {/* The server's own words, which are English. */}
          <span lang="en">{response.partial}</span>
        </Banner>
      ) : null}
      <ConceptTimeline response={response} />
      <ConfidenceLegend />
      <EntryList entries={response.analysis} />
    </section>
  );
}
