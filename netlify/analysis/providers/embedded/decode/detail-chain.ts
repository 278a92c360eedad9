import { Frame } from 'node-av/lib';
import type { DetailFrame } from '../measure/detail';
import { swapsSides } from './display';
import { FilterChain, type FilterStep } from './filter-chain';

/** Width of the detail frame in pixels: lines of text can still be detected in it. */
const DETAIL_WIDTH = 320;
/** Maximum luma (of 255) of a black row or column for cropdetect: the value of `BLACK_LUMA`. */
const BLACK_LIMIT = 20;

/**
 * Scales frames to a luma frame 320 pixels wide, rotated as it is shown, in which FFmpeg's cropdetect finds black bars.
 */
export class DetailChain {
  readonly #chain: FilterChain;
  readonly #output = new Frame();

  /**
   * @param source the arguments of FFmpeg's `buffer` for frames of the size `width` by `height`, before rotation
   * @param turning filters that rotate them
   */
  constructor(source: string, width: number, height: number, turning: readonly FilterStep[]) {
    const isTurned = swapsSides(turning);
    const [shownWidth, shownHeight] = isTurned ? [height, width] : [width, height];
    const rows = Math.max(16, Math.min(720, Math.round((DETAIL_WIDTH * shownHeight) / shownWidth / 2) * 2));
    const [columnsBefore, rowsBefore] = isTurned ? [rows, DETAIL_WIDTH] : [DETAIL_WIDTH, rows];
    this.#output.alloc();
    this.#chain = new FilterChain([
      ['buffer', source],
      ['scale', `w=${columnsBefore}:h=${rowsBefore}:flags=area:out_range=full`],
      ['format', 'pix_fmts=gray'],
      // Once the frame is small: that costs next to nothing.
      ...turning,
      ['cropdetect', `limit=${BLACK_LIMIT}:round=2:reset=1:skip=0`],
      ['buffersink'],
    ]);
  }

  measure(frame: Frame): DetailFrame | undefined {
    let detail: DetailFrame | undefined;
    this.#chain.pass(frame, this.#output, (output) => {
      const marks = output.getMetadata().getAll();
      const number = (name: string, missing: number) => {
        const value = Number(marks[name] ?? Number.NaN);
        return Number.isFinite(value) ? value : missing;
      };
      const { width, height } = output;
      detail = {
        width,
        height,
        luma: packedLuma(output),
        inside: {
          left: number('lavfi.cropdetect.x1', 0),
          top: number('lavfi.cropdetect.y1', 0),
          right: number('lavfi.cropdetect.x2', width - 1),
          bottom: number('lavfi.cropdetect.y2', height - 1),
        },
      };
    });
    return detail;
  }

  free(): void {
    this.#chain.free();
  }
}

function packedLuma({ width, height, data, linesize }: Frame): Uint8Array {
  const luma = new Uint8Array(width * height);
  const [plane, stride] = [data?.[0], linesize[0] ?? 0];
  for (let row = 0; row < height && plane !== undefined; row += 1) {
    luma.set(plane.subarray(row * stride, row * stride + width), row * width);
  }
  return luma;
}
