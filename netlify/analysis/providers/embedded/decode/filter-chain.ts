import { Filter, FilterGraph, type FilterContext, type Frame } from 'node-av/lib';
import { AVCOL_SPC_BT709, AVCOL_SPC_SMPTE170M, AVCOL_SPC_UNSPECIFIED } from 'node-av/constants';

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
