import { use, useMemo, type ReactNode } from 'react';
import type { LibraryItem } from '@/data/analyses/library-state';
import { PlanningContext } from '../result/plan/use-stored-planning';
import { useSandboxContext } from '../use-sandbox';
import { planningOnDevice } from './planning-on-device';
import type { StoredAnalysis } from './stored-analyses';

interface PlanningScopeProps {
  /** The videos whose shown result is only on this device: what is planned for them stays there, too. */
  videoUrls: readonly string[];
  children: ReactNode;
}

/** Keeps the planning of some videos on this device. */
export function PlanningScope({ videoUrls, children }: PlanningScopeProps) {
  const account = use(PlanningContext);
  const { device, stored, isRemembered } = useSandboxContext();
  const urlsOf = (urls: readonly string[]) => JSON.stringify([...new Set(urls)].toSorted());
  // Another object would read every part again.
  const here = urlsOf(videoUrls);
  const all = urlsOf(stored.all.map(({ response }) => response.videoUrl));
  const planning = useMemo(() => {
    const setOf = (urls: string) => new Set(JSON.parse(urls) as string[]);
    return (
      account &&
      device &&
      planningOnDevice(account, setOf(here), { vault: device, isKept: isRemembered, stored: setOf(all) })
    );
  }, [account, device, isRemembered, here, all]);
  return <PlanningContext value={planning}>{children}</PlanningContext>;
}

/** The videos whose latest result is only on this device. */
function urlsOnlyHere(
  stored: readonly StoredAnalysis[],
  items: readonly Pick<LibraryItem, 'url' | 'updatedAt'>[],
): string[] {
  const latest = (url: string) =>
    Math.max(0, ...items.filter((item) => item.url === url).map(({ updatedAt }) => Date.parse(updatedAt)));
  return stored
    .filter(({ analyzedAt, response }) => analyzedAt >= latest(response.videoUrl))
    .map(({ response }) => response.videoUrl);
}

/** Pages of several programs show the latest result of each video, and plan it where it is. */
export function LatestPlanning({ children }: { children: ReactNode }) {
  const { stored, libraryState } = useSandboxContext();
  return <PlanningScope videoUrls={urlsOnlyHere(stored.all, libraryState.items)}>{children}</PlanningScope>;
}
