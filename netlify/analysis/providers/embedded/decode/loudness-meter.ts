import { Frame } from 'node-av/lib';
import { SILENCE_DB } from '../measure/levels';
import type { LoudnessBlock } from '../measure/loudness';
import { FilterChain } from './filter-chain';

/** Sample rate in Hz for true peaks: four times the usual rate (ITU-R BS.1770-5, annex 2). */
const PEAK_RATE = 192_000;

/**
 * Loudness of continuous audio. FFmpeg's ebur128 returns the momentary loudness every 100 ms, and astats the true
 * peaks at four times the sample rate.
 */
export class LoudnessMeter {
  readonly blocks: LoudnessBlock[] = [];
  readonly #chain: FilterChain;
  readonly #output = new Frame();
  readonly #source = new Frame();
  readonly #startMs: number;
  #samples = 0;

  /**
   * @param source the arguments of FFmpeg's `abuffer` for the frames
   * @param startMs start of the time range
   * @throws Error when FFmpeg cannot measure such audio
   */
  constructor(source: string, startMs: number) {
    this.#startMs = startMs;
    this.#output.alloc();
    this.#source.alloc();
    this.#chain = new FilterChain([
      ['abuffer', source],
      ['ebur128', 'metadata=1:framelog=quiet'],
      // Without the last two, the resampler would calculate in double precision, as ebur128 does.
      ['aresample', `osr=${PEAK_RATE}:osf=fltp:tsf=fltp`],
      ['astats', 'metadata=1:reset=1:measure_perchannel=none:measure_overall=Peak_level'],
      ['abuffersink'],
    ]);
  }

  /** @param frame is not changed */
  take(frame: Frame): void {
    // A chain consumes its frame. This refers to the same samples.
    this.#source.unref();
    this.#source.ref(frame);
    this.#chain.pass(this.#source, this.#output, (output) => {
      const startMs = this.#startMs + (this.#samples / PEAK_RATE) * 1000;
      this.#samples += output.nbSamples;
      const marks = output.getMetadata().getAll();
      this.blocks.push({
        startMs,
        endMs: this.#startMs + (this.#samples / PEAK_RATE) * 1000,
        momentaryLufs: level(marks['lavfi.r128.M']),
        truePeakDb: level(marks['lavfi.astats.Overall.Peak_level']),
      });
    });
  }

  free(): void {
    this.#chain.free();
  }
}

function level(text: string | undefined): number {
  const value = Number(text ?? Number.NaN);
  return Number.isFinite(value) ? Math.max(SILENCE_DB, value) : SILENCE_DB;
}
