import { Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { useEffect, useRef, type ComponentType, type FocusEvent, type KeyboardEvent } from 'react';
import { useText } from '@/i18n/use-text';
import { BreaksView } from './breaks/breaks-view';
import { DetailsView } from './details/details-view';
import { lazyView } from './lazy-view';
import { OverviewView } from './overview/overview-view';
import { PlayerSide } from './player/player-side';
import { posterOf } from './poster';
import { RESULT_VIEWS, viewOf, type ResultView, type ResultViewProps } from './result-view';
import { ScenesView } from './scenes/scenes-view';
import { SuitabilityView } from './suitability/suitability-view';
import { TimelineView } from './timeline/timeline-view';
import { WindowsView } from './windows/windows-view';
import classes from './result-tabs.module.css';

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

/** Without concepts there is no plan. */
const WITHOUT_PLAN: readonly ResultView[] = ['overview', 'details'];

/** Keeps the tab of the view on the screen: what was above it may have closed, and the tabs are one line, which scrolls. */
function useShownTab(view: ResultView) {
  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = tabs.current?.querySelector('[aria-selected="true"]');
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [view]);
  return tabs;
}

/** Arrow keys along the tabs, or those of a remote, are one change: Back leads to the view where they began. */
function useArrowKeys() {
  const last = useRef({ isArrow: false, hasChanged: false });
  const handlers = {
    onKeyDownCapture: ({ key }: KeyboardEvent) => {
      last.current.isArrow = key.startsWith('Arrow');
    },
    onPointerDownCapture: () => {
      last.current.isArrow = false;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) last.current.hasChanged = false;
    },
  };
  /** @returns whether a change continues that of the arrow key before */
  function continues(): boolean {
    const { isArrow, hasChanged } = last.current;
    last.current.hasChanged = isArrow;
    return isArrow && hasChanged;
  }
  return { handlers, continues };
}

interface ResultTabsProps {
  view: ResultView;
  /** Whether Back leads from it to the view before. */
  onChange: (view: ResultView, change: { pushes: boolean }) => void;
  hasPlan: boolean;
  ofView: ResultViewProps;
}

/** The views of a result as tabs, and its player beside them. */
export function ResultTabs({ view, onChange, hasPlan, ofView }: ResultTabsProps) {
  const t = useText();
  const tabs = useShownTab(view);
  const { handlers, continues } = useArrowKeys();
  const { response, player, planning } = ofView;
  const views = hasPlan ? RESULT_VIEWS : WITHOUT_PLAN;
  return (
    <Tabs
      value={view}
      onChange={(name) => onChange(viewOf(name), { pushes: !continues() })}
      keepMounted={false}
    >
      <Tabs.List
        {...handlers}
        ref={tabs}
        className={classes.tabs ?? ''}
        aria-label={t('sandbox.result.sections')}
      >
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
            plan={hasPlan ? planning.plan : null}
          />
        </div>
        <div>
          {views.map((name) => {
            const View = VIEWS[name];
            return (
              <Tabs.Panel key={name} value={name} className={classes.view}>
                <View {...ofView} />
              </Tabs.Panel>
            );
          })}
        </div>
      </div>
    </Tabs>
  );
}
