import * as v from 'valibot';
import { analysisResponseSchema, type AnalysisResponse } from '@/contracts/analysis';
import type { PersonsVault, RecordKind } from '@/lib/device-vault';

/** An answer that this device keeps for one person. */
export interface KeptAnalysis {
  id: string;
  /** When the answer came, in milliseconds since 1970. */
  analyzedAt: number;
  /** What it takes, in bytes, nearly. */
  size: number;
  response: AnalysisResponse;
}

/** What somebody has analysed on this device, the newest first. Every method ends with the list as it is then. */
export interface KeptAnalyses {
  list(): Promise<KeptAnalysis[]>;
  /** @throws DOMException where the device keeps nothing */
  keep(response: AnalysisResponse): Promise<KeptAnalysis[]>;
  remove(id: string): Promise<KeptAnalysis[]>;
  clear(): Promise<KeptAnalysis[]>;
}

/** The oldest go first. */
export const MOST_KEPT = 20;
/** In bytes, for all of them: an answer may have some 5 MB. */
export const MOST_BYTES = 30_000_000;

const keptSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  analyzedAt: v.pipe(v.number(), v.integer(), v.minValue(0)),
  size: v.pipe(v.number(), v.minValue(0)),
  response: analysisResponseSchema,
});

const ANALYSES: RecordKind<KeptAnalysis[]> = {
  name: 'analyses',
  version: 1,
  // What fits of a list. One from before records had versions has the same shape.
  parse(value) {
    if (!Array.isArray(value)) return undefined;
    return value.flatMap((item) => {
      const read = v.safeParse(keptSchema, item);
      return read.success ? [read.output] : [];
    });
  },
};

/** The newest that have room. The newest of all stays only if it has room by itself. */
function withRoom(all: readonly KeptAnalysis[]): KeptAnalysis[] {
  let bytes = 0;
  const isOver = ({ size }: KeptAnalysis) => (bytes += size) > MOST_BYTES;
  const end = all.findIndex(isOver);
  return all.slice(0, Math.min(MOST_KEPT, end === -1 ? all.length : end));
}

/** @param now the time, in milliseconds since 1970 */
export function createKeptAnalyses(vault: PersonsVault, now: () => number = Date.now): KeptAnalyses {
  async function change(next: (all: KeptAnalysis[]) => KeptAnalysis[]): Promise<KeptAnalysis[]> {
    let changed: KeptAnalysis[] = [];
    await vault.update(ANALYSES, (all = []) => {
      changed = next(all);
      return changed.length > 0 ? changed : null;
    });
    return changed;
  }

  return {
    list: async () => (await vault.read(ANALYSES)) ?? [],
    keep: (response) => {
      const size = JSON.stringify(response).length;
      const kept = { id: crypto.randomUUID(), analyzedAt: now(), size, response };
      return change((all) => withRoom([kept, ...all]));
    },
    remove: (id) => change((all) => all.filter((kept) => kept.id !== id)),
    clear: () => change(() => []),
  };
}
