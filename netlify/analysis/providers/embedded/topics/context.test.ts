import { describe, expect, it } from 'vitest';
import { CONTEXT_MS, contextOf, type Line } from './context';
import { weighEvidence, type Saying } from './evidence';

const STRENGTHS = ['strong', 'ordinary', 'weak'] as const;

/** Integers below a limit, the same in every run. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function sayingOf(roll: (below: number) => number, atMs: number): Saying {
  const meanings = Array.from({ length: 1 + roll(2) }, (_, index) => ({
    topic: `topic ${index * 2 + roll(2)}`,
    strength: STRENGTHS[roll(3)] ?? 'weak',
  }));
  const key = `phrase ${roll(12)}`;
  return { key, meanings, words: key, atMs, source: 'said' };
}

/** Lines of different lengths, some at the same time, in three shots. */
function linesOf(count: number, seed: number): Line[] {
  const roll = dice(seed);
  return Array.from({ length: count }, () => {
    const startMs = roll(40) * 500;
    const endMs = startMs + 100 + roll(10) ** 2 * 100;
    const sayings = Array.from({ length: roll(3) }, () => sayingOf(roll, startMs));
    return { startMs, endMs, shot: roll(3), sayings };
  });
}

/** Compares every pair of lines; the traversal of a shot must have the same result. */
function nearOneByOne(lines: readonly Line[], line: Line): Saying[] {
  return lines
    .filter((other) => other.shot === line.shot)
    .filter((other) => Math.max(other.startMs - line.endMs, line.startMs - other.endMs) <= CONTEXT_MS)
    .flatMap((other) => other.sayings);
}

function weightsOf(line: Line, nearby: readonly Saying[]) {
  return Array.from(weighEvidence(line.sayings, nearby), ([topic, { weight }]) => [topic, weight]).sort();
}

describe('the context of a line', () => {
  it.each(Array.from({ length: 20 }, (_, seed) => seed))(
    'has the weights of all lines near it (%i)',
    (seed) => {
      const lines = linesOf(60, seed);
      const contexts = contextOf(lines);
      for (const line of lines) {
        const weights = weightsOf(line, contexts.get(line) ?? []);
        expect(weights).toEqual(weightsOf(line, nearOneByOne(lines, line)));
      }
    },
  );

  it('contains each phrase once, however many lines contain it at the same time', () => {
    const sayings = ['flour', 'dough'].map((key): Saying => ({
      key,
      meanings: [{ topic: 'cooking', strength: 'ordinary' }],
      words: key,
      atMs: 0,
      source: 'said',
    }));
    const lines = Array.from({ length: 3000 }, (_, index): Line => {
      return { startMs: index, endMs: 9000 - index, shot: 1, sayings };
    });
    const held = [...contextOf(lines).values()].reduce((sum, context) => sum + context.length, 0);
    expect(held).toBe(2 * lines.length);
  });

  it('has for each phrase the time of the first line near it that contains it', () => {
    const line = (startMs: number, key: string): Line => ({
      startMs,
      endMs: startMs + 1000,
      shot: 1,
      sayings: [
        {
          key,
          meanings: [{ topic: 'cooking', strength: 'ordinary' }],
          words: key,
          atMs: startMs,
          source: 'said',
        },
      ],
    });
    const last = line(10_000, 'dough');
    const lines = [line(0, 'flour'), line(7000, 'flour'), line(9000, 'flour'), last];
    const near = contextOf(lines).get(last) ?? [];
    expect(near.map(({ key, atMs }) => `${key} ${String(atMs)}`).sort()).toEqual([
      'dough 10000',
      'flour 7000',
    ]);
  });
});
