import type { CueText } from './cue';
import { fromFirstHour } from './cue-store';
import { mainTextOf, readLine21, type Line21Pair } from './line21';

const SIGNATURE = /^\uFEFF?\s*Scenarist_SCC V\d/;
/** A time code, and the rest of its line. */
const LINE = /^\s*(\d{1,2}):(\d{2}):(\d{2})([:;.,])(\d{2})\s+(.*)$/;
/** A word of line 21 in hexadecimal digits. */
const WORD = /^[\da-f]{4}$/i;
/** Frames per second of the time code, and their length in ms (NTSC). */
const FRAMES = 30;
const FRAME_MS = 1001 / 30;
/** Time codes that drop frames skip two numbers each minute, but not each tenth. */
const DROPPED = 2;
/** How long the last caption is shown if nothing removes it, in ms. */
const LAST_MS = 4000;
/** Maximum number of pairs that are read: those of a programme of about three hours, and more time to decode. */
const MAX_PAIRS = 200_000;

/** Whether a text begins as a file of Scenarist closed captions does. */
export function isScc(text: string): boolean {
  return SIGNATURE.test(text);
}

/**
 * Reads a file of Scenarist closed captions: pairs of line 21 of the first field, one for each frame. A time code with a
 * semicolon drops frames, so that it is the time; one with a colon counts frames of 29.97 a second (SMPTE ST 12-1). A
 * line with more words than there is time until the next one delays it, as in a real signal.
 *
 * @returns the text of the first channel, unless the other has far more
 */
export function readScc(source: string): CueText {
  const lines = linesOf(source).toSorted((a, b) => a.frame - b.frame);
  const pairs: Line21Pair[] = [];
  let next = 0;
  for (const { frame, words } of lines) {
    next = Math.max(next, frame);
    for (const word of words) {
      const [first, second] = [word.slice(0, 2), word.slice(2)].map((digits) => Number.parseInt(digits, 16));
      pairs.push({ timeMs: next * FRAME_MS, field: 1, first: first ?? 0, second: second ?? 0 });
      next += 1;
    }
  }
  const some = pairs.slice(0, MAX_PAIRS);
  const { cues, isCut } = mainTextOf(readLine21(some, next * FRAME_MS + LAST_MS));
  const firstMs = (lines[0]?.frame ?? 0) * FRAME_MS;
  return { cues: fromFirstHour(cues, firstMs), isCut: isCut || some.length < pairs.length };
}

/** The lines with a time code, each with its words and those of the lines after it that have none. */
function linesOf(source: string): { frame: number; words: string[] }[] {
  const lines: { frame: number; words: string[] }[] = [];
  for (const line of source.split(/\r\n|\r|\n/)) {
    const [, hours, minutes, seconds, separator, frames, rest] = LINE.exec(line) ?? [];
    const words = wordsOf(rest ?? line);
    if (hours === undefined) {
      lines.at(-1)?.words.push(...words);
      continue;
    }
    const wholeMinutes = Number(hours) * 60 + Number(minutes);
    const count = (wholeMinutes * 60 + Number(seconds)) * FRAMES + Number(frames);
    const dropped = separator === ':' ? 0 : DROPPED * (wholeMinutes - Math.floor(wholeMinutes / 10));
    lines.push({ frame: count - dropped, words });
  }
  return lines;
}

/** The words that a line begins with. */
function wordsOf(line: string): string[] {
  const words = line.trim().split(/\s+/);
  const end = words.findIndex((word) => !WORD.test(word));
  return end < 0 ? words : words.slice(0, end);
}
