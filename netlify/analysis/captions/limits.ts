/** How long a cue without an end is shown, in milliseconds. */
export const DEFAULT_CUE_MS = 2000;
/** Cues that are kept: a feature film has about 1500. */
export const MOST_CUES = 10_000;
/**
 * Characters that are kept of all cues together: a feature film has 60,000 to 100,000 in one language.
 * Whoever gives words a meaning has about a second for them, and that is what this many take.
 */
export const MOST_TEXT = 300_000;
