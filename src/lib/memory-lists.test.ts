import { expect, it, vi } from 'vitest';
import { createMemoryLists } from './memory-lists';

const items = (list: ReturnType<ReturnType<typeof createMemoryLists<string>>>) =>
  list.entries().map(({ item }) => item);
const keyOf = (list: ReturnType<ReturnType<typeof createMemoryLists<string>>>, item: string) =>
  list.entries().find((entry) => entry.item === item)?.key ?? -1;

it('adds at the end, replaces in place and removes', () => {
  const list = createMemoryLists(['a', 'b'])('ada');
  list.add((length) => `c${length + 1}`);
  list.replace(keyOf(list, 'a'), 'A');
  list.remove(keyOf(list, 'b'));
  expect(items(list)).toEqual(['A', 'c3']);
});

it('tells equal items apart', () => {
  const list = createMemoryLists(['same', 'same'])('ada');
  list.remove(list.entries()[0]?.key ?? -1);
  list.add(() => 'same');
  expect(new Set(list.entries().map(({ key }) => key)).size).toBe(2);
});

it('says when it has changed, until nobody listens', () => {
  const list = createMemoryLists(['a'])('ada');
  const listener = vi.fn();
  const unsubscribe = list.subscribe(listener);
  list.add(() => 'b');
  unsubscribe();
  list.add(() => 'c');
  expect(listener).toHaveBeenCalledTimes(1);
});

it('keeps what one person changed from the next', () => {
  const lists = createMemoryLists(['a']);
  lists('ada').add(() => 'b');
  expect(items(lists('ada'))).toEqual(['a', 'b']);
  expect(items(lists('grace'))).toEqual(['a']);
});
