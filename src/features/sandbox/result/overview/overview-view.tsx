import { EntryList } from '../entries/entry-list';
import type { ResultViewProps } from '../result-view';
import { AtAGlance } from './at-a-glance';

/** The answer to a planner, what the video is about, its best breaks, and its concepts by timestamp. */
export function OverviewView({ response, suitability, player }: ResultViewProps) {
  return (
    <>
      <AtAGlance suitability={suitability} player={player} />
      <EntryList entries={response.analysis} thumbnails={response.thumbnails} />
    </>
  );
}
