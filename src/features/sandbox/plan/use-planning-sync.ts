import { createContext, use, useEffect } from 'react';
import { useOptionalStore } from '@/lib/use-optional-store';
import type { PlanningSync, PlanningSyncStatus } from '@/data/planning/planning-sync';

/** Null until it is loaded, and when no user is signed in. */
export const PlanningSyncContext = createContext<PlanningSync | null>(null);

/**
 * Reads repeatedly what the user's other devices plan for these videos, while the component is shown. Changes arrive as
 * changes of the stored planning.
 *
 * @returns null until it is loaded
 */
export function usePlanningSync(videoUrls: readonly string[]): PlanningSyncStatus | null {
  const sync = use(PlanningSyncContext);
  const list = JSON.stringify(videoUrls);
  useEffect(() => sync?.follow(JSON.parse(list) as string[]), [sync, list]);
  return useOptionalStore(sync, null)?.status ?? null;
}
