import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { itemOf } from '@/data/analyses/testing/items';
import { compare } from '@/targeting/compare';
import { planOf } from '@/targeting/plan';
import { PRESETS, type SuitabilityProfile } from '@/targeting/suitability';
import { NO_CHOICES } from '@/data/planning/planning';
import { toListJson, toListSheet, type ListResult } from './results-file';

const url = 'https://example.com/a.mp4';
const [profile] = PRESETS as [SuitabilityProfile];
const [compared] = compare(
  [
    {
      id: 'a',
      analyzedAt: 0,
      response: {
        status: 'success',
        videoUrl: url,
        durationMs: 120_000,
        analysis: [0, 60_000].map((timestamp) => ({
          timestamp,
          concepts: [{ name: 'cooking', confidence: 0.9, kind: 'topic', duration: 60_000 }],
        })),
      },
    },
  ],
  (response) => planOf(response, { ...NO_CHOICES, profile }),
);
const results: ListResult[] = [
  { item: { ...itemOf('a', { url, title: '=1+1', state: 'done' }), shown: 'done' }, compared },
  {
    item: {
      ...itemOf('b', { state: 'failed', error: { code: 'damaged', message: '<b>, "x"' } }),
      shown: 'failed',
    },
    compared: undefined,
  },
];

it('the sheet has a row per analysis, and nothing that a spreadsheet evaluates', () => {
  const rows = parse(toListSheet(results, 'Careful'), { columns: true }) as Record<string, string>[];
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({ title: "'=1+1", url, state: 'done', duration_ms: '120000' });
  expect(rows[0]?.topics).toBe(compared?.topics.map(({ name }) => name).join('; '));
  expect(rows[0]?.breaks).toBe(String(compared?.breaks));
  expect(rows[0]).toMatchObject({ verdict: 'not-assessed', suitable_ms: '' });
  expect(rows[0]).toMatchObject({ profile: 'Careful', notes: 'not-assessed; no-risks; no-scenes' });
  expect(rows[0]?.analyzed_at).toBe('1970-01-01T00:00:00.000Z');
  expect(rows[1]).toMatchObject({
    state: 'failed',
    analyzed_at: '',
    error_code: 'damaged',
    error: '<b>, "x"',
    topics: '',
    profile: '',
  });
});

it('a canceled analysis is spelled as on the page', () => {
  const item = { ...itemOf('c', { state: 'cancelled' }), shown: 'cancelled' as const };
  for (const text of [toListSheet, toListJson].map((write) => write([{ item, compared: undefined }], 'Open')))
    expect(text).toMatch(/\bcanceled\b/);
});

it('the JSON file has the same content', () => {
  const { profile: name, videos } = JSON.parse(toListJson(results, 'Careful')) as {
    profile: string;
    videos: object[];
  };
  expect(name).toBe('Careful');
  expect(videos).toEqual([
    {
      title: '=1+1',
      url,
      state: 'done',
      analyzedAt: '1970-01-01T00:00:00.000Z',
      durationMs: 120_000,
      topics: [{ name: 'cooking', id: '216', minutes: 2 }],
      verdict: 'not-assessed',
      breaks: compared?.breaks,
      notes: ['not-assessed', 'no-risks', 'no-scenes'],
    },
    {
      url: 'https://example.com/b.mp4',
      state: 'failed',
      error: { code: 'damaged', message: '<b>, "x"' },
    },
  ]);
});
