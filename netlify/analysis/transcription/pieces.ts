import type { TimeRange } from '@/contracts/time-range';

/** Longest piece in ms: below the 30 s that Whisper hears at once, so that no service has to cut it elsewhere. */
const MOST_MS = 28_000;
/** Two voices with a longer pause between them, in ms, are separate pieces: silence is paid for, and invites invention. */
const MAX_PAUSE_MS = 2_000;
/** What is sent before and after a voice, in ms: the detector finds weak consonants late. */
const PADDING_MS = 200;
/** Longest piece without any pause, in ms: no service takes 10 minutes. */
const HARD_LIMIT_MS = 120_000;

/**
 * Divides speech into pieces to be written down one by one. They are cut in pauses, in the longest one where there is a
 * choice, and never in a voice that lasts less than two minutes.
 *
 * @param voices in time order and without overlap, in ms
 * @returns pieces with a margin of 200 ms, without overlap, in time order
 */
export function piecesOf(voices: readonly TimeRange[]): TimeRange[] {
  const pieces: TimeRange[] = [];
  let run: TimeRange[] = [];
  for (const voice of voices.flatMap(withoutEndless)) {
    const last = run.at(-1);
    if (last !== undefined && voice.startMs - last.endMs > MAX_PAUSE_MS) {
      pieces.push(...divided(run));
      run = [];
    }
    run.push(voice);
  }
  pieces.push(...divided(run));
  return pieces.map(({ startMs, endMs }, index) => {
    const before = pieces[index - 1]?.endMs ?? -Infinity;
    const after = pieces[index + 1]?.startMs ?? Infinity;
    return {
      startMs: Math.max(0, startMs - Math.min(PADDING_MS, (startMs - before) / 2)),
      endMs: endMs + Math.min(PADDING_MS, (after - endMs) / 2),
    };
  });
}

/** Voices that follow each other closely, as pieces. */
function divided(run: readonly TimeRange[]): TimeRange[] {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined) return [];
  if (last.endMs - first.startMs <= MOST_MS || run.length === 1) {
    return [{ startMs: first.startMs, endMs: last.endMs }];
  }
  const at = cutIn(run, first.startMs);
  return [...divided(run.slice(0, at)), ...divided(run.slice(at))];
}

/** The index of the voice before which to cut: after the longest pause in the second half of what a piece can hold. */
function cutIn(run: readonly TimeRange[], startMs: number): number {
  const pauseBefore = (index: number) => (run[index]?.startMs ?? 0) - (run[index - 1]?.endMs ?? 0);
  const lengthUntil = (index: number) => (run[index - 1]?.endMs ?? 0) - startMs;
  const possible = run.map((_, index) => index).slice(1);
  const inPiece = possible.filter((index) => lengthUntil(index) <= MOST_MS);
  const late = inPiece.filter((index) => lengthUntil(index) >= MOST_MS / 2);
  // If the first voice alone is too long, it is a piece of its own.
  const choice = late.length > 0 ? late : inPiece.slice(-1);
  return choice.reduce((best, next) => (pauseBefore(next) > pauseBefore(best) ? next : best), choice[0] ?? 1);
}

/** What lasts for minutes without a pause is hardly speech; it is cut anywhere. */
function withoutEndless({ startMs, endMs }: TimeRange): TimeRange[] {
  const count = Math.max(1, Math.ceil((endMs - startMs) / HARD_LIMIT_MS));
  const lengthMs = (endMs - startMs) / count;
  return Array.from({ length: count }, (_, index) => ({
    startMs: startMs + index * lengthMs,
    endMs: startMs + (index + 1) * lengthMs,
  }));
}
