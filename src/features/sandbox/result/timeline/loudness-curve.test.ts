import { describe, expect, it } from 'vitest';
import { levelOf, loudnessPath, loudnessRange } from './loudness-curve';

it('the height is 0 at silence and 1 at full scale, and never beyond', () => {
  expect([-70, -60, -30, 0, 4].map(levelOf)).toEqual([0, 0, 0.5, 1, 1]);
});

describe('loudnessPath', () => {
  it('draws each sample until the next, and the last until the end', () => {
    const sound = [
      { timestamp: 0, loudness: -70 },
      { timestamp: 2500, loudness: -30 },
      { timestamp: 5000, loudness: -15 },
    ];
    expect(loudnessPath(sound, 10_000)).toBe('M0 100H0V100H250V50H500V25H1000V100Z');
  });

  it('begins at the start of the audio', () => {
    expect(loudnessPath([{ timestamp: 500, loudness: -30 }], 1000)).toBe('M0 100H0V100H500V50H1000V100Z');
  });

  it('contains every peak, however many samples share a column', () => {
    const sound = Array.from({ length: 100_000 }, (_, index) => ({
      timestamp: index * 100,
      loudness: index === 50_050 ? -6 : -60,
    }));
    expect(loudnessPath(sound, 10_000_000)).toBe('M0 100H0V100H500.38V10H500.63V100H1000V100Z');
  });

  it('does not draw samples after the end', () => {
    expect(loudnessPath([{ timestamp: 1000, loudness: 0 }], 1000)).toBe('M0 100H0V100H1000V100Z');
  });
});

describe('loudnessRange', () => {
  it('does not include silence', () => {
    const sound = [-70, -42.5, -14, -20].map((loudness, index) => ({ timestamp: index * 100, loudness }));
    expect(loudnessRange(sound)).toEqual({ quietest: -42.5, loudest: -14, loudestMs: 200 });
  });

  it('is null when all samples are silent', () => {
    expect(loudnessRange([{ timestamp: 0, loudness: -70 }])).toBeNull();
    expect(loudnessRange([])).toBeNull();
  });
});
