import { describe, expect, it } from 'vitest';
import type { Transition } from '../measure/measurements';
import { shotsOf } from './shots';
import { videoOf } from './testing/video';

const CUT: Transition = { kind: 'cut', startMs: 1000, endMs: 1000, strength: 1 };
const FADE: Transition = { kind: 'fade', startMs: 2000, endMs: 3000, strength: 1 };

/** Starts of shots, in ms, in a video whose luma changes from one level to another during the fade. */
function borders(from: number, to: number, transitions: Transition[]) {
  const lumaAt = (timeMs: number) => from + (to - from) * Math.min(1, Math.max(0, (timeMs - 2000) / 1000));
  const video = videoOf({ seconds: 5, frame: (timeMs) => ({ luma: lumaAt(timeMs) }) });
  return shotsOf(video, transitions).map((shot) => shot.startMs);
}

describe('shotsOf', () => {
  it('is the whole video where nothing divides it', () => {
    expect(shotsOf(videoOf({ seconds: 5 }), [])).toEqual([{ startMs: 0, endMs: Number.POSITIVE_INFINITY }]);
  });

  it('divides at the cuts it is given, and in the middle of a dissolve', () => {
    expect(borders(0.5, 0.5, [CUT])).toEqual([0, 1000]);
    expect(borders(0.5, 0.5, [{ ...FADE, kind: 'dissolve' }])).toEqual([0, 2500]);
    expect(borders(0.5, 0.5, [])).toEqual([0]);
  });

  it('divides at the dark end of a fade: the last moment of a fade-out, the first of a fade-in', () => {
    expect(borders(0.5, 0, [FADE])).toEqual([0, 3000]);
    expect(borders(0, 0.5, [FADE])).toEqual([0, 2000]);
  });

  it('goes by the direction that the fade was found with, for there may be no frame inside it', () => {
    const video = videoOf({ seconds: 5, frame: (timeMs) => ({ luma: timeMs < 2500 ? 0 : 0.5 }) });
    const frames = video.frames.filter(({ timeMs }) => timeMs < 2000 || timeMs > 3000);
    const starts = (fade: Transition) => shotsOf({ ...video, frames }, [fade]).map(({ startMs }) => startMs);
    expect(starts({ ...FADE, isIn: true })).toEqual([0, 2000]);
    expect(starts({ ...FADE, isIn: false })).toEqual([0, 3000]);
  });

  it('has no empty shot in front of a cut at the very beginning', () => {
    const first = { ...CUT, startMs: 0, endMs: 0 };
    expect(borders(0.5, 0.5, [first])).toEqual([0]);
  });

  it('has no shot after the end of the video, where its last frames lie beyond the stated length', () => {
    const after = [5000, 5200].map((timeMs) => ({ ...CUT, startMs: timeMs, endMs: timeMs }));
    expect(borders(0.5, 0.5, [CUT, ...after])).toEqual([0, 1000]);
  });
});
