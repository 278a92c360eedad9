import { describe, expect, it } from 'vitest';
import { assess } from './assessment';
import { aroundBreak } from './chosen-places';
import { lastingParts } from './lasting';
import { planOf } from './plan';
import type { SuitabilityProfile } from './suitability';
import { shortProgram, type Placed } from './testing/short-program';

const range = (from: number, to: number) => ({ startMs: from * 1000, endMs: to * 1000 });

describe('the lasting parts of a look or sound', () => {
  it.each<[string, ReturnType<typeof range>[], ReturnType<typeof range>[]]>([
    ['a burst does not', [range(20, 22)], []],
    ['ten seconds at once do', [range(20, 30)], [range(20, 30)]],
    [
      'ten seconds of thirty do',
      [range(0, 4), range(13, 16), range(27, 30)],
      [range(0, 4), range(13, 16), range(27, 30)],
    ],
    ['ten seconds of more than thirty do not', [range(0, 4), range(13, 16), range(28, 31)], []],
    ['a burst far from them does not', [range(0, 2), range(40, 55), range(100, 101)], [range(40, 55)]],
  ])('%s', (_, ranges, expected) => {
    expect(lastingParts(ranges, 3_600_000)).toEqual(expected);
  });

  it('are at least a third of a video that is shorter than thirty seconds', () => {
    expect(lastingParts([range(2, 6)], 12_000)).toEqual([range(2, 6)]);
    expect(lastingParts([range(2, 5)], 12_000)).toEqual([]);
  });
});

const profile = (avoid: SuitabilityProfile['avoid']): SuitabilityProfile => ({
  id: 'own',
  name: 'Own',
  topics: {},
  exclusions: [],
  avoid,
  leastConfidence: 0.5,
});

describe('a rule of look and sound', () => {
  const at = (placed: Placed[], avoid: SuitabilityProfile['avoid'] = ['loud']) =>
    assess(shortProgram(120, placed), profile(avoid));

  it.each<[string, Placed[], string]>([
    ['a burst of two seconds five seconds before', [['sound', 'loud', 53, 55]], 'suitable'],
    ['a burst that reaches to the break', [['sound', 'loud', 58, 60]], 'unsuitable'],
    ['a burst that follows the break at once', [['sound', 'loud', 60, 62]], 'unsuitable'],
    ['ten of the thirty seconds before', [['sound', 'loud', 32, 42]], 'unsuitable'],
    ['the last second of something that ended long before', [['sound', 'loud', 11, 31]], 'suitable'],
    [
      'several bursts, ten seconds together',
      [
        ['sound', 'loud', 31, 36],
        ['sound', 'loud', 45, 50],
      ],
      'unsuitable',
    ],
  ])('applies to a break after %s: %s', (_, placed, expected) => {
    const { outcomeOf, verdictOf } = at(placed);
    expect(outcomeOf(aroundBreak(60_000))).toBe(expected);
    expect(verdictOf(aroundBreak(60_000)).findings).toHaveLength(expected === 'suitable' ? 0 : 1);
  });

  it('applies to a scene of which it covers a third, or ten seconds', () => {
    const { outcomeOf } = at([['sound', 'loud', 30, 50]]);
    expect(outcomeOf(range(0, 60))).toBe('unsuitable');
    expect(outcomeOf(range(48, 54))).toBe('unsuitable');
    expect(outcomeOf(range(49, 60))).toBe('suitable');
  });

  it('ignores a burst in the suitable time of the program, but counts the break that it costs', () => {
    const response = shortProgram(120, [
      ['technical', 'black frame', 60, 62],
      ['sound', 'silence', 60, 62],
      ['sound', 'loud', 58, 60],
    ]);
    const choices = { brief: null, corrections: [], breakOptions: {}, kept: [], dropped: [], podSeconds: 90 };
    const { program, costs, breaks } = planOf(response, { ...choices, profile: profile(['loud']) });
    expect(program).toMatchObject({ verdict: 'suitable', unsuitableMs: 0, findings: [] });
    expect(breaks).toMatchObject([{ timestamp: 60_000, verdict: 'unsuitable' }]);
    expect(costs).toMatchObject([{ totalMs: 0, aloneMs: 0, breaksAlone: 1 }]);
  });

  it.each(['flashing', 'possibly unsafe picture'] as const)('applies to each moment of %s', (name) => {
    const { outcomeOf } = at([['look', name, 40, 41]], [name]);
    expect(outcomeOf(aroundBreak(60_000))).toBe('unsuitable');
    expect(outcomeOf(range(0, 60))).toBe('unsuitable');
  });
});
