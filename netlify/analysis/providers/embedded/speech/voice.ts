import type { Runtime } from '../vision/runtime';

/** Sample rate in Hz that the model requires, with one channel. */
const VOICE_SAMPLE_RATE = 16_000;
/** Samples of a window: 32 ms. */
export const VOICE_WINDOW = 512;
/** Minimum probability of a window with a voice (docs/models.md). */
export const VOICE_THRESHOLD = 0.5;
/** Number of samples before a window that are passed to the model again. */
const CONTEXT = 64;
const STATE_SHAPE = [2, 1, 128];
const STATE_LENGTH = 2 * 128;

/** The Silero voice detector on one audio track, window by window. */
export class VoiceDetector {
  readonly #runtime: Runtime;
  readonly #rate = { data: BigInt64Array.of(BigInt(VOICE_SAMPLE_RATE)), shape: [] };
  /** The context, and the samples of the window received so far. */
  readonly #input = new Float32Array(CONTEXT + VOICE_WINDOW);
  #filled = CONTEXT;
  #state = new Float32Array(STATE_LENGTH);

  constructor(runtime: Runtime) {
    this.#runtime = runtime;
  }

  /**
   * Takes the next samples, any number of them: mono, 16 kHz, -1 to 1. Calls must not overlap.
   *
   * @returns the probability of a voice, 0 to 1, for each window of 32 ms that is now complete
   * @throws ModelError
   */
  async push(samples: Float32Array): Promise<number[]> {
    const probabilities: number[] = [];
    for (let taken = 0; taken < samples.length;) {
      const part = samples.subarray(taken, taken + this.#input.length - this.#filled);
      this.#input.set(part, this.#filled);
      this.#filled += part.length;
      taken += part.length;
      if (this.#filled === this.#input.length) probabilities.push(await this.#runWindow());
    }
    return probabilities;
  }

  /** @returns the probability of the last window, padded with silence; undefined when none has begun */
  async finish(): Promise<number | undefined> {
    if (this.#filled === CONTEXT) return undefined;
    this.#input.fill(0, this.#filled);
    return this.#runWindow();
  }

  /** Starts again, for another track or after a gap. */
  reset(): void {
    this.#input.fill(0);
    this.#state.fill(0);
    this.#filled = CONTEXT;
  }

  async #runWindow(): Promise<number> {
    const [probability, state] = await this.#runtime.run(
      'silero-vad',
      {
        input: { data: this.#input, shape: [1, this.#input.length] },
        state: { data: this.#state, shape: STATE_SHAPE },
        sr: this.#rate,
      },
      ['output', 'stateN'],
    );
    if (state !== undefined) this.#state = new Float32Array(state.data);
    this.#input.copyWithin(0, VOICE_WINDOW);
    this.#filled = CONTEXT;
    return probability?.data[0] ?? 0;
  }
}
