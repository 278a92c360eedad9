import { reloadUnasked, wouldReloadLose } from '@/lib/leave-guard';
import { reachesNetwork } from '@/lib/connection';
import { isPageTouched, watchTouches } from '@/lib/touched';
import { createMissingChunkRescue } from './missing-chunk';

const TRIED = 'scenecue.reloaded-builds';

/** The first script of the page has a name of its own in each build. */
const build = () => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

/** The one of this tab. */
export const chunkRescue = createMissingChunkRescue({
  build,
  tried: {
    read: () => (sessionStorage.getItem(TRIED) ?? '').split(' '),
    write: (builds) => sessionStorage.setItem(TRIED, builds.join(' ')),
  },
  isTouched: () => wouldReloadLose() || isPageTouched(),
  reachesNetwork,
  reload: reloadUnasked,
});

/** From now on a part that a deployment took away leads to one reload. To be called once, before the first render. */
export function rescueMissingChunks(): void {
  watchTouches();
  addEventListener('vite:preloadError', chunkRescue.onMissing);
}
