import { Alert, Tabs } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Tabs.layer.css';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useDeferredValue, useEffect, useRef, type ComponentType } from 'react';
import { useSearchParams } from 'wouter';
import type { AnalysisResponse } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { useFormats } from '@/ui/use-formats';
import { BreaksView } from './breaks/breaks-view';
import { BriefBar } from './brief/brief-bar';
import { DetailsView } from './details/details-view';
import { asShown } from '../as-shown';
import { MODEL_SAYS, useDeviceSwitch } from '../device-switch';
import type { StoredPlace } from '../stored/place-of';
import { OverviewView } from './overview/overview-view';
import { PartialNote } from './partial-note';
import { EarlierPlanNote } from './plan/earlier-plan-note';
import { PlanContext } from './plan/plan-context';
import { ModelSwitch } from './model-switch';
import { usePlanning } from './plan/use-planning';
import { PlayerSide } from './player/player-side';
import { PlayContext, usePlayer } from './player/use-player';
import { usePlayhead } from './player/use-position';
import { posterOf } from './poster';
import { useReport } from './report/report-button';
import { lazyView } from './lazy-view';
import { ResultHeader } from './result-header';
import { RESULT_VIEWS, viewOf, type ResultView, type ResultViewProps } from './result-view';
import { ScenesView } from './scenes/scenes-view';
import { SuitabilityView } from './suitability/suitability-view';
import { TimelineView } from './timeline/timeline-view';
import type { TrackRun } from './transcript/track-run';
import { WindowsView } from './windows/windows-view';
import { useFocusInPlace } from './use-focus-in-place';
import classes from './result-page.module.css';

const VIEWS: Record<ResultView, ComponentType<ResultViewProps>> = {
  overview: OverviewView,
  breaks: BreaksView,
  spots: lazyView('spots'),
  windows: WindowsView,
  scenes: ScenesView,
  suitability: SuitabilityView,
  timeline: TimelineView,
  details: DetailsView,
};

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

/** Keeps the tab of the view on the screen: what was above it may have closed, and on a phone the tabs are one line. */
function useShownTab(view: ResultView) {
  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = tabs.current?.querySelector('[aria-selected="true"]');
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [view]);
  return tabs;
}

/** A result: its player at the side, and its views as tabs. The address says which view is shown. */
export function ResultPage(props: ResultPageProps) {
  const { response, title, analyzedAt, isNew, place, onRename, onBackground, trackRun, onTranscribe } = props;
  const t = useText();
  const { moment } = useFormats();
  const [search, setSearch] = useSearchParams();
  const view = viewOf(search.get('view'));
  const setParameter = (name: 'view' | 't', value: string) =>
    setSearch(
      (before) => {
        before.set(name, value);
        return before;
      },
      { replace: true },
    );
  const area = useRef<HTMLElement>(null);
  useFocusInPlace(area);
  const tabs = useShownTab(view);
  const player = usePlayer(response.videoUrl, Number(search.get('t') ?? 0) * 1000);
  usePlayhead(player.video, (positionMs) => setParameter('t', (positionMs / 1000).toFixed(1)));
  const [showsModel, setShowsModel] = useDeviceSwitch(MODEL_SAYS);
  const { planning, suitability } = usePlanning(asShown(response, showsModel), title);
  const settled = useDeferredValue(planning);
  const shown = planning.plan.response;
  const isFilled = response.analysis.some(({ concepts }) => concepts.length > 0);
  // Here, not only in the view with its button: the network may be gone by then.
  useReport();
  // Without concepts there is no plan.
  const views = isFilled ? RESULT_VIEWS : (['overview', 'details'] as const);
  const canPlay = player.phase !== 'failed';

  const viewProps: ResultViewProps = {
    response: shown,
    title,
    analyzedAt,
    planning,
    settled,
    suitability,
    player,
    trackRun,
    onTranscribe,
  };
  return (
    <PlayContext value={canPlay ? player.playFrom : null}>
      <PlanContext value={settled.plan}>
        <section ref={area} className={classes.result} aria-labelledby="analysis-result">
          <ResultHeader
            response={response}
            title={title}
            onRename={onRename}
            stored={isNew ? null : t(`sandbox.recent.opened.${place}`, { when: moment(analyzedAt) })}
          />
          {isNew ? <EarlierPlanNote planning={planning} /> : null}
          <PartialNote response={response} onBackground={onBackground} />
          {suitability.status === 'refused' ? (
            <Alert color="red" icon={<IconAlertTriangle aria-hidden="true" />} title={t('plan.refused')}>
              {t('plan.refused-help')}
            </Alert>
          ) : null}
          {response.understanding && isFilled ? (
            <ModelSwitch understanding={response.understanding} isOn={showsModel} onChange={setShowsModel} />
          ) : null}
          {isFilled ? <BriefBar planning={planning} settled={settled} view={view} /> : null}
          <Tabs value={view} onChange={(name) => setParameter('view', viewOf(name))} keepMounted={false}>
            <Tabs.List ref={tabs} className={classes.tabs ?? ''} aria-label={t('sandbox.result.sections')}>
              {views.map((name) => (
                <Tabs.Tab key={name} value={name}>
                  {t(`result.view.${name}`)}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            <div className={classes.workspace}>
              <div className={classes.side}>
                <PlayerSide
                  videoUrl={response.videoUrl}
                  player={player}
                  poster={posterOf(response)?.image}
                  plan={isFilled ? planning.plan : null}
                />
              </div>
              <div>
                {views.map((name) => {
                  const View = VIEWS[name];
                  return (
                    <Tabs.Panel key={name} value={name} className={classes.view}>
                      <View {...viewProps} />
                    </Tabs.Panel>
                  );
                })}
              </div>
            </div>
          </Tabs>
        </section>
      </PlanContext>
    </PlayContext>
  );
}
