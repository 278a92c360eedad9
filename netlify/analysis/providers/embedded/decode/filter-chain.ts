import { Filter, FilterGraph, type FilterContext, type Frame } from 'node-av/lib';
import {
  AVCOL_SPC_BT709,
  AVCOL_SPC_SMPTE170M,
  AVCOL_SPC_UNSPECIFIED,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_SMPTE2084,
} from 'node-av/constants';

/** A filter and its arguments in FFmpeg's notation. */
export type FilterStep = readonly [filter: string, args?: string];

/** A sequence of native filters: frames enter the first filter and leave the last. */
export class FilterChain {
  readonly #graph = new FilterGraph();
  readonly #first: FilterContext;
  readonly #last: FilterContext;

  /** @throws Error when FFmpeg cannot connect the filters */
  constructor(steps: readonly FilterStep[]) {
    this.#graph.alloc();
    const contexts = steps.map((step, index) => this.#create(step, `step${index}`));
    const [first, last] = [contexts[0], contexts.at(-1)];
    if (first === undefined || last === undefined) throw new Error('a chain needs filters');
    for (const [index, context] of contexts.entries()) {
      const next = contexts[index + 1];
      if (next !== undefined && context.link(0, next, 0) < 0) throw new Error('filters do not fit together');
    }
    if (this.#graph.configSync() < 0) throw new Error('filters do not fit the frames');
    this.#first = first;
    this.#last = last;
  }

  /** Sends a frame through the filters (null: end of stream). `output` is refilled for each frame that comes out. */
  pass(frame: Frame | null, output: Frame, use: (frame: Frame) => void): void {
    if (this.#first.buffersrcAddFrameSync(frame) < 0) return;
    while (this.#last.buffersinkGetFrameSync(output) >= 0) {
      use(output);
      output.unref();
    }
  }

  free(): void {
    this.#graph.free();
  }

  #create([name, args]: FilterStep, label: string): FilterContext {
    const filter = Filter.getByName(name);
    const context = filter === null ? null : this.#graph.createFilter(filter, label, args ?? null);
    if (context === null) throw new Error(`no filter ${name}`);
    return context;
  }
}

/** Minimum height for BT.709 if a stream does not declare its color matrix; below it, BT.601 is assumed. */
const MIN_HD_HEIGHT = 720;

/**
 * The arguments of FFmpeg's `buffer` for frames like this one; frames with equal arguments fit the same chain. Sets
 * the color matrix of a frame that does not declare one.
 */
export function frameSource(frame: Frame): string {
  if (frame.colorSpace === AVCOL_SPC_UNSPECIFIED) {
    frame.colorSpace = frame.height >= MIN_HD_HEIGHT ? AVCOL_SPC_BT709 : AVCOL_SPC_SMPTE170M;
  }
  return `video_size=${frame.width}x${frame.height}:pix_fmt=${frame.format}:time_base=1/1000:pixel_aspect=1/1:colorspace=${frame.colorSpace}:range=${frame.colorRange}`;
}

/** FFmpeg's names of the transfer functions of high dynamic range video (ITU-R BT.2100). */
const HDR_TRANSFERS: ReadonlyMap<number, string> = new Map([
  [AVCOL_TRC_SMPTE2084, 'smpte2084'],
  [AVCOL_TRC_ARIB_STD_B67, 'arib-std-b67'],
]);
/** Luminance of white in high dynamic range video, in cd/m² (ITU-R BT.2408). */
const HDR_WHITE = 203;
/** Peak luminance of most programs, in cd/m² (the nominal peak of ITU-R BT.2100). */
const HDR_PEAK = 1000;

/**
 * The filters that convert scaled-down frames of high dynamic range to the colors of ITU-R BT.709, as on a screen
 * without high dynamic range; none for other frames. Measured as it is coded, such a video would have little contrast
 * and pale colors.
 */
export function toneSteps({ colorTrc }: Frame): FilterStep[] {
  const transfer = HDR_TRANSFERS.get(colorTrc);
  if (transfer === undefined) return [];
  return [
    ['format', 'pix_fmts=gbrp10le'],
    [
      'zscale',
      `transferin=${transfer}:primariesin=bt2020:rangein=full:transfer=linear:primaries=bt709:npl=${HDR_WHITE}`,
    ],
    ['format', 'pix_fmts=gbrpf32le'],
    ['tonemap', `tonemap=mobius:desat=0:peak=${HDR_PEAK / HDR_WHITE}`],
    ['zscale', 'transfer=bt709:range=full'],
    ['format', 'pix_fmts=gbrp'],
  ];
}
