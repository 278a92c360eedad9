import type { TextCue } from './cue';
import { readLine21, type Line21Pair } from './line21';

const SIGNATURE = /^\uFEFF?\s*Scenarist_SCC V\d/;
/** A time code and the words of line 21 after it, in hexadecimal digits. */
const LINE = /^\s*(\d{1,2}):(\d{2}):(\d{2})([:;.,])(\d{2})\s+((?:[\da-f]{4}\s*)+)$/i;
/** Frames per second of the time code, and their length in ms (NTSC). */
const FRAMES = 30;
const FRAME_MS = 1001 / 30;
/** Time codes that drop frames skip two numbers each minute, but not each tenth. */
const DROPPED = 2;
/** How long the last caption is shown if nothing removes it, in ms. */
const LAST_MS = 4000;

/** Whether a text begins as a file of Scenarist closed captions does. */
export function isScc(text: string): boolean {
  return SIGNATURE.test(text);
}

/**
 * Reads a file of Scenarist closed captions: pairs of line 21 of the first field, one for each frame. A time code with a
 * semicolon drops frames, so that it is the time; one with a colon counts frames of 29.97 a second (SMPTE ST 12-1).
 *
 * @returns the text of the channel with most of it
 */
export function readScc(source: string): { cues: TextCue[]; isCut: boolean } {
  const pairs = source.split(/\r\n|\r|\n/).flatMap(pairsOf);
  const inOrder = pairs.toSorted((a, b) => a.timeMs - b.timeMs);
  const texts = readLine21(inOrder, (inOrder.at(-1)?.timeMs ?? 0) + LAST_MS);
  const [most] = texts.toSorted((a, b) => b.cues.length - a.cues.length);
  return most ?? { cues: [], isCut: false };
}

function pairsOf(line: string): Line21Pair[] {
  const match = LINE.exec(line);
  if (match === null) return [];
  const [, hours, minutes, seconds, separator, frames, words = ''] = match;
  const wholeMinutes = Number(hours) * 60 + Number(minutes);
  const count = (wholeMinutes * 60 + Number(seconds)) * FRAMES + Number(frames);
  const isDropped = separator !== ':';
  const dropped = isDropped ? DROPPED * (wholeMinutes - Math.floor(wholeMinutes / 10)) : 0;
  return words
    .trim()
    .split(/\s+/)
    .flatMap((word) => word.match(/.{4}/g) ?? [])
    .map((word, index) => ({
      timeMs: (count - dropped + index) * FRAME_MS,
      field: 1 as const,
      first: Number.parseInt(word.slice(0, 2), 16),
      second: Number.parseInt(word.slice(2), 16),
    }));
}
