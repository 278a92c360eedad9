import type { PartialReason } from '@/contracts/partial-reason';
import type { TimeRange } from '@/contracts/time-range';
import type { TextCue } from '../captions/cue';

/** Sample rate of the speech that is sent, in Hz; one channel. */
export const SPEECH_RATE = 16_000;

/** Where there are voices in a video, and its sound there. */
export interface Voices {
  /** In time order and without overlap, in ms. */
  ranges: readonly TimeRange[];
  /**
   * The sound of a time range: one channel, 16 kHz, 16 bits; silence where there is none. Rejects when the video can no
   * longer be read.
   */
  samplesOf: (range: TimeRange) => Promise<Int16Array>;
}

/** What was heard. */
export interface HeardText {
  /** In time order, each with a confidence if the service states one. */
  cues: TextCue[];
  /** The language of most of the text (BCP 47, primary subtag), if the service states it. */
  language?: string | undefined;
  /** Why not all of the speech was written down; empty if it was. */
  partial: PartialReason[];
  /** Length of the speech that was found, and of what was written down, in ms. */
  foundMs: number;
  writtenMs: number;
}

/** Writes down what is said. A port: speech leaves the process only through it. */
export interface SpeechToText {
  /** The model, as the result names it. */
  readonly model: string;
  /**
   * Never rejects: what fails costs only the words.
   *
   * @param timeoutMs time in ms after which the text so far is returned
   * @param signal aborted when nobody waits for the text any more
   */
  write: (voices: Voices, timeoutMs: number, signal: AbortSignal) => Promise<HeardText>;
}
