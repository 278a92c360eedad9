import { describe, expect, it } from 'vitest';
import { transferLimit } from './range-source';

describe('the most bytes that are fetched of a video', () => {
  it('are three times its size and 16 MiB, also of a small one', () => {
    expect(transferLimit(0, 500_000_000)).toBe(16_777_216);
    expect(transferLimit(1_000_000, 500_000_000)).toBe(19_777_216);
  });

  it('are never more than the limit for any video', () => {
    expect(transferLimit(1_000_000, 5_000_000)).toBe(5_000_000);
    expect(transferLimit(400_000_000, 500_000_000)).toBe(500_000_000);
  });
});
