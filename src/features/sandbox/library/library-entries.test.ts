import { describe, expect, it } from 'vitest';
import type { LibraryItem } from '@/data/analyses/library-state';
import { itemOf, NOW, timeAt } from '@/data/analyses/testing/items';
import type { StoredAnalysis } from '../stored/stored-analyses';
import { arranged, byVideo, entriesOf } from './library-entries';

const onServer = (id: string, more: Partial<LibraryItem> = {}): LibraryItem => {
  const item = itemOf(id, { state: 'done', parts: 1, ...more });
  return { ...item, shown: more.shown ?? item.state };
};

const onDevice = (id: string, more: Partial<StoredAnalysis> = {}): StoredAnalysis => ({
  id,
  analyzedAt: 0,
  size: 2,
  response: { status: 'success', videoUrl: `https://example.com/${id}.mp4`, analysis: [] },
  ...more,
});

const places = (stored: StoredAnalysis[], items: LibraryItem[]) =>
  entriesOf(stored, items).map(({ id, stored: device, item }) => [id, Boolean(device), Boolean(item)]);

describe('the entries of the library', () => {
  it('contain an analysis once, also if the library still lists one that it has not taken', () => {
    const both = places([onDevice('a'), onDevice('b')], [onServer('a'), onServer('c')]);
    expect(both).toEqual([
      ['c', false, true],
      ['a', true, false],
      ['b', true, false],
    ]);
  });

  it('are sorted newest first, wherever they are stored', () => {
    const items = [onServer('a', { createdAt: timeAt(NOW - 1_000) }), onServer('b')];
    const stored = [onDevice('old', { analyzedAt: NOW - 9_000 }), onDevice('new', { analyzedAt: NOW + 1 })];
    expect(entriesOf(stored, items).map(({ id }) => id)).toEqual(['new', 'b', 'a', 'old']);
  });

  it('that are stored only on the device say whether they are partial', () => {
    const { response } = onDevice('a');
    const partial = onDevice('a', {
      response: { ...response, partial: [{ code: 'bytes-limit', values: {} }] },
    });
    expect(entriesOf([partial, onDevice('b')], []).map(({ state }) => state)).toEqual(['partial', 'done']);
    const whole = onDevice('c', { response: { ...response, partial: [] } });
    expect(entriesOf([whole], []).map(({ state }) => state)).toEqual(['done']);
  });
});

describe('the sorting and filtering of the library', () => {
  const entries = entriesOf(
    [],
    [
      onServer('beta', { title: 'Pilot' }),
      onServer('alpha', { state: 'failed' }),
      onServer('gamma', { state: 'running' }),
    ],
  );
  const ids = (search: string, order: 'newest' | 'title' | 'state') =>
    arranged(entries, search, order, ({ id }) => (id === 'beta' ? ['cooking'] : [])).map(({ id }) => id);

  it('finds titles, URLs and topics by the beginnings of words', () => {
    expect(ids('pil', 'newest')).toEqual(['beta']);
    expect(ids('BETA', 'newest')).toEqual(['beta']);
    expect(ids('example', 'newest')).toHaveLength(3);
    expect(ids('ilot', 'newest')).toEqual([]);
    expect(ids('cook', 'newest')).toEqual(['beta']);
  });

  it('sorts by name, or by what needs attention first', () => {
    expect(ids('', 'title')).toEqual(['alpha', 'gamma', 'beta']);
    expect(ids('', 'state')).toEqual(['gamma', 'alpha', 'beta']);
    const episodes = ['Episode 10', 'episode 2'].map((title, index) => onServer(String(index), { title }));
    const byName = arranged(entriesOf([], episodes), '', 'title', () => []);
    expect(byName.map(({ name }) => name)).toEqual(['episode 2', 'Episode 10']);
  });
});

it('groups the results of one video, and hides no active or failed analysis behind another', () => {
  const url = 'https://example.com/a.mp4';
  const items = [
    onServer('5', { url, state: 'running' }),
    onServer('4', { url }),
    onServer('3', { url, state: 'failed' }),
    onServer('2', { url: 'https://example.com/b.mp4' }),
    onServer('1', { url, state: 'partial' }),
  ];
  const groups = byVideo(entriesOf([], items)).map((group) => group.map(({ id }) => id));
  expect(groups).toEqual([['5'], ['4', '1'], ['3'], ['2']]);
});

it('identifies a video by its URL, whatever its title', () => {
  const [a, b] = ['https://example.com/a.mp4', 'https://example.com/b.mp4'];
  const items = [
    onServer('3', { url: a, title: 'Sunday Table' }),
    onServer('2', { url: b, title: 'Sunday Table' }),
    onServer('1', { url: a }),
  ];
  const groups = byVideo(entriesOf([], items)).map((group) => group.map(({ id }) => id));
  expect(groups).toEqual([['3', '1'], ['2']]);
});
