import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { AnalysisResponse } from '@/contracts/analysis';
import type { Brief } from './brief';
import { compare, toComparisonSheet } from './compare';
import { bestBreaks, bestScenes } from './best-of-plan';
import { planOf, type PlanChoices } from './plan';
import { PRESETS, type SuitabilityProfile } from './suitability';
import { ODD_PROGRAMS } from './testing/odd-programs';
import { shortProgram } from './testing/short-program';

const [careful] = PRESETS as [SuitabilityProfile];

const planFor =
  (changes: Partial<PlanChoices> = {}) =>
  (response: AnalysisResponse) =>
    planOf(response, {
      profile: careful,
      brief: null,
      corrections: [],
      breakOptions: {},
      kept: [],
      dropped: [],
      podSeconds: 60,
      ...changes,
    });

const stored = (id: string, response: AnalysisResponse) => ({ id, analyzedAt: 0, response });

const scenes = [
  { start: 0, end: 300_000 },
  { start: 300_000, end: 600_000 },
];
const cooking = shortProgram(600, [['topic', 'cooking', 0, 600]], { provider: 'embedded', scenes });
const crime = shortProgram(
  600,
  [
    ['topic', 'cooking', 0, 150],
    ['topic', 'crime', 300, 600],
  ],
  { provider: 'embedded', scenes, videoUrl: '=cmd|1' },
);

const brief: Brief = {
  text: 'cooking',
  terms: [{ from: 0, to: 7, kind: 'wish', meanings: [{ kind: 'topic', name: 'cooking' }] }],
};

describe('a comparison', () => {
  it('shows the figures of all programs under one profile', () => {
    expect(compare([stored('a', cooking), stored('b', crime)], planFor())).toMatchObject([
      { id: 'a', verdict: 'suitable', suitableMs: 600_000, suitableShare: 1, notes: [], breaks: 1 },
      { id: 'b', verdict: 'partly', suitableMs: 300_000, suitableShare: 0.5, notes: [] },
    ]);
  });

  it('names the scene that matches the brief best, and none without a brief or a match', () => {
    const all = [stored('a', cooking), stored('b', crime)];
    expect(compare(all, planFor()).map(({ bestMatch }) => bestMatch)).toEqual([undefined, undefined]);
    const matches = compare(all, planFor({ brief })).map(({ bestMatch }) => bestMatch?.match?.score);
    expect(matches).toEqual([1, 1]);
    const none = shortProgram(600, [['topic', 'soccer', 0, 600]], { scenes });
    expect(compare([stored('c', none)], planFor({ brief }))[0]?.bestMatch).toBeUndefined();
  });

  it('names the same scene first as the result, also one that could not be assessed completely', () => {
    const program = shortProgram(
      600,
      [
        ['topic', 'soccer', 0, 300],
        ['topic', 'cooking', 300, 600],
      ],
      { scenes, partial: [{ code: 'ends-early', values: { endMs: 590_000 } }] },
    );
    const plan = planFor({ brief })(program);
    expect(bestScenes(plan).map(({ start }) => start)).toEqual([300_000]);
    expect(compare([stored('a', program)], planFor({ brief }))[0]?.bestMatch?.start).toBe(300_000);
  });

  it('names the same break first as the result: by the brief, then by its score', () => {
    const program = shortProgram(
      600,
      [
        ['topic', 'cooking', 0, 300],
        ['topic', 'soccer', 300, 600],
        ['technical', 'black frame', 449, 451],
        ['sound', 'silence', 449, 451],
      ],
      { scenes: [0, 150_000, 300_000, 450_000].map((start) => ({ start, end: start + 150_000 })) },
    );
    const { breaks } = planFor({ brief })(program);
    const [best] = bestBreaks(breaks);
    expect(best?.score).toBeLessThan(Math.max(...breaks.map(({ score }) => score)));
    expect(compare([stored('a', program)], planFor({ brief }))[0]?.bestBreak?.timestamp).toBe(
      best?.timestamp,
    );
  });

  it('lists what is not comparable', () => {
    const older = { ...cooking, risks: undefined };
    const others = [
      stored('partial', { ...cooking, partial: [{ code: 'captions-cut', values: {} }] }),
      stored('older', older),
      stored('provider', { ...cooking, provider: 'clarifai' }),
      stored('taxonomy', { ...cooking, taxonomy: { version: '3.0', topics: [], sources: ['said'] } }),
      stored('scenes', { ...cooking, scenes: [] }),
      stored('words', { ...cooking, taxonomy: { version: '3.1', topics: [], sources: ['seen'] } }),
    ];
    const notes = compare([stored('a', cooking), stored('a again', cooking), ...others], planFor()).map(
      (each) => [each.id, ...each.notes],
    );
    expect(notes).toEqual([
      ['a'],
      ['a again'],
      ['partial', 'partial'],
      ['older', 'no-risks'],
      ['provider', 'other-provider'],
      ['taxonomy', 'other-taxonomy'],
      ['scenes', 'no-scenes'],
      ['words', 'not-assessed'],
    ]);
  });
});

it('is exported as a sheet that can be parsed, with the same bytes each time, also for unusual programs', () => {
  const all = [stored('x', crime), ...ODD_PROGRAMS.map(([name, response]) => stored(name, response))];
  const basis = { profile: 'Careful', brief: '=brief' };
  const sheet = toComparisonSheet(compare(all, planFor({ brief })), basis);
  const rows = parse(sheet, { columns: true }) as Record<string, string>[];
  expect(rows).toHaveLength(all.length);
  expect(rows[0]).toMatchObject({
    url: "'=cmd|1",
    suitable_ms: '300000',
    suitable_share: '0.5',
    topics: 'crime; cooking',
    topic_shares: '0.5; 0.25',
    best_match_start: '00:00.0',
    best_match_score: '1',
    profile: 'Careful',
    brief: "'=brief",
  });
  expect(toComparisonSheet(compare(structuredClone(all), planFor({ brief })), basis)).toBe(sheet);
});
