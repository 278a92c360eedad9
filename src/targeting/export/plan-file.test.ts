import { expect, it } from 'vitest';
import { planOf } from '../plan';
import { shortProgram } from '../testing/short-program';
import { toPlanFile } from './plan-file';

/** A third is about crime, the last sixth was not analyzed. */
const response = shortProgram(50, [['topic', 'crime', 0, 20]], {
  durationMs: 60_000,
  provider: 'embedded',
  coverage: 0.83,
  partial: [{ code: 'ends-early', values: { endMs: 50_000, durationMs: 60_000 } }],
  fileFacts: { series: 'S', season: '1' },
  loudness: { integratedLufs: -23, truePeakDb: -1 },
  transcript: { source: 'heard', language: 'en', model: 'whisper-1', lines: [] },
});

const file = JSON.parse(
  toPlanFile(
    planOf(response, {
      profile: {
        id: 'own',
        name: 'Own',
        topics: { 380: 'low' },
        exclusions: ['533', '483'],
        avoid: ['silence', 'loud'],
        leastConfidence: 0.6,
      },
      brief: { text: 'no dogs', terms: [] },
      corrections: [
        {
          id: 'correction',
          sceneStart: 0,
          sceneEnd: 30_000,
          action: 'add',
          concept: 'dog',
          kind: 'seen',
          at: 5,
        },
      ],
      breakOptions: {},
      kept: [],
      dropped: [],
      podSeconds: 60,
      title: 'The Program',
      program: '{"season":"2","genres":["Cooking"]}',
    }),
  ),
) as Record<string, unknown>;

it('the file lists what is suitable, what is unsuitable, and what was not assessed', () => {
  expect(file.suitability).toEqual({
    profile: {
      name: 'Own',
      topics: { 380: 'low' },
      exclusions: ['483', '533'],
      avoid: ['loud', 'silence'],
      leastConfidence: 0.6,
    },
    brief: 'no dogs',
    corrections: 1,
    verdict: 'partly',
    suitableMs: 30_000,
    notAssessedMs: 10_000,
    unsuitable: [{ startMs: 0, endMs: 20_000 }],
    limits: ['ends-early'],
  });
});

it('the file has the title of the program and its topics', () => {
  expect(file).toMatchObject({ schema: '/schema/media-plan.json', version: 1 });
  expect(file.program).toEqual({
    title: 'The Program',
    url: 'https://example.com/program.mp4',
    durationMs: 60_000,
    facts: { title: 'The Program', series: 'S', season: '2', genres: [{ id: '216', name: 'Cooking' }] },
    provider: 'embedded',
    coverage: 0.83,
    partial: ['ends-early'],
    loudness: -23,
    taxonomy: '3.1',
    words: { source: 'heard', language: 'en', model: 'whisper-1' },
  });
  expect(file.topics).toEqual([
    {
      id: '380',
      name: 'crime',
      path: ['Crime'],
      isSensitive: true,
      ms: 20_000,
      share: 0.3333,
      confidence: 0.9,
    },
  ]);
});
