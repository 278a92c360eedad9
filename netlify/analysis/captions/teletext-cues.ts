import type { TimeRange } from '@/contracts/time-range';
import { type CueText, DEFAULT_CUE_MS, MAX_CUES } from './cue';
import { CueStore } from './cue-store';
import { TeletextDecoder, type TeletextScreen } from './teletext';

/** What is shown for a time, by row; rows without text are empty. */
interface Shown extends TimeRange {
  rows: readonly string[];
}

/** Maximum time in ms that a page is shown after it was transmitted, as when what erases it is lost. */
const LONGEST_MS = 30_000;
/** Maximum time in ms between two states of the screen that follow directly. */
const SEAM_MS = 50;

/** Collects the cues of a page of teletext, each once, however often the page is transmitted. */
export class TeletextCues {
  #decoder: TeletextDecoder | undefined;
  /** By their start. */
  readonly #shown = new Map<number, Shown>();
  /** What is shown now; it ends when it was last transmitted. */
  #current: Shown | undefined;
  /** Time of the last packet, in ms. */
  #lastMs = -Infinity;
  #isCut = false;
  #read: CueText | undefined;

  /** From now on packets are those of another file. */
  follow(decoder: TeletextDecoder | undefined): void {
    this.jump();
    this.#decoder = decoder;
  }

  /** The next packet is from another place. */
  jump(): void {
    for (const shown of this.#open()) this.#store(shown);
    this.#current = undefined;
    this.#lastMs = -Infinity;
    this.#read = undefined;
    this.#decoder?.reset();
  }

  /** Takes a PES packet. @param timeMs when it is shown */
  take(packet: Uint8Array, timeMs: number): void {
    if (timeMs < this.#lastMs) this.jump();
    this.#lastMs = timeMs;
    this.#read = undefined;
    for (const screen of this.#decoder?.decode(packet, timeMs) ?? []) {
      const ended = next(this.#current, screen);
      if (ended.before !== undefined) this.#store(ended.before);
      this.#current = ended.current;
    }
  }

  /** The cues so far. Where lines were only added or erased, those that stay were said before. */
  read(): CueText {
    if (this.#read !== undefined) return this.#read;
    const store = new CueStore();
    const inTime = [...this.#shown.values(), ...this.#open()].toSorted((a, b) => a.startMs - b.startMs);
    let before: Shown | undefined;
    for (const shown of joined(inTime)) {
      const earlier =
        before !== undefined && follows(before, shown) && isKept(before, shown) ? before.rows : [];
      const lines = shown.rows.filter((row, index) => row !== '' && row !== earlier[index]);
      if (lines.length > 0) store.add({ startMs: shown.startMs, endMs: shown.endMs }, lines);
      before = shown;
    }
    this.#read = { cues: store.cues(), isCut: this.#isCut || store.isCut };
    return this.#read;
  }

  /** What is shown last, also if its transmission is not complete: until the last packet. */
  #open(): Shown[] {
    const unfinished = this.#decoder?.unfinished();
    const { before, current } =
      unfinished === undefined
        ? { before: undefined, current: this.#current }
        : next(this.#current, unfinished);
    const last = current && {
      ...current,
      endMs: Math.max(current.startMs + DEFAULT_CUE_MS, Math.min(this.#lastMs, current.endMs + LONGEST_MS)),
    };
    return [before, last].filter((shown) => shown !== undefined);
  }

  #store(shown: Shown): void {
    if (shown.endMs <= shown.startMs) return;
    const known = this.#shown.get(shown.startMs);
    if (known === undefined && this.#shown.size >= MAX_CUES) this.#isCut = true;
    else this.#shown.set(shown.startMs, { ...shown, endMs: Math.max(shown.endMs, known?.endMs ?? 0) });
  }
}

/** What was shown before, if a screen ends it, and what is shown with it. */
function next(
  current: Shown | undefined,
  { atMs, rows }: TeletextScreen,
): { before: Shown | undefined; current: Shown | undefined } {
  const untilMs = current && Math.min(atMs, current.endMs + LONGEST_MS);
  if (current !== undefined && untilMs === atMs && isGrowing(current.rows, rows))
    return { before: undefined, current: { startMs: current.startMs, endMs: atMs, rows } };
  const hasText = rows.some((row) => row !== '');
  return {
    before: current && { ...current, endMs: untilMs ?? atMs },
    current: hasText ? { startMs: Math.max(0, atMs), endMs: atMs, rows } : undefined,
  };
}

/** Whether rows are the same, except for one that goes on. */
function isGrowing(before: readonly string[], after: readonly string[]): boolean {
  const changed = after.flatMap((row, index) => (row === before[index] ? [] : [index]));
  return (
    changed.length <= 1 &&
    changed.every((index) => before[index] !== '' && after[index]?.startsWith(before[index] ?? '') === true)
  );
}

const follows = (before: Shown, after: Shown): boolean => after.startMs <= before.endMs + SEAM_MS;

/** Whether no row was replaced by another: rows were only added or erased. */
const isKept = (before: Shown, after: Shown): boolean =>
  after.rows.every((row, index) => row === '' || !before.rows[index] || row === before.rows[index]);

/** Joins what was read twice, the second time from a later transmission on. @param inTime in time order */
function joined(inTime: readonly Shown[]): Shown[] {
  const all: Shown[] = [];
  for (const shown of inTime) {
    const last = all.at(-1);
    if (last !== undefined && follows(last, shown) && isGrowing(last.rows, shown.rows))
      all[all.length - 1] = {
        ...{ startMs: last.startMs, rows: shown.rows },
        endMs: Math.max(last.endMs, shown.endMs),
      };
    else all.push(shown);
  }
  return all;
}
