import { useSandboxContext } from '../use-sandbox';
import { CompareView } from './compare-view';

export function CompareRoute() {
  const { stored, library, libraryState } = useSandboxContext();
  return <CompareView stored={stored.all} library={library} state={libraryState} />;
}
