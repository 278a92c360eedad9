import type { AnalysisResponse } from '@/contracts/analysis';
import { formatTimecode } from '@/lib/timecode';
import { Banner } from '@/ui/banner';
import classes from './analysis-result.module.css';
import { ConceptTimeline } from './concept-timeline';
import { ConfidenceLegend } from './confidence-legend';
import { EntryList } from './entry-list';
import { StatusChip } from './status-chip';

/** What was measured, in figures; only what the answer says. */
function facts({ analysis, durationMs, intervalMs, provider }: AnalysisResponse): [string, string][] {
  const all: [string, string | undefined][] = [
    ['Length', durationMs === undefined ? undefined : formatTimecode(durationMs)],
    ['Moments', String(analysis.length)],
    ['A picture every', intervalMs === undefined ? undefined : `${(intervalMs / 1000).toFixed(1)} s`],
    ['Provider', provider],
  ];
  return all.filter((fact): fact is [string, string] => fact[1] !== undefined);
}

export function AnalysisResult({ response }: { response: AnalysisResponse }) {
  return (
    <section className={classes.result} aria-labelledby="analysis-result">
      <header className={classes.head}>
        <div className={classes.title}>
          <h2 id="analysis-result">What is in it, and when</h2>
          <StatusChip status={response.status} />
        </div>
        <p className={classes.url}>{response.videoUrl}</p>
        <dl className={classes.facts}>
          {facts(response).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      {response.partial ? (
        <Banner tone="warn" message="This is a part of the video.">
          {response.partial}
        </Banner>
      ) : null}
      <ConceptTimeline response={response} />
      <ConfidenceLegend />
      <EntryList entries={response.analysis} />
    </section>
  );
}
