import { describe, expect, it } from 'vitest';
import type { AnalysisResponse } from '@/contracts/analysis';
import { aloneMs, assess } from './assessment';
import type { Brief } from './brief';
import { isAccepted, PRESETS, TOLERANCES, USUAL_PROFILE, type SuitabilityProfile } from './suitability';
import { shortProgram } from './testing/short-program';

const nothing: SuitabilityProfile = {
  id: 'own',
  name: 'Own',
  topics: {},
  exclusions: [],
  avoid: [],
  leastConfidence: 0.5,
};
const range = (from: number, to: number) => ({ startMs: from * 1000, endMs: to * 1000 });
const verdict = (response: AnalysisResponse, profile: SuitabilityProfile, from = 0, to = 60) =>
  assess(response, profile).verdictOf(range(from, to)).verdict;

describe('the verdict on a time range', () => {
  const crime = shortProgram(60, [['topic', 'crime', 10, 20]], {
    risks: [
      {
        name: 'crime',
        level: 'high',
        ranges: [
          { start: 10_000, end: 15_000, level: 'low' },
          { start: 15_000, end: 20_000, level: 'high' },
        ],
        words: ['robbery'],
        mentions: 2,
      },
    ],
  });

  it('accepts a sensitive topic up to the risk level that the profile accepts, range by range', () => {
    const low = { ...nothing, topics: { '380': 'low' } } as const;
    expect(verdict(crime, nothing, 10, 15)).toBe('unsuitable');
    expect(verdict(crime, low, 10, 15)).toBe('suitable');
    expect(assess(crime, low).verdictOf(range(0, 60)).findings).toEqual([
      {
        rule: { kind: 'topic', id: '380' },
        concept: 'crime',
        level: 'high',
        ranges: [range(15, 20)],
      },
    ]);
    expect(verdict(crime, { ...nothing, topics: { '380': 'high' } })).toBe('suitable');
  });

  it.each([
    { start: 10_000, until: 11_000, next: 20_000, of: 'a second of a sampled video' },
    { start: 0, until: 960, next: 1000, of: 'a cut that is listed at its whole second' },
  ])('applies a risk level until the next entry: $of', ({ start, until, next }) => {
    const concept = { name: 'crime', confidence: 0.9, kind: 'topic' } as const;
    const ranges = [{ start, end: until, level: 'low' as const }];
    const sampled: AnalysisResponse = {
      ...shortProgram(30, [], {
        risks: [{ name: 'crime', level: 'low', ranges, words: ['robbery'], mentions: 1 }],
      }),
      analysis: [
        { timestamp: start, concepts: [concept] },
        { timestamp: next, concepts: [] },
      ],
    };
    expect(verdict(sampled, { ...nothing, topics: { '380': 'low' } }, 0, 30)).toBe('suitable');
    expect(verdict(sampled, nothing, 0, 30)).toBe('unsuitable');
  });

  it('never accepts the floor, and accepts an unknown risk level only if a high level is accepted', () => {
    expect(TOLERANCES.map((tolerance) => isAccepted('floor', tolerance))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(TOLERANCES.map((tolerance) => isAccepted(undefined, tolerance))).toEqual([
      false,
      false,
      false,
      true,
    ]);
    const older = { ...crime, risks: undefined };
    expect(verdict(older, { ...nothing, topics: { '380': 'medium' } })).toBe('unsuitable');
    expect(verdict(older, { ...nothing, topics: { '380': 'high' } })).toBe('suitable');
    expect(assess(older, nothing).limits).toEqual(['risks-unknown']);
  });

  it('is not assessed without words to search, unless another rule is broken', () => {
    for (const taxonomy of [undefined, { version: '3.1', topics: [], sources: ['seen' as const] }]) {
      const silent = shortProgram(60, [['look', 'flashing', 10, 12]], { taxonomy });
      expect(verdict(silent, nothing)).toBe('not-assessed');
      expect(verdict(silent, { ...nothing, avoid: ['flashing'] }, 5, 15)).toBe('unsuitable');
      expect(verdict(silent, { ...nothing, avoid: ['flashing'] }, 12, 60)).toBe('not-assessed');
      expect(assess(silent, nothing).limits).toContain(taxonomy ? 'no-words' : 'topics-unknown');
    }
  });

  it.each(['time-up', 'ends-early'] as const)('is not assessed after the end of the analysis: %s', (code) => {
    const cut = shortProgram(30, [], {
      durationMs: 60_000,
      partial: [{ code, values: { endMs: 30_000 } }],
    });
    expect(verdict(cut, nothing, 0, 30)).toBe('suitable');
    expect(verdict(cut, nothing, 29, 31)).toBe('not-assessed');
    expect(assess(cut, nothing).limits).toEqual(['ends-early']);
  });

  it.each(['transcription-failed', 'transcription-cut', 'transcription-budget'])(
    'says that words are missing if a machine did not hear all of the speech: %s',
    (code) => {
      const heard = shortProgram(30, [], { partial: [{ code, values: { doneMs: 1000, ofMs: 2000 } }] });
      expect(assess(heard, nothing).limits).toEqual(['words-incomplete']);
      expect(verdict(heard, nothing)).toBe('suitable');
    },
  );

  it('is not assessed, with the reason, when a rule of the profile could not be measured', () => {
    const unheard = shortProgram(30, [], { partial: [{ code: 'audio-apart', values: {} }] });
    expect(assess(unheard, nothing).limits).toEqual(['no-audio']);
    expect(verdict(unheard, nothing)).toBe('suitable');
    const quiet = { ...nothing, avoid: ['loud' as const] };
    expect(assess(unheard, quiet).limits).toEqual(['no-audio', 'rule-unmeasured']);
    expect(verdict(unheard, quiet)).toBe('not-assessed');
  });

  it('is not assessed when the analysis is empty', () => {
    expect(verdict(shortProgram(0, []), nothing)).toBe('not-assessed');
  });

  it('applies an exclusion to all topics below it, and identifies topics of older analyses by name', () => {
    const sports = shortProgram(60, [['topic', 'soccer', 0, 10]]);
    for (const id of ['533', '483']) {
      expect(assess(sports, { ...nothing, exclusions: [id] }).verdictOf(range(0, 60)).findings).toMatchObject(
        [{ rule: { kind: 'exclusion', id }, concept: 'soccer' }],
      );
      expect(verdict({ ...sports, taxonomy: undefined }, { ...nothing, exclusions: [id] })).toBe(
        'unsuitable',
      );
    }
    expect(verdict(sports, { ...nothing, exclusions: ['484', '464'] })).toBe('suitable');
    const seen = shortProgram(60, [['seen', 'soccer', 0, 10]]);
    expect(verdict(seen, { ...nothing, exclusions: ['483'] })).toBe('suitable');
  });

  it.each([
    ['war and conflicts', '389'],
    ['disasters', '381'],
  ])('is unsuitable for the careful preset when it is about %s, and suitable for the others', (name, id) => {
    const [careful = nothing, ...others] = PRESETS;
    const response = shortProgram(60, [['topic', name, 10, 20]]);
    const { findings } = assess(response, careful).verdictOf(range(0, 60));
    expect(findings).toEqual([{ rule: { kind: 'exclusion', id }, concept: name, ranges: [range(10, 20)] }]);
    expect(verdict(response, careful, 10, 20)).toBe('unsuitable');
    expect(others.map((profile) => verdict(response, profile))).toEqual(['suitable', 'suitable']);
  });

  it('ignores concepts below the minimum confidence of the profile, and their risk levels', () => {
    const unsure = shortProgram(
      60,
      [
        ['topic', 'terrorism', 0, 10, 0.6],
        ['sound', 'loud', 20, 30, 0.7],
      ],
      {
        risks: [
          {
            name: 'terrorism',
            level: 'high',
            ranges: [{ start: 0, end: 10_000, level: 'high' }],
            words: ['attack'],
            mentions: 1,
          },
        ],
      },
    );
    const careful = PRESETS[0] ?? nothing;
    expect(verdict(unsure, { ...careful, leastConfidence: 0.6 }, 0, 15)).toBe('unsuitable');
    expect(verdict(unsure, { ...careful, leastConfidence: 0.61 }, 0, 15)).toBe('suitable');
    expect(verdict(unsure, { ...careful, leastConfidence: 0.61 }, 15, 60)).toBe('unsuitable');
  });

  it('includes an entry that begins before the range', () => {
    const sampled = shortProgram(60, []);
    const loud = { name: 'loud', confidence: 0.8, kind: 'sound' as const };
    const analysis = [{ timestamp: 0, concepts: [loud] }];
    const { findings } = assess({ ...sampled, analysis }, { ...nothing, avoid: ['loud'] }).verdictOf(
      range(30, 40),
    );
    expect(findings).toMatchObject([{ ranges: [range(30, 40)] }]);
  });

  it('uses the highest risk level where levels overlap', () => {
    const overlapping = {
      ...crime,
      risks: crime.risks?.map((risk) => ({
        ...risk,
        ranges: [
          { start: 12_000, end: 30_000, level: 'low' as const },
          { start: 0, end: 13_000, level: 'floor' as const },
        ],
      })),
    };
    const low = { ...nothing, topics: { '380': 'low' } } as const;
    expect(assess(overlapping, low).unsuitable).toEqual([range(10, 13)]);
  });

  it('is unsuitable for a concept that the brief excludes, whatever risk level the profile accepts', () => {
    const brief: Brief = {
      text: 'no crime, no dogs',
      terms: [
        { from: 3, to: 8, kind: 'exclusion', meanings: [{ kind: 'topic', name: 'crime', id: '380' }] },
        { from: 13, to: 17, kind: 'exclusion', meanings: [{ kind: 'seen', name: 'dog' }] },
      ],
    };
    const open = { ...nothing, topics: { '380': 'high' } } as const;
    expect(assess(crime, open, brief).byRule).toEqual([
      { rule: { kind: 'brief', concept: 'crime' }, ranges: [range(10, 20)] },
    ]);
  });
});

it('the time that a rule excludes alone leaves out what other rules exclude too', () => {
  const byRule = [
    { rule: { kind: 'avoid', concept: 'loud' } as const, ranges: [range(0, 10), range(20, 30)] },
    { rule: { kind: 'avoid', concept: 'flashing' } as const, ranges: [range(5, 25)] },
    { rule: { kind: 'topic', id: '380' } as const, ranges: [range(25, 60)] },
  ];
  expect(aloneMs(byRule)).toEqual([5000, 10_000, 30_000]);
  expect(aloneMs([])).toEqual([]);
});

it('a title alone is not assessed, and neither is a rule for which nothing was measured', () => {
  const assessed: AnalysisResponse = {
    status: 'success',
    videoUrl: 'https://example.com/a.mp4',
    durationMs: 60_000,
    analysis: [{ timestamp: 0, concepts: [] }],
    taxonomy: { version: '3.1', sources: ['said'], topics: [] },
    risks: [],
  };
  const whole = { startMs: 0, endMs: 60_000 };
  const verdictOf = (changes: Partial<AnalysisResponse>, avoid = USUAL_PROFILE.avoid) =>
    assess({ ...assessed, ...changes }, { ...USUAL_PROFILE, avoid }).outcomeOf(whole);
  expect(verdictOf({})).toBe('suitable');
  expect(verdictOf({ taxonomy: { version: '3.1', sources: ['described'], topics: [] } })).toBe(
    'not-assessed',
  );
  expect(verdictOf({ taxonomy: undefined }), 'of another provider').toBe('not-assessed');
  for (const taxonomy of [undefined, { version: '3.1', topics: [] }])
    expect(assess({ ...assessed, taxonomy }, USUAL_PROFILE).limits).toContain('topics-unknown');
  const other = { version: '3.1', sources: ['seen' as const], otherLanguage: ['said' as const], topics: [] };
  expect(verdictOf({ taxonomy: other })).toBe('not-assessed');
  const both = {
    version: '3.1',
    sources: ['said' as const],
    otherLanguage: ['written' as const],
    topics: [],
  };
  expect(verdictOf({ taxonomy: both }), 'speech is enough').toBe('suitable');
  for (const [code, concept] of [
    ['models-missing', 'possibly unsafe picture'],
    ['unsafe-missing', 'possibly unsafe picture'],
    ['audio-not-decoded', 'loud'],
    ['audio-not-decoded', 'silence'],
    ['audio-apart', 'loud'],
    ['audio-apart', 'silence'],
  ] as const) {
    const partial = [{ code, values: {} }];
    expect(verdictOf({ partial }, [concept]), `${concept}, ${code}`).toBe('not-assessed');
    expect(verdictOf({ partial }, []), code).toBe('suitable');
  }
});
