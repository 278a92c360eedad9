import { describe, expect, it } from 'vitest';
import type { Understanding } from '@/contracts/understanding';
import { assess } from './assessment';
import type { SuitabilityProfile } from './suitability';
import { shortProgram } from './testing/short-program';

type Claim = Understanding['scenes'][number]['risks'][number];

const NEWS: Claim = {
  ...{ id: 'XtODT3', name: 'crime', level: 'high', treatment: 'news', confidence: 0.9 },
  evidence: [{ kind: 'frame', timestamp: 0 }],
};

/** Crime in two scenes of 20 s, and what a model says about each. */
function program(
  first: Partial<Claim> | null,
  second: Partial<Claim> | null,
  level: Claim['level'] = 'high',
) {
  const said = [first, second].map((claim, index) => ({
    ...{ start: index * 20_000, topics: [] },
    risks: claim === null ? [] : [{ ...NEWS, ...claim }],
  }));
  return shortProgram(40, [['topic', 'crime', 0, 40]], {
    scenes: [
      { start: 0, end: 20_000, endReason: 'change' },
      { start: 20_000, end: 40_000, endReason: 'end' },
    ],
    risks: [
      { name: 'crime', level, ranges: [{ start: 0, end: 40_000, level }], words: ['robbery'], mentions: 9 },
    ],
    understanding: { basis: 'model', model: 'm', prompt: '0123456789abcdef', discarded: 0, scenes: said },
  });
}

const profile: SuitabilityProfile = {
  ...{ id: 'own', name: 'own', topics: { 380: 'low' }, exclusions: [], avoid: [], leastConfidence: 0.5 },
  treatments: ['news'],
};
const unsuitable = (...asked: Parameters<typeof assess>) => {
  const { unsuitable: ranges, limits } = assess(...asked);
  return { ranges: ranges.map(({ startMs, endMs }) => [startMs, endMs]), limits };
};
const ALL = { ranges: [[0, 40_000]], limits: [] };

describe('a treatment that a profile accepts', () => {
  it('makes a scene suitable: crime in the news is accepted, in fiction it is not', () => {
    const { verdictOf, limits } = assess(program({}, { treatment: 'fiction' }), profile);
    expect(verdictOf({ startMs: 0, endMs: 20_000 }).verdict).toBe('suitable');
    expect(verdictOf({ startMs: 20_000, endMs: 40_000 }).verdict).toBe('unsuitable');
    expect(limits).toEqual(['treatment-by-model']);
  });

  it.each([
    ['the treatment is not clear', program({ treatment: 'unclear' }, null), profile],
    ['a model says nothing of the topic', program(null, null), profile],
    ['a model speaks of another topic', program({ id: 'j9PaO9' }, null), profile],
    ['a model is less sure than the profile wants', program({ confidence: 0.4 }, null), profile],
    ['a model calls it the floor', program({ level: 'floor' }, null), profile],
    ['it was measured as the floor', program({}, {}, 'floor'), profile],
    ['the profile accepts none', program({}, {}), { ...profile, treatments: [] }],
    ['the profile is of an older version', program({}, {}), { ...profile, treatments: undefined }],
    ['no model was asked', { ...program({}, {}), understanding: undefined }, profile],
  ])('changes nothing if %s', (_, response, chosen) => {
    expect(unsuitable(response, chosen)).toEqual(ALL);
  });

  it('does not lift the exclusion of a category', () => {
    expect(unsuitable(program({}, {}), { ...profile, exclusions: ['380'] }).ranges).toEqual(ALL.ranges);
  });

  it('is not named where the level is accepted anyway', () => {
    expect(unsuitable(program({}, {}, 'low'), profile)).toEqual({ ranges: [], limits: [] });
  });

  it('also counts for a topic that begins a frame before its scene', () => {
    const late = program(null, {});
    const [first] = late.scenes ?? [];
    const scenes = [
      { ...first, start: 0, end: 20_030 },
      { start: 20_030, end: 40_000 },
    ];
    const understanding = late.understanding && {
      ...late.understanding,
      scenes: [{ start: 20_030, topics: [], risks: [NEWS] }],
    };
    expect(unsuitable({ ...late, scenes, understanding }, profile).ranges).toEqual([[0, 19_990]]);
  });
});
