import { useDeferredValue, useRef, useState } from 'react';
import type { AnalysisEntry, AnalysisResponse } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { Banner } from '@/ui/feedback/banner';
import { useFormats } from '@/ui/use-formats';
import classes from './analysis-result.module.css';
import { ResultDetails } from './details/result-details';
import { ExportPanel } from './export/export-panel';
import { FilterPanel } from './filter/filter-panel';
import { useResultFilter } from './filter/result-filter';
import { BackgroundStart } from './form/background-start';
import { canBeCompleted, isWhole, partialText } from './partial-text';
import { AdBreaks } from './plan/ad-breaks';
import { AtAGlance } from './plan/at-a-glance';
import { BriefPanel } from './plan/brief-panel';
import { PlanContext } from './plan/plan-context';
import { ProfilePanel } from './plan/profile-panel';
import { SceneList } from './plan/scene-list';
import { usePlanning } from './plan/use-planning';
import { AtThisMoment } from './player/at-this-moment';
import { useDocking } from './player/use-docking';
import { PlayContext, usePlayer } from './player/use-player';
import { VideoPlayer } from './player/video-player';
import { posterOf } from './poster';
import { ResultHeader } from './result-header';
import type { StoredPlace } from './stored/place-of';
import { StoredResultNote } from './stored/stored-result-note';
import { ConceptTimeline } from './timeline/concept-timeline';
import { TopicList } from './topics/topic-list';
import { TrackRunContext, type TrackRun } from './transcript/track-run';
import { SpeechHint } from './transcript/speech-hint';
import { TranscriptPanel } from './transcript/transcript-panel';
import { useBackCloses } from './use-back-closes';
import { useFocusInPlace } from './use-focus-in-place';

/** Rendered first, because there may be hundreds of entries. */
const NO_ENTRIES: AnalysisEntry[] = [];

/** The headings with a link at the top: a long result has hundreds of tab stops. */
const SECTIONS = [
  { id: 'result-glance', label: 'plan.glance.title' },
  { id: 'result-brief', label: 'plan.brief.title' },
  { id: 'result-transcript', label: 'sandbox.transcript.title' },
  { id: 'result-filter', label: 'sandbox.filter.title' },
  { id: 'result-timeline', label: 'sandbox.timeline.title' },
  { id: 'result-breaks', label: 'plan.breaks.title' },
  { id: 'result-topics', label: 'result.topics' },
  { id: 'result-profile', label: 'plan.profile.title' },
  { id: 'result-scenes', label: 'plan.scenes.title' },
  { id: 'result-details', label: 'result.details' },
  { id: 'result-entries', label: 'sandbox.entries.title' },
] as const;

function hasConcepts(entries: AnalysisEntry[]): boolean {
  return entries.some(({ concepts }) => concepts.length > 0);
}

interface AnalysisResultProps {
  response: AnalysisResponse;
  /** The user's own title for the video. */
  title: string | undefined;
  /** When the analysis was made, in ms since 1970; missing for a new result. */
  analyzedAt: number | undefined;
  /** Where the result is stored. */
  place: StoredPlace;
  /** Closes a stored result; for a new one, the button is beside the message above. */
  onClose: () => void;
  /** Called when Back has left the result. */
  onBack: () => void;
  /** Opens the form, which is above. */
  onNewAnalysis: () => void;
  /** Queues the video again, as in `BackgroundStart`; null where that would not yield more. */
  onBackground: (() => Promise<boolean>) | null;
  trackRun: TrackRun;
  /** Analyzes the video again, with its speech. */
  onTranscribe: () => void;
}

