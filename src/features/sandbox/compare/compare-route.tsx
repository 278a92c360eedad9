import { LatestPlanning } from '../stored/planning-scope';
import { useSandboxContext } from '../use-sandbox';
import { CompareView } from './compare-view';

export function CompareRoute() {
  const { stored, library, libraryState } = useSandboxContext();
  return (
    <LatestPlanning>
      <CompareView stored={stored.all} library={library} state={libraryState} />
    </LatestPlanning>
  );
}
