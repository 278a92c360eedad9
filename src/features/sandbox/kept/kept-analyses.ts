import * as v from 'valibot';
import { analysisResponseSchema, type AnalysisResponse } from '@/contracts/analysis';
import type { PersonsVault } from '@/lib/device-vault';

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

const RECORD = 'analyses';

const keptSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  analyzedAt: v.pipe(v.number(), v.integer(), v.minValue(0)),
  size: v.pipe(v.number(), v.minValue(0)),
  response: analysisResponseSchema,
});

/** What fits of a record that any version of this program may have written. */
function readable(record: unknown): KeptAnalysis[] {
  if (!Array.isArray(record)) return [];
  return record.flatMap((item) => {
    const read = v.safeParse(keptSchema, item);
    return read.success ? [read.output] : [];
  });
}

/** The newest that have room. The newest of all stays only if it has room by itself. */
function withRoom(all: readonly KeptAnalysis[]): KeptAnalysis[] {
  let bytes = 0;
  const isOver = ({ size }: KeptAnalysis) => (bytes += size) > MOST_BYTES;
  const end = all.findIndex(isOver);
  return all.slice(0, Math.min(MOST_KEPT, end === -1 ? all.length : end));
}

/** One tab at a time: two that write at once would lose what one of them wrote. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks.request('scenecue.analyses', work);
}

/** @param now the time, in milliseconds since 1970 */
export function createKeptAnalyses(vault: PersonsVault, now: () => number = Date.now): KeptAnalyses {
  const read = async () => readable(await vault.read(RECORD));

  const change = (next: (all: KeptAnalysis[]) => KeptAnalysis[]) =>
    alone(async () => {
      const changed = next(await read());
      if (changed.length > 0) await vault.write(RECORD, changed);
      else await vault.remove(RECORD);
      return changed;
    });

  return {
    // In its turn: what is being kept is in it.
    list: () => alone(read),
    keep: (response) => {
      const size = JSON.stringify(response).length;
      const kept = { id: crypto.randomUUID(), analyzedAt: now(), size, response };
      return change((all) => withRoom([kept, ...all]));
    },
    remove: (id) => change((all) => all.filter((kept) => kept.id !== id)),
    clear: () => change(() => []),
  };
}
