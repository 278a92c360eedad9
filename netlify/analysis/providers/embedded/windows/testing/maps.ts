import { CELL_BYTES, CELLS, cellsIn, markCell, type Plane } from '../../measure/cell-map';
import type { Box, VideoMeasurements } from '../../measure/measurements';
import { videoOf } from '../../concepts/testing/video';

/** What is marked in the cells of a box from one time to another, in ms. */
export interface Marked {
  plane: Plane | readonly Plane[];
  box?: Box;
  fromMs: number;
  toMs: number;
}

const FRAME = { x: 0, y: 0, width: 1, height: 1 };
export const MOTION = ['moves', 'jumps'] as const;

/** A video with the given marks in the maps of its frames, one frame every 100 ms. */
export function mappedVideo(
  seconds: number,
  marks: readonly Marked[],
  rest: Partial<VideoMeasurements> = {},
): VideoMeasurements {
  return videoOf({
    seconds,
    frame: (timeMs) => {
      const cells = new Uint8Array(CELL_BYTES);
      for (const { plane, box = FRAME, fromMs, toMs } of marks)
        if (timeMs >= fromMs && timeMs < toMs)
          for (const each of [plane].flat())
            for (const cell of cellsIn(box)) if (cell < CELLS) markCell(cells, each, cell);
      return { cells };
    },
    ...rest,
  });
}

/** A cut through which all cells change, and the marks for it. */
export const cutAt = (timeMs: number) => ({
  transition: { kind: 'cut' as const, startMs: timeMs, endMs: timeMs, strength: 1 },
  mark: { plane: MOTION, fromMs: timeMs, toMs: timeMs + 100 },
});
