import { expect, it } from 'vitest';
import { videoOf } from '../concepts/testing/video';
import type { SmallFrame } from '../measure/small-frame';
import type { DetailFrame } from '../measure/detail';
import { FrameLog, SampleLog } from './frame-log';
import { mayShowText, showsText } from './recognize';

const minutes = (count: number) => count * 60_000;

/** The reported frames of a video of this length, all with the same amount of text. */
function reported(lengthMs: number, text: number) {
  const log = new FrameLog(lengthMs);
  const rgb = new Uint8Array(64 * 36 * 3);
  for (let timeMs = 0; timeMs <= 8000; timeMs += 40) {
    log.add({ timeMs, width: 64, height: 36, rgb } satisfies SmallFrame);
  }
  return { frames: log.report().frames.map((frame) => ({ ...frame, text })) };
}

it('finds text in each frame of a video of an hour that shows text throughout', () => {
  const { frames } = videoOf({ seconds: 8, frame: () => ({ text: 0.2 }) });
  const every800 = { frames: frames.filter(({ timeMs }) => timeMs % 800 === 0) };
  expect(showsText(every800, 400, minutes(60))).toBe(true);
});

it.each([1, 15, 16, 20, 25, 30, 40, 60, 180])(
  'leaves out no frame between those that are reported in one of %i minutes',
  (length) => {
    const withText = reported(minutes(length), 0.2);
    const without = reported(minutes(length), 0);
    const lastMs = withText.frames.at(-1)?.timeMs ?? 0;
    for (let timeMs = 0; timeMs <= lastMs; timeMs += 40) {
      expect([timeMs, showsText(withText, timeMs, minutes(length))]).toEqual([timeMs, true]);
      expect(showsText(without, timeMs, minutes(length))).toBe(false);
    }
  },
);

it('goes by the measured frames within 150 ms in a video of up to 15 minutes', () => {
  const { frames } = videoOf({ seconds: 1, frame: (timeMs) => ({ text: timeMs === 500 ? 0.2 : 0 }) });
  const near = [340, 350, 500, 650, 660].map((timeMs) => showsText({ frames }, timeMs, minutes(15)));
  expect(near).toEqual([false, true, true, true, false]);
});

it('takes a title that stands in one sample alone for text that may be there', () => {
  const log = new SampleLog();
  const rgb = new Uint8Array(64 * 36 * 3);
  /** Bars as close as letters, in one line. */
  const titled: DetailFrame = {
    ...{ width: 320, height: 180, inside: { left: 0, top: 0, right: 319, bottom: 179 } },
    luma: Uint8Array.from({ length: 320 * 180 }, (_, at) => {
      const [x, y] = [at % 320, Math.floor(at / 320)];
      return y >= 90 && y < 105 && x >= 60 && x < 220 && x % 6 < 3 ? 230 : 30;
    }),
  };
  const plain = { ...titled, luma: new Uint8Array(320 * 180).fill(30) };
  for (const timeMs of [0, 5000, 10_000])
    log.add({ ...{ timeMs, width: 64, height: 36, rgb }, detail: () => (timeMs === 5000 ? titled : plain) });
  const report = log.report();
  const times = report.frames.map(({ timeMs }) => timeMs);
  expect(times.filter((timeMs) => showsText(report, timeMs, minutes(5)))).toEqual([]);
  expect(times.filter((timeMs) => mayShowText(report, timeMs))).toEqual([5000]);
});
