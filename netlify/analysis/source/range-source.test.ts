import { describe, expect, it } from 'vitest';
import { transferLimit } from './range-source';

describe('the maximum number of bytes fetched of a video', () => {
  it('is three times its size and 16 MiB, also for a small one', () => {
    expect(transferLimit(0, 500_000_000)).toBe(16_777_216);
    expect(transferLimit(1_000_000, 500_000_000)).toBe(19_777_216);
  });

  it('is never more than the limit for any video', () => {
    expect(transferLimit(1_000_000, 5_000_000)).toBe(5_000_000);
    expect(transferLimit(400_000_000, 500_000_000)).toBe(500_000_000);
  });
});
