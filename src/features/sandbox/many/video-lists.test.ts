import { expect, it } from 'vitest';
import { nextIdOf, withIds } from '@/data/analyses/analysis-item';
import { EMPTY_LIBRARY, type LibraryItem } from '@/data/analyses/library-state';
import { itemOf } from '@/data/analyses/testing/items';
import { countsOf, failuresOf, listsOf, longestMinutes, progressOf, unfinishedListsOf } from './video-lists';

const itemsOf = (count: number, age: number, more: Partial<LibraryItem> = {}): LibraryItem[] =>
  withIds(Array.from({ length: count }, () => ({ url: 'https://example.com/a.mp4' }))).map(({ id }) => {
    const item = itemOf(id, { age, ...more });
    return { ...item, shown: more.shown ?? item.state };
  });

const [one, two, three, four, five] = itemsOf(5, 0) as [
  LibraryItem,
  LibraryItem,
  LibraryItem,
  LibraryItem,
  LibraryItem,
];
const failed = (item: LibraryItem, code: string): LibraryItem => ({
  ...item,
  shown: 'failed',
  error: { code, message: '' },
});

it('lists are derived from the IDs, newest first, each in its own order', () => {
  const single = { ...itemOf(crypto.randomUUID()), shown: 'queued' as const };
  const old = itemsOf(2, 9_000);
  const recent = itemsOf(3, 1_000);
  const lists = listsOf([...old, single, ...recent.toReversed()]);
  expect(lists.map(({ items }) => items)).toEqual([recent, old]);
});

it('the progress of a list counts analyses that have ended, are running and were interrupted', () => {
  const items: LibraryItem[] = [
    { ...one, shown: 'done' },
    { ...two, shown: 'running', progress: 0.5 },
    { ...three, shown: 'queued' },
    failed(four, 'unreachable'),
    { ...five, shown: 'interrupted', progress: 0.25 },
  ];
  expect(progressOf(items)).toBe(0.55);
  expect(progressOf([])).toBe(0);
  expect(countsOf(items)).toEqual([
    { state: 'done', count: 1 },
    { state: 'failed', count: 1 },
    { state: 'interrupted', count: 1 },
    { state: 'running', count: 1 },
    { state: 'queued', count: 1 },
  ]);
});

it('a video that was analyzed again is listed once, at its position, with its last analysis', () => {
  const list = itemsOf(3, 9_000, { shown: 'cancelled' });
  const [, second] = list;
  if (!second) throw new Error('none');
  const once = {
    ...second,
    id: nextIdOf(
      second.id,
      list.map(({ id }) => id),
    ),
    shown: 'failed' as const,
  };
  const twice = { ...second, id: nextIdOf(second.id, [once.id]), shown: 'queued' as const };
  const [found] = listsOf([twice, ...list, once]);
  expect(found?.items.map(({ shown }) => shown)).toEqual(['cancelled', 'queued', 'cancelled']);
  expect(found?.createdAt).toBe(Date.parse(second.createdAt));
});

it('a list may have older analyses if the loaded pages end within it, or if only a rerun of a video is loaded', () => {
  const [single] = [{ ...itemOf(crypto.randomUUID()), shown: 'done' as const }];
  const list = itemsOf(2, 1_000);
  const [first, second] = list as [LibraryItem, LibraryItem];
  const listId = first.id.slice(0, 36);
  const again = { ...first, id: nextIdOf(first.id, [first.id]) };
  const unfinished = (items: LibraryItem[], oldestRead: string, hasOlder = true) => [
    ...unfinishedListsOf({ ...EMPTY_LIBRARY, items, oldestRead, hasOlder }),
  ];
  expect(unfinished([single, second, first], first.id)).toEqual([listId]);
  expect(unfinished([single, second, first], first.id, false)).toEqual([]);
  expect(unfinished([second, first, single], single.id)).toEqual([]);
  // An active analysis that is older than the pages.
  expect(unfinished([second, first, single], first.id)).toEqual([listId]);
  expect(unfinished([again, single], single.id)).toEqual([listId]);
  expect(unfinished([again, second, first, single], single.id)).toEqual([]);
  expect(unfinishedListsOf({ ...EMPTY_LIBRARY, hasOlder: true })).toEqual(new Set());
});

it('failures are grouped by their reason, the most frequent first', () => {
  const items = [failed(one, 'damaged'), failed(two, 'unreachable'), failed(three, 'unreachable'), four];
  expect(failuresOf(items, ({ code }) => code).map(({ reason, items: all }) => [reason, all.length])).toEqual(
    [
      ['unreachable', 2],
      ['damaged', 1],
    ],
  );
});

it('the longest time assumes two analyses at once, after those that are already queued', () => {
  expect(longestMinutes(1, 0)).toBe(13);
  expect(longestMinutes(3, 0)).toBe(26);
  expect(longestMinutes(3, 2)).toBe(39);
  expect(longestMinutes(200, 0)).toBe(1_300);
});
