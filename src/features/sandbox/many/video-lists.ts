import { listOf } from '@/data/analyses/analysis-item';
import type { LibraryItem, LibraryState } from '@/data/analyses/library-state';
import { ANALYSES_AT_ONCE } from '@/data/analyses/scheduler';
import { MAX_BACKGROUND_MINUTES } from '@/contracts/analyses';

/** Analyses that were queued together. */
export interface VideoList {
  id: string;
  /** In ms since 1970. */
  createdAt: number;
  /** The latest analysis of each video, in the order of the list. */
  items: LibraryItem[];
  /** Includes earlier analyses of the same videos. */
  all: LibraryItem[];
}

/** The lists of the library, newest first. Analyses of a list share an id prefix, so all devices see the same lists. */
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

/** The list within which the pages end that were read, if any: the server may have older analyses of it. */
export function listAtEndOf({ hasOlder, oldestRead }: LibraryState): string | undefined {
  return hasOlder && oldestRead !== null ? listOf(oldestRead)?.list : undefined;
}

/**
 * The lists of which older analyses are not loaded: that at the end of the pages, and those of which only a later
 * analysis of a video is known, which was queued again.
 */
export function unfinishedListsOf(state: LibraryState): ReadonlySet<string> {
  if (!state.hasOlder) return new Set();
  const firstRounds = new Map<string, { list: string; round: number }>();
  for (const { id } of state.items) {
    const found = listOf(id);
    if (!found) continue;
    const { list, place, round } = found;
    const key = `${list} ${place}`;
    firstRounds.set(key, { list, round: Math.min(round, firstRounds.get(key)?.round ?? round) });
  }
  const later = [...firstRounds.values()].filter(({ round }) => round > 0).map(({ list }) => list);
  const atEnd = listAtEndOf(state);
  return new Set([...later, ...(atEnd === undefined ? [] : [atEnd])]);
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

/** The number of analyses in each state, without empty states. */
export function countsOf(items: readonly LibraryItem[]) {
  return COUNTED.map((state) => ({
    state,
    count: items.filter(({ shown }) => shown === state).length,
  })).filter(({ count }) => count > 0);
}

/** The progress of a list, 0 to 1: a running analysis counts with its own progress. */
export function progressOf(items: readonly LibraryItem[]): number {
  const each = items.map(({ shown, progress }) => {
    if (shown === 'queued') return 0;
    return shown === 'running' || shown === 'interrupted' ? progress : 1;
  });
  return each.reduce((sum, share) => sum + share, 0) / Math.max(1, items.length);
}

/**
 * The failed analyses, grouped by the displayed reason, the most frequent first.
 *
 * @param reasonOf returns the displayed reason of an error
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

/** The default limit of the function for each video, in GB (docs/operation.md). */
export const MAX_GIGABYTES = 5;

/**
 * The maximum duration of a list, if every video takes the maximum time.
 *
 * @param before analyses of the library that already wait or run, and are started earlier
 * @returns in minutes
 */
export function longestMinutes(videos: number, before: number): number {
  return Math.ceil((videos + before) / ANALYSES_AT_ONCE) * MAX_BACKGROUND_MINUTES;
}
