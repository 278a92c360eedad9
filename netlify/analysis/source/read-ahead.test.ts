import { describe, expect, it } from 'vitest';
import { ReadAhead } from './read-ahead';

describe('ReadAhead', () => {
  it('asks for what is wanted at first, and doubles once 4 MB were read in sequence, up to 8 MB', () => {
    const readAhead = new ReadAhead();
    const counts: number[] = [];
    for (let index = 0; counts.length < 10;) {
      const count = readAhead.plan(index, 16);
      counts.push(count);
      index += count;
    }
    expect(counts).toEqual([16, 16, 16, 16, 32, 64, 128, 128, 128, 128]);
  });

  it('asks for one block after a jump, and for what is wanted when that is more', () => {
    const readAhead = new ReadAhead();
    readAhead.plan(0, 64);
    expect(readAhead.plan(64, 1)).toBe(128);
    expect(readAhead.plan(500, 1)).toBe(1);
    expect(readAhead.plan(900, 5)).toBe(5);
  });

  it('follows two readers at once', () => {
    const readAhead = new ReadAhead();
    readAhead.plan(0, 32);
    readAhead.plan(1000, 32);
    readAhead.plan(32, 32);
    expect(readAhead.plan(64, 1)).toBe(64);
    readAhead.plan(1032, 32);
    expect(readAhead.plan(1064, 1)).toBe(64);
  });

  it('says what to fetch next once half is read', () => {
    const readAhead = new ReadAhead();
    readAhead.plan(0, 32);
    expect(readAhead.nextAfter(31)).toBeUndefined();
    readAhead.plan(32, 32);
    expect(readAhead.nextAfter(47)).toBeUndefined();
    expect(readAhead.nextAfter(48)).toBe(64);
    expect(readAhead.nextAfter(999)).toBeUndefined();
  });
});
