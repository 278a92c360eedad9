import { Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { useRef, type ComponentType, type FocusEvent, type KeyboardEvent } from 'react';
import { useText } from '@/i18n/use-text';
import { TabLine } from '../tab-line';
import { BreaksView } from './breaks/breaks-view';
import { DetailsView } from './details/details-view';
import { lazyView } from './lazy-view';
import { OverviewView } from './overview/overview-view';
import { PlayerSide } from './player/player-side';
import { posterOf } from './poster';
import { viewOf, viewsOf, type ResultView, type ResultViewProps } from './result-view';
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
  const { handlers, continues } = useArrowKeys();
  const { response, player, planning } = ofView;
  const views = viewsOf(hasPlan);
  return (
    <Tabs
      value={view}
      onChange={(name) => onChange(viewOf(name, hasPlan), { pushes: !continues() })}
      keepMounted={false}
    >
      <TabLine {...handlers} current={view} aria-label={t('sandbox.result.sections')}>
        {views.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {t(`result.view.${name}`)}
          </Tabs.Tab>
        ))}
      </TabLine>
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
