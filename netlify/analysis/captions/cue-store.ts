import type { TimeRange } from '@/contracts/time-range';
import { MAX_CUES, MAX_TEXT, type TextCue } from './cue';

/** Maximum time in ms between the end of a cue and the start of the part of it that follows. */
const SEAM_MS = 1;
/** Maximum time in ms between the end of a cue and the start of the next one, which repeats its last lines. */
const ROLLING_MS = 50;

/** The cue that was added last. */
interface Last {
  /** Its key, if it is stored. */
  name: string;
  endMs: number;
  lines: readonly string[];
}

/** Collects cues as they are shown: each text once, within the limits of what is stored. */
export class CueStore {
  readonly #cues = new Map<string, TextCue>();
  #last: Last | undefined;
  #length = 0;
  #isCut = false;

  /** Whether text was dropped because there is too much of it. */
  get isCut(): boolean {
    return this.#isCut;
  }

  /** Whether nothing has been stored so far. */
  get isEmpty(): boolean {
    return this.#cues.size === 0;
  }

  /**
   * Adds what is shown in a time range. Rolling captions show each line again above the next one: lines with which the
   * cue directly before ended are not said again.
   *
   * @param lines plain text, without empty lines
   * @param textFrom the text of the lines from one on; unless given, they are joined by spaces
   */
  add(
    timing: TimeRange,
    lines: readonly string[],
    textFrom = (first: number): string => lines.slice(first).join(' '),
  ): void {
    const count = this.#repeatedLines(timing, lines);
    const text = textFrom(count);
    const name = `${timing.startMs} ${text}`;
    const before = this.#last;
    this.#last = { name: text === '' ? (before?.name ?? '') : name, endMs: timing.endMs, lines };
    if (text === '' && count > 0 && before) this.#extend(before.name, timing.endMs);
    if (text === '' || this.#cues.has(name)) return;
    if (this.#cues.size >= MAX_CUES || this.#length + text.length > MAX_TEXT) {
      this.#isCut = true;
      return;
    }
    this.#length += text.length;
    this.#cues.set(name, { startMs: timing.startMs, endMs: timing.endMs, text });
  }

  /** In time order. */
  cues(): TextCue[] {
    return [...this.#cues.values()].sort((a, b) => a.startMs - b.startMs);
  }

  #repeatedLines({ startMs }: TimeRange, lines: readonly string[]): number {
    const before = this.#last;
    if (before === undefined || Math.abs(startMs - before.endMs) > ROLLING_MS) return 0;
    for (let count = Math.min(lines.length, before.lines.length); count > 0; count -= 1) {
      if (before.lines.slice(-count).every((line, index) => line === lines[index])) return count;
    }
    return 0;
  }

  #extend(name: string, endMs: number): void {
    const cue = this.#cues.get(name);
    if (cue) this.#cues.set(name, { ...cue, endMs: Math.max(cue.endMs, endMs) });
  }
}

const HOUR_MS = 3_600_000;
/** A programme can begin this much before its whole hour, in ms. */
const LEADER_MS = 120_000;

/**
 * Cues whose times are the labels of a recording. These begin at a whole hour, usually the first or the tenth; the
 * video begins at 0.
 *
 * @param cues in time order
 * @param firstMs the first label; by default the start of the first cue
 */
export function fromFirstHour(cues: readonly TextCue[], firstMs = cues[0]?.startMs ?? 0): TextCue[] {
  const hours = Math.floor((firstMs + LEADER_MS) / HOUR_MS);
  return cues
    .map(({ startMs, endMs, text }) => ({
      ...{ startMs: Math.max(0, startMs - hours * HOUR_MS), endMs: endMs - hours * HOUR_MS },
      text,
    }))
    .filter(({ endMs }) => endMs > 0);
}

/** Joins cues of the same text of which one begins where the other ends, as in segments that cut them. */
export function joinContinued(cues: readonly TextCue[]): TextCue[] {
  const joined: TextCue[] = [];
  const last = new Map<string, TextCue>();
  for (const cue of cues.toSorted((a, b) => a.startMs - b.startMs)) {
    const before = last.get(cue.text);
    if (before !== undefined && cue.startMs <= before.endMs + SEAM_MS) {
      before.endMs = Math.max(before.endMs, cue.endMs);
      continue;
    }
    const own = { ...cue };
    last.set(cue.text, own);
    joined.push(own);
  }
  return joined;
}
