import type { AnalysisPage } from './analysis-documents';
import { newestFirst, stateOf } from './analysis-item';
import type { LibraryItem, LibraryState } from './library-state';

/** What the pages say besides their items. @param pages from the newest to the oldest */
export function stateOfPages(pages: readonly AnalysisPage[]): Partial<LibraryState> {
  const fromCache = pages.some((page) => page.fromCache);
  const hasItems = pages.some(({ items }) => items.length > 0);
  const last = pages.at(-1);
  return {
    fromCache,
    // Without a network, an empty cache says nothing about the server.
    ...(hasItems || !fromCache ? { phase: 'ready' } : {}),
    ...(fromCache ? {} : { problem: null }),
    isKept: pages.every(({ isKept }) => isKept),
    hasOlder: last?.isFull ?? false,
    oldestRead: last?.end?.id ?? pages.at(-2)?.end?.id ?? null,
  };
}

/**
 * The analyses of all pages, newest first, with their states at `serverNow`. Those that did not change stay the same
 * objects, and so does the list.
 *
 * @param serverNow in ms since 1970
 */
export function itemsOf(
  pages: readonly AnalysisPage[],
  current: readonly LibraryItem[],
  serverNow: number,
): readonly LibraryItem[] {
  const before = new Map(current.map((item) => [item.id, item]));
  const byId = new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item]));
  const items = [...byId.values()].sort(newestFirst).map((item) => {
    const shown = stateOf(item, serverNow);
    const old = before.get(item.id);
    const isSame =
      old?.updatedAt === item.updatedAt &&
      old.title === item.title &&
      old.shown === shown &&
      old.isPending === item.isPending;
    return isSame ? old : { ...item, shown };
  });
  const isSame = items.length === current.length && items.every((item, index) => item === current[index]);
  return isSame ? current : items;
}

/**
 * Server time minus device time: the server has made a change just now, or at a time that this device has not reached
 * yet.
 *
 * @param current the items before these pages
 * @param now by the device's clock, in ms since 1970
 * @param offset what was known before, in ms
 */
export function clockOffsetOf(
  pages: readonly AnalysisPage[],
  current: readonly LibraryItem[],
  now: number,
  offset: number,
): number {
  // A new title leaves the time of an analysis as it is.
  const known = new Set(current.map(({ updatedAt }) => updatedAt));
  const changes = pages.flatMap(({ changedAt }) => changedAt ?? []).filter((time) => !known.has(time));
  const latest = pages
    .flatMap(({ items }) => items)
    .reduce((time, { updatedAt }) => Math.max(time, Date.parse(updatedAt)), 0);
  const offsetOfChanges = changes.length > 0 ? Math.max(...changes.map(Date.parse)) - now : offset;
  return Math.max(offsetOfChanges, latest - now);
}
