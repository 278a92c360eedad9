import { useCallback, useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { analysisResponseSchema, type AnalysisResponse } from '@/contracts/analysis';
import type { PersonsVault, RecordKind } from '@/lib/device-vault';

/** A response that this device stores for one user. */
export interface StoredAnalysis {
  id: string;
  /** In ms since 1970. */
  analyzedAt: number;
  /** Approximate, in bytes. */
  size: number;
  /** As the person has called it; not stored with it. */
  title?: string | undefined;
  /** Of an analysis of the library, whose id this is then: the attempt that the response belongs to. */
  attempt?: number | undefined;
  response: AnalysisResponse;
}

/** `analyzedAt`: in ms since 1970. */
export type OpenedFrom = Required<Pick<StoredAnalysis, 'id' | 'analyzedAt' | 'attempt'>>;

/** The analyses of one user on this device, the last stored first. Every method resolves with the list after it. */
export interface StoredAnalyses {
  list(): Promise<StoredAnalysis[]>;
  /**
   * @param from the analysis of the library whose result was opened
   * @throws DOMException where the browser cannot store
   */
  add(response: AnalysisResponse, from?: OpenedFrom): Promise<StoredAnalysis[]>;
  remove(id: string): Promise<StoredAnalysis[]>;
  /** Puts a removed one back into its place. */
  restore(analysis: StoredAnalysis): Promise<StoredAnalysis[]>;
  clear(): Promise<StoredAnalysis[]>;
}

/** Those that were stored first are deleted first. */
export const MAX_STORED = 20;
/** In bytes, all together: one response may have about 5 MB. */
export const MAX_BYTES = 30_000_000;

const storedAnalysisSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  analyzedAt: v.pipe(v.number(), v.integer(), v.minValue(0)),
  size: v.pipe(v.number(), v.minValue(0)),
  attempt: v.optional(v.number()),
  response: analysisResponseSchema,
});

const ANALYSES: RecordKind<StoredAnalysis[]> = {
  name: 'analyses',
  version: 1,
  // Drops invalid items.
  parse(value) {
    if (!Array.isArray(value)) return undefined;
    return value.flatMap((item) => {
      const read = v.safeParse(storedAnalysisSchema, item);
      return read.success ? [read.output] : [];
    });
  },
};

/** The same record, without the time that it takes to check every response. */
const COUNT_OF_ANALYSES: RecordKind<number> = {
  name: ANALYSES.name,
  version: ANALYSES.version,
  parse: (value) =>
    Array.isArray(value)
      ? value.filter((item: Partial<StoredAnalysis> | null) => item?.attempt === undefined).length
      : undefined,
};

/** How many analyses this device has that the library on the server has not. */
export const countUnsharedAnalyses = async (vault: PersonsVault): Promise<number> =>
  (await vault.read(COUNT_OF_ANALYSES)) ?? 0;

/** The last stored that fit into the limits. */
function withinLimits(all: readonly StoredAnalysis[]): StoredAnalysis[] {
  let bytes = 0;
  const isOver = ({ size }: StoredAnalysis) => (bytes += size) > MAX_BYTES;
  const end = all.findIndex(isOver);
  return all.slice(0, Math.min(MAX_STORED, end === -1 ? all.length : end));
}

/** @param now the time in ms since 1970 */
export function createStoredAnalyses(vault: PersonsVault, now: () => number = Date.now): StoredAnalyses {
  async function change(next: (all: StoredAnalysis[]) => StoredAnalysis[]): Promise<StoredAnalysis[]> {
    let changed: StoredAnalysis[] = [];
    await vault.update(ANALYSES, (all = []) => {
      changed = next(all);
      return changed.length > 0 ? changed : null;
    });
    return changed;
  }

  return {
    list: async () => (await vault.read(ANALYSES)) ?? [],
    add: (response, from) => {
      const size = JSON.stringify(response).length;
      if (size > MAX_BYTES) return change((all) => all);
      const analysis = { id: crypto.randomUUID(), analyzedAt: now(), ...from, size, response };
      return change((all) => withinLimits([analysis, ...all.filter(({ id }) => id !== analysis.id)]));
    },
    remove: (id) => change((all) => all.filter((analysis) => analysis.id !== id)),
    restore: (analysis) =>
      change((all) =>
        withinLimits(
          [...all.filter(({ id }) => id !== analysis.id), analysis].sort(
            (a, b) => b.analyzedAt - a.analyzedAt,
          ),
        ),
      ),
    clear: () => change(() => []),
  };
}

/** The stored analyses of the signed-in user; empty where the browser cannot store. */
export function useStoredAnalyses(vault: PersonsVault | null) {
  const [all, setAll] = useState<StoredAnalysis[]>([]);
  const stored = useMemo(() => vault && createStoredAnalyses(vault), [vault]);

  const follow = useCallback((change: Promise<StoredAnalysis[]> | undefined) => {
    change?.then(setAll, (error: unknown) =>
      console.error('Storing the analyses on this device failed', error),
    );
  }, []);

  useEffect(() => follow(stored?.list()), [stored, follow]);

  const add = useCallback(
    (response: AnalysisResponse, from?: OpenedFrom) => follow(stored?.add(response, from)),
    [stored, follow],
  );
  const remove = useCallback((id: string) => follow(stored?.remove(id)), [stored, follow]);
  const restore = useCallback(
    (analysis: StoredAnalysis) => follow(stored?.restore(analysis)),
    [stored, follow],
  );
  const clear = useCallback(() => follow(stored?.clear()), [stored, follow]);
  return { all, add, remove, restore, clear };
}
