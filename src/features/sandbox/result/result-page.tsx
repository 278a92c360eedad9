import { Alert } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useDeferredValue, useRef } from 'react';
import type { AnalysisResponse } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { useFormats } from '@/ui/use-formats';
import { BriefBar } from './brief/brief-bar';
import { asShown } from '../as-shown';
import { MODEL_SAYS, useDeviceSwitch } from '../device-switch';
import type { StoredPlace } from '../stored/place-of';
import { nameOfProgram } from '@/targeting/program-facts';
import { programName } from '../program-title';
import { useAddressValue } from '../use-address-value';
import { PartialNote } from './partial-note';
import { EarlierPlanNote } from './plan/earlier-plan-note';
import { PlanContext } from './plan/plan-context';
import { ModelSwitch } from './model-switch';
import { usePlanning } from './plan/use-planning';
import { PlayContext, usePlayer } from './player/use-player';
import { usePlayhead } from './player/use-position';
import { useReport } from './report/report-button';
import { ResultHeader } from './result-header';
import { ResultTabs } from './result-tabs';
import { FIRST_VIEW, viewOf } from './result-view';
import type { TrackRun } from './transcript/track-run';
import { useFocusInPlace } from './use-focus-in-place';
import classes from './result-page.module.css';

interface ResultPageProps {
  response: AnalysisResponse;
  /** The user's own name for the program. */
  title: string | undefined;
  /** In ms since 1970. */
  analyzedAt: number;
  /** Whether this page has just received it. */
  isNew: boolean;
  place: StoredPlace;
  onRename: (title: string) => Promise<void>;
  /** Queues the video again, as in `BackgroundStart`; null where that would not yield more. */
  onBackground: (() => Promise<boolean>) | null;
  trackRun: TrackRun;
  /** Analyzes the video again, with its speech. */
  onTranscribe: () => void;
}

/** The player of a result, and its position in the address. */
function usePlayerInAddress({ videoUrl, durationMs = Number.MAX_SAFE_INTEGER }: AnalysisResponse) {
  const [seconds, setSeconds] = useAddressValue('t');
  const atMs = Number(seconds) * 1000;
  const player = usePlayer(videoUrl, Number.isFinite(atMs) ? Math.min(Math.max(atMs, 0), durationMs) : 0);
  usePlayhead(player.video, (positionMs) => setSeconds((positionMs / 1000).toFixed(1)));
  return player;
}

/** The server refuses what was planned last. */
function PlanRefused() {
  const t = useText();
  return (
    <Alert color="red" icon={<IconAlertTriangle aria-hidden="true" />} title={t('plan.refused')}>
      {t('plan.refused-help')}
    </Alert>
  );
}

/** A result: its brief and its views. The address says which view is shown, and Back leads to the view before it. */
export function ResultPage(props: ResultPageProps) {
  const { response, title, analyzedAt, isNew, place, onRename, onBackground, trackRun, onTranscribe } = props;
  const t = useText();
  const { moment } = useFormats();
  const [viewName, setViewName] = useAddressValue('view');
  const isFilled = response.analysis.some(({ concepts }) => concepts.length > 0);
  const view = viewOf(viewName, isFilled);
  const area = useRef<HTMLElement>(null);
  useFocusInPlace(area);
  const player = usePlayerInAddress(response);
  const [showsModel, setShowsModel] = useDeviceSwitch(MODEL_SAYS);
  const { planning, suitability } = usePlanning(asShown(response, showsModel), title);
  const settled = useDeferredValue(planning);
  // Here, not only in the view with its button: the network may be gone by then.
  useReport();
  const { plan } = planning;
  const otherName = programName(
    nameOfProgram({ response: plan.response, choices: { program: plan.choices.program } }),
    response.videoUrl,
  );
  const shown = {
    response: plan.response,
    title: nameOfProgram(plan),
    analyzedAt,
    planning,
    settled,
    suitability,
  };

  return (
    <PlayContext value={player.phase === 'failed' ? null : player.playFrom}>
      <PlanContext value={settled.plan}>
        <section ref={area} className={classes.result} aria-labelledby="analysis-result">
          <ResultHeader
            response={response}
            title={title}
            otherName={otherName}
            onRename={onRename}
            stored={isNew ? null : t(`sandbox.recent.opened.${place}`, { when: moment(analyzedAt) })}
          />
          {isNew ? <EarlierPlanNote planning={planning} /> : null}
          <PartialNote response={response} onBackground={onBackground} isFolded={view !== FIRST_VIEW} />
          {suitability.status === 'refused' ? <PlanRefused /> : null}
          {response.understanding && isFilled ? (
            <ModelSwitch understanding={response.understanding} isOn={showsModel} onChange={setShowsModel} />
          ) : null}
          {isFilled ? <BriefBar planning={planning} settled={settled} view={view} /> : null}
          <ResultTabs
            view={view}
            onChange={(next, change) => setViewName(next === FIRST_VIEW ? null : next, change)}
            hasPlan={isFilled}
            ofView={{ ...shown, player, trackRun, onTranscribe }}
          />
        </section>
      </PlanContext>
    </PlayContext>
  );
}
