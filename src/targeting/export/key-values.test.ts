import { expect, it } from 'vitest';
import { parse } from 'csv-parse/sync';
import { keyProblem, keyValuesOf, toKeyValueSheet, USUAL_KEY_NAMES } from './key-values';
import type { BreakRecord } from './records';

const adBreak: BreakRecord = {
  id: 'break-1',
  timeMs: 62_500,
  score: 0.925,
  reasons: ['slot'],
  podSeconds: 90,
  isKept: false,
  risks: [{ name: 'crime & harmful acts', level: 'low', isProvisional: false }],
  verdict: 'suitable',
  rules: [],
  match: 0.5,
  before: {
    startMs: 32_500,
    endMs: 62_500,
    topics: [
      { id: '216', name: 'Food, "Drink" & Cooking', path: ['x'], ms: 9000 },
      { id: '1', name: 'x'.repeat(50), path: ['x'], ms: 1 },
      { id: '2', name: '=!#\u202e', path: ['x'], ms: 1 },
      { id: '3', name: 'ab\u202ecd \u2066\u05e9\u05dc', path: ['x'], ms: 1 },
    ],
    seen: [],
    loudness: undefined,
    risks: [],
  },
};

it('values have none of the characters that an ad server reserves, and at most forty', () => {
  expect(keyValuesOf(adBreak)).toEqual([
    { key: 'sc_break', values: ['break-1'] },
    { key: 'sc_topics', values: ['food drink cooking', 'x'.repeat(40), 'abcd \u05e9\u05dc'] },
    { key: 'sc_suitability', values: ['suitable'] },
    { key: 'sc_risk', values: ['crime harmful acts low'] },
    { key: 'sc_score', values: ['93'] },
    { key: 'sc_match', values: ['50'] },
  ]);
  const { match: _, ...without } = adBreak;
  expect(keyValuesOf({ ...without, match: undefined }).map(({ key }) => key)).not.toContain('sc_match');
});

it('a request reads them again under the names of the user', () => {
  const names = { ...USUAL_KEY_NAMES, topics: 'genre' };
  const [row] = parse(toKeyValueSheet([adBreak], names), { columns: true }) as Record<string, string>[];
  expect(row).toMatchObject({ break: 'break-1', time_ms: '62500', time: '01:02.5', pod_seconds: '90' });
  const query = new URLSearchParams(`cust_params=${row?.cust_params}`).get('cust_params') ?? '';
  expect(query).toBe(row?.key_values);
  expect(new URLSearchParams(query).get('genre')?.split(',')).toEqual([
    'food drink cooking',
    'x'.repeat(40),
    'abcd \u05e9\u05dc',
  ]);
});

it.each([
  ['', 'empty'],
  ['1st', 'digit'],
  ['sc topics', 'characters'],
  ['sc-topics', 'characters'],
  ['thémes', 'characters'],
  ['x'.repeat(21), 'too-long'],
  ['SC_BREAK', 'twice'],
  ['genre', null],
] as const)('the name %j of a key: %s', (name, problem) => {
  expect(keyProblem({ ...USUAL_KEY_NAMES, topics: name }, 'topics')).toBe(problem);
});
