import { LatestPlanning } from '../stored/planning-scope';
import { useSandboxContext } from '../use-sandbox';
import { MomentsView } from './moments-view';

export function MomentsRoute() {
  const { stored, library, libraryState } = useSandboxContext();
  return (
    <LatestPlanning>
      <MomentsView stored={stored.all} library={library} state={libraryState} />
    </LatestPlanning>
  );
}
