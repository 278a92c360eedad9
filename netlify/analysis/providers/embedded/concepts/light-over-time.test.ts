import { describe, expect, it } from 'vitest';
import { lightOverTime } from './light-over-time';
import { videoOf } from './testing/video';

describe('light over time', () => {
  it('is the mean luma of the frames of each second', () => {
    const video = videoOf({ seconds: 2, frame: (timeMs) => ({ luma: timeMs < 500 ? 0 : timeMs / 2000 }) });
    expect(lightOverTime(video)).toEqual([
      { timestamp: 0, light: 0.175 },
      { timestamp: 1000, light: 0.725 },
    ]);
  });

  it('stands only where a frame was measured, and nowhere in a video without any', () => {
    const video = videoOf({ seconds: 9 });
    const frames = video.frames.filter(({ timeMs }) => timeMs % 4000 === 300);
    expect(lightOverTime({ ...video, frames }).map(({ timestamp }) => timestamp)).toEqual([300, 4300, 8300]);
    expect(lightOverTime({ ...video, frames: [] })).toEqual([]);
  });

  it('has 1200 points at most', () => {
    const video = videoOf({ seconds: 2400, frame: (timeMs) => ({ luma: timeMs < 1000 ? 1 : 0 }) });
    const points = lightOverTime(video);
    expect(points).toHaveLength(1200);
    expect(points.slice(0, 2)).toEqual([
      { timestamp: 0, light: 0.5 },
      { timestamp: 2000, light: 0 },
    ]);
  });
});
