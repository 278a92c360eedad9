import { describe, expect, it } from 'vitest';
import { ReadAhead } from './read-ahead';

describe('ReadAhead', () => {
  it('doubles while the reading is sequential, up to 8 MB', () => {
    const readAhead = new ReadAhead();
    const counts: number[] = [];
    for (let index = 0; counts.length < 8;) {
      const count = readAhead.plan(index, 1);
      counts.push(count);
      index += count;
    }
    expect(counts).toEqual([1, 2, 4, 8, 16, 32, 32, 32]);
  });

  it('asks for one block after a jump, and for what is wanted when that is more', () => {
    const readAhead = new ReadAhead();
    readAhead.plan(0, 1);
    expect(readAhead.plan(1, 1)).toBe(2);
    expect(readAhead.plan(500, 1)).toBe(1);
    expect(readAhead.plan(900, 5)).toBe(5);
  });

  it('follows two readers at once', () => {
    const readAhead = new ReadAhead();
    readAhead.plan(0, 1);
    readAhead.plan(1000, 1);
    expect(readAhead.plan(1, 1)).toBe(2);
    expect(readAhead.plan(1001, 1)).toBe(2);
    expect(readAhead.plan(3, 1)).toBe(4);
  });

  it('says what to fetch next once half is read', () => {
    const readAhead = new ReadAhead();
    readAhead.plan(0, 1);
    expect(readAhead.nextAfter(0)).toBeUndefined();
    readAhead.plan(1, 1);
    expect(readAhead.plan(3, 1)).toBe(4);
    expect(readAhead.nextAfter(4)).toBeUndefined();
    expect(readAhead.nextAfter(5)).toBe(7);
    expect(readAhead.nextAfter(99)).toBeUndefined();
  });
});
