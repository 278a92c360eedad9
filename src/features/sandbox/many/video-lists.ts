import { listOf } from '@/analyses/analysis-item';
import type { LibraryItem } from '@/analyses/library';
import { ANALYSES_AT_ONCE } from '@/analyses/scheduler';
import { MAX_BACKGROUND_MINUTES } from '@/contracts/analyses';

/** Analyses that were queued together. */
export interface VideoList {
  id: string;
  /** In ms since 1970. */
  createdAt: number;
  /** In the order of the list, of each video the last analysis. */
  items: LibraryItem[];
  /** Earlier analyses of the same videos too. */
  all: LibraryItem[];
}

/** The lists of the library, newest first: their analyses have ids with one beginning, so every device sees the same. */
export function listsOf(items: readonly LibraryItem[]): VideoList[] {
  const lists = new Map<
    string,
    { createdAt: number; places: Map<number, LibraryItem>; all: LibraryItem[] }
  >();
  for (const item of items) {
    const found = listOf(item.id);
    if (!found) continue;
    const list = lists.get(found.list) ?? {
      createdAt: Infinity,
      places: new Map<number, LibraryItem>(),
      all: [],
    };
    const other = list.places.get(found.place);
    if (!other || other.id < item.id) list.places.set(found.place, item);
    list.all.push(item);
    list.createdAt = Math.min(list.createdAt, Date.parse(item.createdAt));
    lists.set(found.list, list);
  }
  return [...lists]
    .map(([id, { createdAt, places, all }]) => ({
      id,
      all,
      createdAt,
      items: [...places].toSorted(([a], [b]) => a - b).map(([, item]) => item),
    }))
    .toSorted((a, b) => b.createdAt - a.createdAt);
}

const COUNTED = [
  'done',
  'partial',
  'failed',
  'interrupted',
  'running',
  'queued',
  'cancelled',
] as const satisfies LibraryItem['shown'][];

/** How many analyses are in each state, without the states that none is in. */
export function countsOf(items: readonly LibraryItem[]) {
  return COUNTED.map((state) => ({
    state,
    count: items.filter(({ shown }) => shown === state).length,
  })).filter(({ count }) => count > 0);
}

/** How far a list is, 0 to 1: an analysis that runs counts with its own progress. */
export function progressOf(items: readonly LibraryItem[]): number {
  const each = items.map(({ shown, progress }) => {
    if (shown === 'queued') return 0;
    return shown === 'running' || shown === 'interrupted' ? progress : 1;
  });
  return each.reduce((sum, share) => sum + share, 0) / Math.max(1, items.length);
}

/**
 * The failed analyses by the reason that is shown, the most frequent first.
 *
 * @param reasonOf what is shown of an error
 */
export function failuresOf(
  items: readonly LibraryItem[],
  reasonOf: (error: NonNullable<LibraryItem['error']>) => string,
): { reason: string; items: LibraryItem[] }[] {
  const groups = new Map<string, LibraryItem[]>();
  for (const item of items) {
    if (item.shown !== 'failed') continue;
    const reason = reasonOf(item.error ?? { code: '', message: '' });
    groups.set(reason, [...(groups.get(reason) ?? []), item]);
  }
  return [...groups]
    .map(([reason, all]) => ({ reason, items: all }))
    .toSorted((a, b) => b.items.length - a.items.length);
}

/** The function's own limit, unless it is set up otherwise (docs/operation.md). */
export const MOST_GIGABYTES = 5;

/**
 * How long a list takes if every video takes as long as it may.
 *
 * @param before analyses of the library that wait or run already, and are started earlier
 * @returns in minutes
 */
export function longestMinutes(videos: number, before: number): number {
  return Math.ceil((videos + before) / ANALYSES_AT_ONCE) * MAX_BACKGROUND_MINUTES;
}
