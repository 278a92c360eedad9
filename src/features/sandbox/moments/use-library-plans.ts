import { useEffect, useRef, useState } from 'react';
import type { AnalysisResponse } from '@/contracts/analysis';
import type { LibraryProgram } from '@/targeting/library-moments';
import { planOf, type MediaPlan, type PlanChoices } from '@/targeting/plan';

/** A program of the library before it is planned. */
export interface UnplannedProgram {
  id: string;
  name: string;
  response: AnalysisResponse;
  choices: PlanChoices;
}

/** Time in ms after which planning lets the page react. */
const SLICE_MS = 40;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Plans all programs in slices, so that the page stays usable. What has not changed is not planned again.
 *
 * @param unplanned the same array as long as nothing in it changes
 * @returns the plans of the last complete round, and whether another one is under way
 */
export function useLibraryPlans(unplanned: readonly UnplannedProgram[]): {
  programs: readonly LibraryProgram[];
  isPlanning: boolean;
} {
  const [planned, setPlanned] = useState<{
    of: readonly UnplannedProgram[];
    programs: readonly LibraryProgram[];
  }>({ of: [], programs: [] });
  const known = useRef(new Map<string, { of: UnplannedProgram; plan: MediaPlan }>());

  useEffect(() => {
    let isCurrent = true;
    async function planAll() {
      const programs: LibraryProgram[] = [];
      let sliceStart = performance.now();
      for (const each of unplanned) {
        const before = known.current.get(each.id);
        const isSame = before?.of.response === each.response && before.of.choices === each.choices;
        const plan = isSame ? before.plan : planOf(each.response, each.choices);
        known.current.set(each.id, { of: each, plan });
        programs.push({ id: each.id, name: each.name, plan });
        if (performance.now() - sliceStart < SLICE_MS) continue;
        await nextTask();
        if (!isCurrent) return;
        sliceStart = performance.now();
      }
      setPlanned({ of: unplanned, programs });
    }
    void planAll();
    return () => {
      isCurrent = false;
    };
  }, [unplanned]);

  return { programs: planned.programs, isPlanning: planned.of !== unplanned };
}
