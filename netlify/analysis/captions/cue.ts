import type { TimeRange } from '@/contracts/time-range';

/** One line of timed text. */
export interface TextCue extends TimeRange {
  /** Plain text: mark-up removed, line breaks as spaces. */
  text: string;
}

/** How long a cue without an end is shown, in milliseconds. */
export const DEFAULT_CUE_MS = 2000;
/** Cues that are stored: a feature film has about 1500. */
export const MOST_CUES = 10_000;
/**
 * Characters stored of all cues together: a feature film has 60,000 to 100,000 in one language.
 * Whoever gives words a meaning has about a second for them, and that is what this many take.
 */
export const MOST_TEXT = 300_000;
