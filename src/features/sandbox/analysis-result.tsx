import { useDeferredValue, useMemo } from 'react';
import type { AnalysisEntry, AnalysisResponse } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { Banner } from '@/ui/feedback/banner';
import { findBreaks } from '@/targeting/breaks';
import { useFormats } from '@/ui/use-formats';
import classes from './analysis-result.module.css';
import { ExportPanel } from './export/export-panel';
import { FilterPanel } from './filter/filter-panel';
import { NoMatches } from './filter/no-matches';
import { useResultFilter } from './filter/result-filter';
import { ConfidenceLegend } from './entries/confidence-legend';
import { EntryList } from './entries/entry-list';
import { partialText } from './partial-text';
import { AdBreaks } from './plan/ad-breaks';
import { AtAGlance } from './plan/at-a-glance';
import { SceneList } from './plan/scene-list';
import { PlayContext, usePlayer } from './player/use-player';
import { VideoPlayer } from './player/video-player';
import { ResultFacts } from './result-facts';
import { ConceptTimeline } from './timeline/concept-timeline';

/** Rendered first, because there may be hundreds of entries. */
const NO_ENTRIES: AnalysisEntry[] = [];

/** The headings with a link at the top: a long result has hundreds of tab stops. */
const SECTIONS = [
  { id: 'result-glance', label: 'plan.glance.title' },
  { id: 'result-filter', label: 'sandbox.filter.title' },
  { id: 'result-timeline', label: 'sandbox.timeline.title' },
  { id: 'result-breaks', label: 'plan.breaks.title' },
  { id: 'result-export', label: 'sandbox.export.title' },
  { id: 'result-entries', label: 'sandbox.entries.title' },
] as const;

function hasConcepts(entries: AnalysisEntry[]): boolean {
  return entries.some(({ concepts }) => concepts.length > 0);
}

function hasEvidence(entries: AnalysisEntry[]): boolean {
  return entries.some(({ concepts }) => concepts.some(({ evidence }) => evidence));
}

/** The frame that stands for the video: that of its longest scene, which is rarely its first frame. */
function posterOf({ scenes = [], thumbnails = [] }: AnalysisResponse): string | undefined {
  const [longest] = scenes.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const poster = thumbnails.find(({ timestamp }) => timestamp === longest?.keyFrame);
  return (poster ?? thumbnails[0])?.image;
}

export function AnalysisResult({ response }: { response: AnalysisResponse }) {
  const t = useText();
  const formats = useFormats();
  const player = usePlayer(response.videoUrl);
  const { filter, setFilter, clear, slider, filtered, matching, isFiltered } = useResultFilter(
    response.analysis,
  );
  const listed = useDeferredValue(matching, NO_ENTRIES);
  const breaks = useMemo(() => findBreaks(response), [response]);
  const canPlay = player.phase !== 'failed';
  const isSuccess = response.status === 'success';

  return (
    <PlayContext value={canPlay ? player.playFrom : null}>
      <section className={classes.result} aria-labelledby="analysis-result">
        <header>
          <div className={classes.title}>
            <h2 id="analysis-result">{t('sandbox.result.title')}</h2>
            {/* Any other status is shown as the server sent it. */}
            <span className={classes.status} data-tone={isSuccess ? 'good' : 'bad'}>
              {isSuccess ? t('sandbox.result.success') : response.status}
            </span>
          </div>
          <p className={classes.url}>{response.videoUrl}</p>
          {hasConcepts(response.analysis) ? (
            <nav aria-label={t('sandbox.result.sections')}>
              <ul className={classes.sections}>
                {SECTIONS.map(({ id, label }) => (
                  <li key={id}>
                    <a className={classes.section} href={`#${id}`}>
                      {t(label)}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
        </header>
        {response.partial?.length ? (
          <Banner tone="warn" message={t('sandbox.result.partial')}>
            {partialText(response.partial, t, formats)}
          </Banner>
        ) : null}
        {hasConcepts(response.analysis) ? <AtAGlance response={response} breaks={breaks} /> : null}
        <div className={classes.overview} data-plays={canPlay}>
          <VideoPlayer videoUrl={response.videoUrl} player={player} poster={posterOf(response)} />
          <ResultFacts response={response} />
        </div>
        {response.analysis.length > 0 ? (
          <FilterPanel
            entries={response.analysis}
            filter={filter}
            onChange={setFilter}
            onClear={clear}
            slider={slider}
            matchCount={matching.length}
          />
        ) : null}
        <ConceptTimeline response={response} filtered={filtered} player={player} />
        {hasConcepts(response.analysis) ? <AdBreaks response={response} breaks={breaks} /> : null}
        <SceneList response={response} />
        <ExportPanel response={response} matching={matching} isFiltered={isFiltered} />
        <div className={classes.entries}>
          <h3 id="result-entries" tabIndex={-1}>
            {t('sandbox.entries.title')}
          </h3>
          <ConfidenceLegend />
          {hasEvidence(response.analysis) ? (
            <p className={classes.hint}>{t('sandbox.evidence.hint')}</p>
          ) : null}
        </div>
        {isFiltered && matching.length === 0 ? (
          <NoMatches onClear={clear} />
        ) : listed.length === 0 && matching.length > 0 ? null : (
          <EntryList entries={listed} thumbnails={response.thumbnails} />
        )}
      </section>
    </PlayContext>
  );
}
