import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { sampleList, type SampleLists } from './sample-lists';

function setUp(samples: string[]) {
  const lists: SampleLists = createStore(() => ({}));
  const list = () => sampleList(lists, 'letters', samples);
  return {
    list,
    items: () => list().entries.map(({ item }) => item),
    keyOf: (item: string) => list().entries.find((entry) => entry.item === item)?.key ?? -1,
  };
}

it('adds at the end, replaces in place and removes', () => {
  const { list, items, keyOf } = setUp(['a', 'b']);
  list().add('c');
  list().replace(keyOf('a'), 'A');
  list().remove(keyOf('b'));
  expect(items()).toEqual(['A', 'c']);
});

it('distinguishes equal items', () => {
  const { list } = setUp(['same', 'same']);
  list().remove(0);
  list().add('same');
  expect(new Set(list().entries.map(({ key }) => key)).size).toBe(2);
});

it('stores the lists by name', () => {
  const lists: SampleLists = createStore(() => ({}));
  sampleList(lists, 'letters', ['a']).remove(0);
  expect(sampleList(lists, 'letters', ['a']).entries).toEqual([]);
  expect(sampleList(lists, 'numbers', [1]).entries).toHaveLength(1);
});
