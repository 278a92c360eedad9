/**
 * Luma weights of ITU-R BT.709-6, item 3.2. They are applied to full-range R'G'B' (0 to 255): the
 * scaler has already undone the matrix (BT.601 or BT.709) and the range (limited 16-235 or full) that
 * the stream declares, so that one formula fits every video.
 */
const LUMA_RED = 0.2126;
const LUMA_GREEN = 0.7152;
const LUMA_BLUE = 0.0722;

/**
 * Luma at or below which a pixel counts as black, 0 to 1.
 *
 * Limited-range video has black at code 16 and white at 235 (ITU-R BT.709-6, item 4.6). After the
 * expansion to full range black is 0, and 0.07 leaves a margin of 15 codes for coding noise: a little
 * stricter than the 0.10 of FFmpeg's `blackdetect`. It also lies above 16/255 = 0.063, so that black
 * is still black in a limited-range video that wrongly declares full range.
 */
export const BLACK_LUMA = 0.07;

/** Luma of a full-range R'G'B' pixel (each 0 to 255), from 0 to 1. */
export function lumaOf(red: number, green: number, blue: number): number {
  return (LUMA_RED * red + LUMA_GREEN * green + LUMA_BLUE * blue) / 255;
}

/**
 * Distance from gray of a full-range R'G'B' pixel (each 0 to 255): 0 for a gray, 1 for the purest
 * primary. It is the chroma of the HSV and HSL models, largest minus smallest component.
 */
export function chromaOf(red: number, green: number, blue: number): number {
  return (Math.max(red, green, blue) - Math.min(red, green, blue)) / 255;
}

/** Level of digital silence, in dBFS; lower levels are reported as this one. */
export const SILENCE_DB = -120;

/** An amplitude (1 is full scale) in dBFS, never below {@link SILENCE_DB}. */
export function decibels(amplitude: number): number {
  return amplitude <= 0 ? SILENCE_DB : Math.max(SILENCE_DB, 20 * Math.log10(amplitude));
}
