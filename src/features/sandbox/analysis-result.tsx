import { useDeferredValue } from 'react';
import type { AnalysisEntry, AnalysisResponse } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { Banner } from '@/ui/feedback/banner';
import { useFormats } from '@/ui/use-formats';
import classes from './analysis-result.module.css';
import { ExportPanel } from './export/export-panel';
import { FilterPanel } from './filter/filter-panel';
import { NothingMatches } from './filter/nothing-matches';
import { useResultFilter } from './filter/use-result-filter';
import { ConfidenceLegend } from './moments/confidence-legend';
import { EntryList } from './moments/entry-list';
import { partialText } from './partial-text';
import { CannotPlay } from './player/cannot-play';
import { PlayContext } from './player/play-context';
import { usePlayer } from './player/use-player';
import { VideoPlayer } from './player/video-player';
import { ResultFacts } from './result-facts';
import { ResultParts } from './result-parts';
import { StatusChip } from './status-chip';
import { ConceptTimeline } from './timeline/concept-timeline';

/** Shown until there is time for the moments, of which there may be hundreds. */
const NO_MOMENTS: AnalysisEntry[] = [];

/** The headings that can be gone to. */
const PARTS = [
  { id: 'result-filter', label: 'sandbox.filter.title' },
  { id: 'result-timeline', label: 'sandbox.timeline.title' },
  { id: 'result-export', label: 'sandbox.export.title' },
  { id: 'result-moments', label: 'sandbox.moments.title' },
] as const;

function hasConcepts(entries: AnalysisEntry[]): boolean {
  return entries.some(({ concepts }) => concepts.length > 0);
}

function hasEvidence(entries: AnalysisEntry[]): boolean {
  return entries.some(({ concepts }) => concepts.some(({ evidence }) => evidence));
}

export function AnalysisResult({ response }: { response: AnalysisResponse }) {
  const t = useText();
  const formats = useFormats();
  const player = usePlayer(response.videoUrl);
  const { filter, setFilter, reset, controls, narrowed, moments, isNarrowed } = useResultFilter(
    response.analysis,
  );
  const listed = useDeferredValue(moments, NO_MOMENTS);
  const canPlay = player.phase !== 'failed';

  return (
    <PlayContext value={canPlay ? player.playFrom : null}>
      <section className={classes.result} aria-labelledby="analysis-result">
        <header>
          <div className={classes.title}>
            <h2 id="analysis-result">{t('sandbox.result.title')}</h2>
            <StatusChip status={response.status} />
          </div>
          <p className={classes.url}>{response.videoUrl}</p>
          {hasConcepts(response.analysis) ? <ResultParts parts={PARTS} /> : null}
        </header>
        {response.partial?.length ? (
          <Banner tone="warn" message={t('sandbox.result.partial')}>
            {partialText(response.partial, t, formats)}
          </Banner>
        ) : null}
        <div className={classes.overview} data-plays={canPlay}>
          {canPlay ? (
            <VideoPlayer
              videoUrl={response.videoUrl}
              player={player}
              poster={response.thumbnails?.[0]?.image}
            />
          ) : (
            <CannotPlay />
          )}
          <ResultFacts response={response} />
        </div>
        {response.analysis.length > 0 ? (
          <FilterPanel
            entries={response.analysis}
            filter={filter}
            onChange={setFilter}
            onReset={reset}
            slider={controls}
            left={moments.length}
          />
        ) : null}
        <ConceptTimeline response={response} narrowed={narrowed} player={player} />
        <ExportPanel response={response} moments={moments} isNarrowed={isNarrowed} />
        <div className={classes.moments}>
          <h3 id="result-moments" tabIndex={-1}>
            {t('sandbox.moments.title')}
          </h3>
          <ConfidenceLegend />
          {hasEvidence(response.analysis) ? (
            <p className={classes.hint}>{t('sandbox.evidence.hint')}</p>
          ) : null}
        </div>
        {isNarrowed && moments.length === 0 ? (
          <NothingMatches onReset={reset} />
        ) : listed.length === 0 && moments.length > 0 ? null : (
          <EntryList entries={listed} />
        )}
      </section>
    </PlayContext>
  );
}
