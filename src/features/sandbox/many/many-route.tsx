import { useSandboxContext } from '../use-sandbox';
import { ManyView } from './many-view';

export function ManyRoute() {
  const { library, libraryState, asked, listDraft, setListDraft } = useSandboxContext();
  return (
    <ManyView library={library} state={libraryState} words={asked} draft={listDraft} onDraft={setListDraft} />
  );
}
