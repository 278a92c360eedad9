import type { TimeRange } from '@/contracts/time-range';

/** One caption with its time range. */
export interface TextCue extends TimeRange {
  /** Plain text: markup removed, line breaks as spaces. */
  text: string;
  /** Mean probability of its words, 0 to 1, if a machine heard it and states one. */
  confidence?: number;
}

/** The cues of a text, in time order. */
export interface CueText {
  cues: TextCue[];
  /** Whether text was dropped because there is too much of it. */
  isCut: boolean;
}

/** The text of a channel of captions, such as `cc1`. */
export interface ChannelText extends CueText {
  channel: string;
}

/** Total length of the text of cues, in characters. */
export function textLength(cues: readonly TextCue[]): number {
  return cues.reduce((sum, { text }) => sum + text.length, 0);
}

/** Duration of a cue without an end, in milliseconds. */
export const DEFAULT_CUE_MS = 2000;
/** Maximum number of cues that are stored: a feature film has about 1500. */
export const MAX_CUES = 10_000;
/**
 * Maximum total length of the cues that are stored, in characters: a feature film has 60,000 to 100,000 in one
 * language. Topic detection has about a second for the words, which is the time that this length takes.
 */
export const MAX_TEXT = 300_000;
