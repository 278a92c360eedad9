import { describe, expect, it } from 'vitest';
import { loudnessOverTime } from './loudness-over-time';
import { videoOf } from './testing/video';

describe('loudness over time', () => {
  it('has the loudest moment of each second', () => {
    const video = videoOf({ seconds: 3, audio: (timeMs) => ({ lufs: timeMs === 1400 ? -12.34 : -30 }) });
    expect(loudnessOverTime(video)).toEqual([
      { timestamp: 0, loudness: -30 },
      { timestamp: 1000, loudness: -12.3 },
      { timestamp: 2000, loudness: -30 },
    ]);
  });

  it('is -70 where it is silent', () => {
    expect(loudnessOverTime(videoOf({ seconds: 1, audio: () => ({ lufs: -120 }) }))).toEqual([
      { timestamp: 0, loudness: -70 },
    ]);
  });

  it('is -70 right beside a loud sound too', () => {
    const video = videoOf({
      seconds: 2,
      audio: (timeMs) => (timeMs < 1000 ? { rmsDb: -90, lufs: timeMs < 900 ? -70 : -25 } : { lufs: -20 }),
    });
    expect(loudnessOverTime(video).map(({ loudness }) => loudness)).toEqual([-70, -20]);
  });

  it('is nothing without sound, and stands only where audio was measured', () => {
    const video = videoOf({ seconds: 9 });
    expect(loudnessOverTime({ ...video, audioWindows: [] })).toEqual([]);
    const measured = video.audioWindows.filter(({ timeMs }) => timeMs % 4000 >= 2200 && timeMs % 4000 < 2700);
    expect(loudnessOverTime({ ...video, audioWindows: measured }).map(({ timestamp }) => timestamp)).toEqual([
      2200, 6200,
    ]);
  });

  it('counts a window whose time was rounded down to the second that it begins', () => {
    const video = videoOf({ seconds: 2, audio: (timeMs) => ({ lufs: timeMs === 1000 ? -5 : -25 }) });
    const audioWindows = video.audioWindows.map((window) =>
      window.timeMs === 1000 ? { ...window, timeMs: 999.6 } : window,
    );
    expect(loudnessOverTime({ ...video, audioWindows })).toEqual([
      { timestamp: 0, loudness: -25 },
      { timestamp: 1000, loudness: -5 },
    ]);
  });

  it('has 1200 points also where the sound is longer than the video', () => {
    const video = videoOf({ seconds: 2410, durationMs: 2_400_000 });
    expect(loudnessOverTime(video)).toHaveLength(1200);
  });

  it('has 1200 points at most, each the loudest of its part', () => {
    const video = videoOf({ seconds: 2400, audio: (timeMs) => ({ lufs: timeMs === 3900 ? -5 : -25 }) });
    const strip = loudnessOverTime(video);
    expect(strip).toHaveLength(1200);
    expect(strip.slice(0, 3)).toEqual([
      { timestamp: 0, loudness: -25 },
      { timestamp: 2000, loudness: -5 },
      { timestamp: 4000, loudness: -25 },
    ]);
  });
});
