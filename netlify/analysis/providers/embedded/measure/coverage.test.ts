import { describe, expect, it } from 'vitest';
import { videoOf } from '../concepts/testing/video';
import { coveredShare } from '../../../coverage';
import { coverageOf } from './coverage';

const span = (startMs: number, endMs: number) => ({ startMs, endMs });

describe('the covered share of time ranges', () => {
  it('counts overlaps once, and nothing beyond the video', () => {
    expect(coveredShare([], 1000)).toBe(0);
    expect(coveredShare([span(500, 900), span(0, 600), span(100, 200)], 1000)).toBe(0.9);
    expect(coveredShare([span(-500, 100), span(900, 5000)], 1000)).toBe(0.2);
    expect(coveredShare([span(800, 200)], 1000)).toBe(0);
    expect(coveredShare([span(0, 500)], 0)).toBe(0);
  });

  it('is 1 only when they cover all of it', () => {
    expect(coveredShare([span(0, 9999)], 10_000)).toBe(0.999);
    const tenths = Array.from({ length: 300 }, (_, index) => span(index * 0.1, index * 0.1 + 0.1));
    expect(coveredShare(tenths, 30)).toBe(1);
  });
});

describe('the coverage of a video', () => {
  const video = videoOf({ seconds: 20 });

  it('is the decoded share of it', () => {
    expect(coverageOf(video)).toBe(1);
    const cutOff = {
      ...video,
      frames: video.frames.filter(({ timeMs }) => timeMs < 12_000),
      audioWindows: [],
      decodedRanges: [span(0, 12_000)],
    };
    expect(coverageOf(cutOff)).toBe(0.6);
  });

  it('of a sampled video has a second per frame, and what was decoded in full or has audio', () => {
    const sampled = {
      ...video,
      frames: video.frames.filter(({ timeMs }) => timeMs % 5000 === 0),
      audioWindows: [],
      decodedRanges: [],
    };
    expect(coverageOf(sampled)).toBe(0.2);
    // From 5 to 10 s every frame, then one second from the frame at 10 s.
    expect(coverageOf({ ...sampled, decodedRanges: [span(5000, 10_000)] })).toBe(0.4);
    const audioWindows = video.audioWindows.filter(({ timeMs }) => timeMs % 5000 < 1500);
    expect(coverageOf({ ...sampled, audioWindows })).toBe(0.3);
  });

  it('does not include captions', () => {
    const cues = [{ startMs: 0, endMs: 20_000, text: 'Words all along.' }];
    expect(coverageOf({ ...video, frames: [], audioWindows: [], decodedRanges: [], cues })).toBe(0);
  });
});
