import { expect, it } from 'vitest';
import { videoOf } from '../concepts/testing/video';
import type { SmallFrame } from '../measure/small-frame';
import { FrameLog } from './frame-log';
import { showsText } from './recognize';

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
