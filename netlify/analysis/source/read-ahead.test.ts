import { describe, expect, it } from 'vitest';
import { ReadAhead } from './read-ahead';

describe('ReadAhead', () => {
  it('fetches only what is read at first, and doubles after 4 MB read in sequence, up to 8 MB', () => {
    const readAhead = new ReadAhead();
    const counts: number[] = [];
    for (let index = 0; counts.length < 10;) {
      const count = readAhead.plan(index, 16);
      counts.push(count);
      index += count;
    }
    expect(counts).toEqual([16, 16, 16, 16, 32, 64, 128, 128, 128, 128]);
  });

  it('fetches one block after a jump, and what is read when that is more', () => {
    const readAhead = new ReadAhead();
    readAhead.plan(0, 64);
    expect(readAhead.plan(64, 1)).toBe(128);
    expect(readAhead.plan(500, 1)).toBe(1);
    expect(readAhead.plan(900, 5)).toBe(5);
  });

  it('supports two readers at once', () => {
    const readAhead = new ReadAhead();
    readAhead.plan(0, 32);
    readAhead.plan(1000, 32);
    readAhead.plan(32, 32);
    expect(readAhead.plan(64, 1)).toBe(64);
    readAhead.plan(1032, 32);
    expect(readAhead.plan(1064, 1)).toBe(64);
  });

  it('starts the next fetch once half is read', () => {
    const readAhead = new ReadAhead();
    readAhead.plan(0, 32);
    expect(readAhead.nextAfter(31)).toBeUndefined();
    readAhead.plan(32, 32);
    expect(readAhead.nextAfter(47)).toBeUndefined();
    expect(readAhead.nextAfter(48)).toBe(64);
    expect(readAhead.nextAfter(999)).toBeUndefined();
  });
});
