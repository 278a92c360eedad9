import { describe, expect, it } from 'vitest';
import { CONTEXT_MS, contextOf, type Line } from './context';
import { weighEvidence } from './evidence';
import type { Hit } from './phrase-index';

const STRENGTHS = ['strong', 'ordinary', 'weak'] as const;

/** Whole numbers below a limit, the same ones on every run. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function hitOf(roll: (below: number) => number): Hit {
  const meanings = Array.from({ length: 1 + roll(2) }, (_, index) => ({
    topic: `topic ${index * 2 + roll(2)}`,
    strength: STRENGTHS[roll(3)] ?? 'weak',
  }));
  return { key: `phrase ${roll(12)}`, meanings };
}

/** Lines of all lengths, some at the same time, in three shots. */
function linesOf(count: number, seed: number): Line[] {
  const roll = dice(seed);
  return Array.from({ length: count }, () => {
    const startMs = roll(40) * 500;
    const endMs = startMs + 100 + roll(10) ** 2 * 100;
    return { startMs, endMs, shot: roll(3), hits: Array.from({ length: roll(3) }, () => hitOf(roll)) };
  });
}

/** Looks at every pair of lines: what the walk through a shot must come to as well. */
function nearOneByOne(lines: readonly Line[], line: Line): Hit[] {
  return lines
    .filter((other) => other.shot === line.shot)
    .filter((other) => Math.max(other.startMs - line.endMs, line.startMs - other.endMs) <= CONTEXT_MS)
    .flatMap((other) => other.hits);
}

describe('the context of a line', () => {
  it.each(Array.from({ length: 20 }, (_, seed) => seed))(
    'gives the weights of all near lines (%i)',
    (seed) => {
      const lines = linesOf(60, seed);
      const contexts = contextOf(lines);
      for (const line of lines) {
        const weights = weighEvidence(line.hits, contexts.get(line) ?? []);
        const expected = weighEvidence(line.hits, nearOneByOne(lines, line));
        expect([...weights].sort()).toEqual([...expected].sort());
      }
    },
  );

  it('holds each phrase once, however many lines say it at the same time', () => {
    const hits: Hit[] = [
      { key: 'flour', meanings: [{ topic: 'cooking', strength: 'ordinary' }] },
      { key: 'dough', meanings: [{ topic: 'cooking', strength: 'ordinary' }] },
    ];
    const lines = Array.from({ length: 3000 }, (_, index): Line => {
      return { startMs: index, endMs: 9000 - index, shot: 1, hits };
    });
    const held = [...contextOf(lines).values()].reduce((sum, context) => sum + context.length, 0);
    expect(held).toBe(2 * lines.length);
  });
});
