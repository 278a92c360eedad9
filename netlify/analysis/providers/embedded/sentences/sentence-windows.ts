import type { TimeRange } from '@/contracts/time-range';
import type { TextCue } from '../../../captions/cue';

/** Maximum number of words of a window: a sentence or two, as the encoder was trained on. */
const MAX_WORDS = 36;
/** Maximum number of words of a window that begins with a line; it has the next line anyway. */
const MAX_ONWARD_WORDS = 18;
/** Lines farther apart than this, in ms, are not about one thing. */
export const MAX_GAP_MS = 10_000;

/** A sentence or two around a line, and when they are said. */
export interface SentenceWindow extends TimeRange {
  /** Empty for a line without words. */
  text: string;
}

/**
 * The text around each line: the line, and its neighbors on both sides as far as they fit. A line of captions is often
 * less than a sentence.
 *
 * @param lines in time order; `text` is the spoken part
 * @returns one window for each line
 */
export function sentenceWindows(lines: readonly TextCue[]): SentenceWindow[] {
  const counts = lines.map(wordsIn);
  return lines.map(({ startMs, endMs }, index) =>
    counts[index] === 0 ? { text: '', startMs, endMs } : windowAround(index, lines, counts),
  );
}

/**
 * The last line of the window that begins with each line: the next one, and those after it as far as they fit. Such a
 * window is short and reaches to one side only, so that those on both sides of a change of topic tell it.
 *
 * @param lines in time order, with words; `text` is the spoken part
 */
export function onwardEnds(lines: readonly TextCue[]): number[] {
  const counts = lines.map(wordsIn);
  return lines.map((_, first) => {
    let [last, words] = [first, counts[first] ?? 0];
    for (let next = first + 1; next < lines.length; next += 1) {
      words += counts[next] ?? 0;
      if (gapMs(lines, last, next) > MAX_GAP_MS || (next > first + 1 && words > MAX_ONWARD_WORDS)) break;
      last = next;
    }
    return last;
  });
}

const wordsIn = ({ text }: TextCue): number => text.split(/\s+/u).filter((word) => word !== '').length;

/** Silence between two lines; infinite where there is none. */
const gapMs = (lines: readonly TextCue[], before: number, after: number): number =>
  (lines[after]?.startMs ?? Infinity) - (lines[before]?.endMs ?? -Infinity);

/** @param counts number of words of each line */
function windowAround(index: number, lines: readonly TextCue[], counts: readonly number[]): SentenceWindow {
  let [first, last, words] = [index, index, counts[index] ?? 0];
  const fits = (before: number, after: number, next: number): boolean =>
    gapMs(lines, before, after) <= MAX_GAP_MS && words + (counts[next] ?? 0) <= MAX_WORDS;
  for (let grows = true; grows;) {
    grows = false;
    if (fits(first - 1, first, first - 1)) {
      first -= 1;
      words += counts[first] ?? 0;
      grows = true;
    }
    if (fits(last, last + 1, last + 1)) {
      last += 1;
      words += counts[last] ?? 0;
      grows = true;
    }
  }
  const within = lines.slice(first, last + 1);
  const texts = within.map(({ text }) => text.trim());
  return {
    text: texts.filter((text) => text !== '').join(' '),
    startMs: lines[first]?.startMs ?? 0,
    endMs: Math.max(...within.map(({ endMs }) => endMs)),
  };
}
