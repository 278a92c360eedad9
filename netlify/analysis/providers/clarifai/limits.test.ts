import { describe, expect, it } from 'vitest';
import { AnalysisFailure } from '../../errors';
import { checkLimits, MAX_SAMPLES, sampleMsFor, type LimitedVideo } from './limits';

const GOOD: LimitedVideo = {
  size: 128_000_000,
  header: { container: 'mp4', durationMs: 600_000 },
  isPublic: true,
  maxDurationMs: 10_800_000,
};

function refusal(changes: Partial<LimitedVideo>): { code: string; message: string } | undefined {
  try {
    checkLimits({ ...GOOD, ...changes });
    return undefined;
  } catch (error) {
    if (error instanceof AnalysisFailure) return { code: error.code, message: error.message };
    throw error;
  }
}

describe('checkLimits', () => {
  it('accepts what Clarifai accepts', () => {
    expect(refusal({})).toBeUndefined();
    expect(refusal({ size: 300_000_000 })).toBeUndefined();
    expect(refusal({ size: 127_999_999, isPublic: false })).toBeUndefined();
    expect(refusal({ header: { container: 'wmv', durationMs: undefined } })).toBeUndefined();
  });

  it.each<[string, Partial<LimitedVideo>, string, RegExp]>([
    ['a size', { size: 300_000_001 }, 'too-large', /up to 300 MB; this one has 301 MB/],
    ['a size to send', { isPublic: false }, 'too-large', /up to 128 MB/],
    ['a length', { header: { container: 'avi', durationMs: 600_001 } }, 'too-long', /Clarifai.* 10 minutes/],
    ['our own length', { maxDurationMs: 300_000 }, 'too-long', /limit is 5 minutes/],
    ['a kind', { header: { container: undefined, durationMs: undefined } }, 'not-a-video', /MP4.*WMV/],
  ])('reports the limit of %s', (_, changes, code, message) => {
    expect(refusal(changes)).toMatchObject({ code, message: expect.stringMatching(message) as string });
  });
});

describe('sampleMsFor', () => {
  it.each([
    [60_000, 1_000, 1_000],
    [60_000, 100, 100],
    [600_000, 100, 500],
    [undefined, 100, 500],
    [600_000, 60_000, 60_000],
  ])(
    'samples a video of %s ms at the requested interval of %i ms every %i ms',
    (duration, wanted, expected) => {
      expect(sampleMsFor(duration, wanted)).toBe(expected);
      expect((duration ?? 0) / expected).toBeLessThanOrEqual(MAX_SAMPLES);
    },
  );
});
