import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useMemo, type ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { AppRoot } from '@/app/app-root';
import { ADA, createMemoryServices } from '@/app/testing/memory-services';
import type { AnalysisResponse } from '@/contracts/analysis';
import type { AnalysisItem } from '@/data/analyses/analysis-item';
import type { AnalysisLibrary, LibraryState } from '@/data/analyses/library-state';
import { useLibrary } from '../library/use-library';
import { PlanningContext } from '../result/plan/use-stored-planning';
import { useStoredAnalyses, type StoredAnalysis } from '../stored/stored-analyses';

interface Shown {
  library: AnalysisLibrary | null;
  state: LibraryState;
  stored: ReturnType<typeof useStoredAnalyses>;
}

interface StoredWorld {
  /** The analyses on the server; the function does not run them. */
  items?: AnalysisItem[];
  /** Their results, by the ID of the analysis. */
  results?: Record<string, AnalysisResponse>;
  /** The analyses on the device. */
  stored?: StoredAnalysis[];
  isRemembered?: boolean;
  /** With the query. */
  path?: string;
  plan?: (planning: ReturnType<typeof createMemoryServices>['planning']) => void;
}

/** Shows a view of what is stored, with ports in memory: the whole Sandbox takes far longer to render. */
export async function showStored(
  view: (shown: Shown) => ReactNode,
  { items = [], results = {}, stored = [], isRemembered = true, path = '/', plan }: StoredWorld = {},
) {
  history.replaceState(null, '', path);
  const records = stored.length > 0 ? { 'ada/analyses': { version: 1, value: stored } } : {};
  const memory = createMemoryServices({ isRemembered, records });
  const { services, analyses } = memory;
  analyses.isIdle = true;
  analyses.items = items;
  for (const [id, result] of Object.entries(results)) analyses.results.set(id, result);
  const parts = ['dashboard', 'sandbox', 'plan', 'library', 'many', 'moments', 'audit'] as const;
  await Promise.all(parts.map(services.language.need));
  plan?.(memory.planning);
  const planning = await services.openPlanning(ADA.uid);

  function View() {
    const { library, state } = useLibrary(services.openLibrary, ADA.uid);
    const device = useMemo(() => services.vault.of(ADA.uid), []);
    return view({ library, state, stored: useStoredAnalyses(device) });
  }

  const shown = render(
    <AppRoot services={services} isReloading={createStore(() => false)}>
      <PlanningContext value={planning}>
        <View />
      </PlanningContext>
    </AppRoot>,
  );
  onTestFinished(() => {
    shown.unmount();
    memory.close();
  });
  return { ...memory, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