export function AnalysisResult({
  response,
  title,
  analyzedAt,
  place,
  onClose,
  onBack,
  onNewAnalysis,
  onBackground,
  trackRun,
  onTranscribe,
}: AnalysisResultProps) {
  const t = useText();
  const formats = useFormats();
  useBackCloses(onBack);
  const area = useRef<HTMLElement>(null);
  useFocusInPlace(area);
  const player = usePlayer(response.videoUrl);
  const docking = useDocking(player.phase === 'open');
  const { planning, suitability } = usePlanning(response, title);
  // For the long parts that show the plan: an interaction does not wait for them.
  const settled = useDeferredValue(planning);
  // With the corrected labels, so that what is shown and exported is what the plan is based on.
  const shown = planning.plan.response;
  const { filter, change, clear, slider, filtered, matching, isFiltered } = useResultFilter(shown.analysis);
  const listed = useDeferredValue(matching, NO_ENTRIES);
  const [madeAt] = useState(() => analyzedAt ?? Date.now());
  const canPlay = player.phase !== 'failed';
  const poster = posterOf(response);
  const isFilled = hasConcepts(response.analysis);
  const { transcript } = response;
  const missing = new Set<string>([
    ...(planning.plan.scenes.length > 0 ? [] : ['result-scenes']),
    ...(transcript ? [] : ['result-transcript']),
  ]);

  return (
    <PlayContext value={canPlay ? player.playFrom : null}>
      {analyzedAt === undefined ? null : (
        <StoredResultNote analyzedAt={analyzedAt} place={place} onClose={onClose} />
      )}
      <section ref={area} className={classes.result} aria-labelledby="analysis-result">
        <ResultHeader
          response={response}
          hasPlan={isFilled}
          player={player}
          docking={docking}
          onNewAnalysis={onNewAnalysis}
        />
        <div className={classes.about}>
          {title === undefined ? null : (
            <p className={classes.name} dir="auto">
              {title}
            </p>
          )}
          <p className={classes.url}>{response.videoUrl}</p>
          {isFilled ? (
            <nav aria-label={t('sandbox.result.sections')}>
              <ul className={classes.sections}>
                {SECTIONS.filter(({ id }) => !missing.has(id)).map(({ id, label }) => (
                  <li key={id}>
                    <a className={classes.section} href={`#${id}`}>
                      {t(label)}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
        </div>
        {response.partial?.length ? (
          <Banner
            tone="warn"
            message={t(isWhole(response.coverage) ? 'partial.incomplete' : 'partial.title')}
          >
            {partialText(response.partial, t, formats)}
          </Banner>
        ) : null}
        {onBackground && canBeCompleted(response.partial) ? (
          <BackgroundStart onStart={onBackground} isInResult />
        ) : null}
        {suitability.status === 'refused' ? (
          <Banner tone="bad" message={t('plan.refused')}>
            {t('plan.refused-help')}
          </Banner>
        ) : null}
        {isFilled ? <AtAGlance suitability={suitability} /> : null}
        {isFilled ? <BriefPanel planning={planning} settled={settled} /> : null}
        <div className={classes.overview} data-plays={canPlay}>
          <VideoPlayer
            videoUrl={response.videoUrl}
            player={player}
            docking={docking}
            poster={poster?.image}
          />
          {isFilled && canPlay ? <AtThisMoment plan={planning.plan} player={player} /> : null}
        </div>
        {transcript ? (
          <TrackRunContext value={trackRun}>
            <TranscriptPanel transcript={transcript} response={response} title={title} player={player} />
          </TrackRunContext>
        ) : (
          <SpeechHint response={response} onTranscribe={onTranscribe} />
        )}
        {response.analysis.length > 0 ? (
          <FilterPanel
            entries={shown.analysis}
            filter={filter}
            onChange={change}
            onClear={clear}
            slider={slider}
            matchCount={matching.length}
          />
        ) : null}
        <div className={classes.panels}>
          <PlanContext value={planning.plan}>
            <ConceptTimeline response={shown} filtered={filtered} player={player} />
          </PlanContext>
          {isFilled ? <AdBreaks planning={settled} player={player} analyzedAt={madeAt} /> : null}
          {isFilled ? (
            <PlanContext value={settled.plan}>
              <TopicList response={shown} leastConfidence={settled.plan.choices.profile.leastConfidence} />
            </PlanContext>
          ) : null}
          {isFilled ? <ProfilePanel suitability={suitability} /> : null}
          <SceneList planning={settled} />
          <ResultDetails
            response={shown}
            entries={listed}
            filtered={filtered}
            hasNoMatch={isFiltered && matching.length === 0}
            isPending={listed.length === 0 && matching.length > 0}
            onClear={clear}
          />
          <ExportPanel
            response={shown}
            title={title}
            filtered={filtered}
            matchCount={matching.length}
            isFiltered={isFiltered}
          />
        </div>
      </section>
    </PlayContext>
  );
}
