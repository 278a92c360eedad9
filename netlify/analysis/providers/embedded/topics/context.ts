import type { Saying } from './evidence';
import type { Meaning } from './phrase-index';

/** A line of timed text in its shot. */
export interface Line<Shot = unknown> {
  startMs: number;
  /** Exclusive. */
  endMs: number;
  shot: Shot;
  sayings: readonly Saying[];
}

/** Lines of the same shot within this time before or after a line belong to its context. */
export const CONTEXT_MS = 3000;

/** One phrase with one of its meanings, and the start of the first known line that contains it. */
interface Said {
  saying: Saying;
  firstMs: number;
}

/**
 * The phrases in a line's context on the topics of the line itself, each phrase once; the line is part of its own
 * context. Other topics are left out, because a topic needs a word in the line.
 *
 * The cost per line is limited by the lexicon, however many lines are near it: a video may contain any number of
 * lines at the same time. Therefore each shot is traversed once, from its end. At a line starting at S, all lines
 * that end after S - 3 s are known. The context contains those of them that start before the end of the context. For
 * a phrase it is sufficient to check the first line that contains it.
 */
export function contextOf<L extends Line>(lines: readonly L[]): Map<L, Saying[]> {
  const contexts = new Map<L, Saying[]>();
  for (const shot of inShots(lines)) {
    const sayings = new SoFar();
    const byEnd = shot.toSorted((a, b) => b.endMs - a.endMs);
    let known = 0;
    for (const line of shot.toSorted((a, b) => b.startMs - a.startMs)) {
      for (let next = byEnd[known]; next !== undefined; next = byEnd[known]) {
        if (next.endMs < line.startMs - CONTEXT_MS) break;
        sayings.add(next);
        known += 1;
      }
      contexts.set(line, sayings.before(line.endMs + CONTEXT_MS, line));
    }
  }
  return contexts;
}

function inShots<L extends Line>(lines: readonly L[]): L[][] {
  const shots = new Map<unknown, L[]>();
  for (const line of lines) {
    const shot = shots.get(line.shot);
    if (shot === undefined) shots.set(line.shot, [line]);
    else shot.push(line);
  }
  return [...shots.values()];
}

/** All phrases so far, by topic. */
class SoFar {
  readonly #topics = new Map<string, Map<string, Said>>();

  add({ sayings, startMs }: Line): void {
    for (const saying of sayings) {
      for (const meaning of saying.meanings) this.#addOne(saying, meaning, startMs);
    }
  }

  /** Phrases on the topics of a line, from lines that start at or before a time. */
  before(timeMs: number, { sayings }: Line): Saying[] {
    const topics = new Set(sayings.flatMap(({ meanings }) => meanings.map(({ topic }) => topic)));
    const found: Saying[] = [];
    for (const topic of topics) {
      for (const { saying, firstMs } of this.#topics.get(topic)?.values() ?? []) {
        if (firstMs <= timeMs) found.push(saying);
      }
    }
    return found;
  }

  #addOne(saying: Saying, meaning: Meaning, startMs: number): void {
    const phrases = this.#topics.get(meaning.topic) ?? new Map<string, Said>();
    this.#topics.set(meaning.topic, phrases);
    const name = `${meaning.strength} ${saying.key}`;
    const known = phrases.get(name);
    if (known !== undefined && known.firstMs <= startMs) return;
    phrases.set(name, { saying: { ...saying, meanings: [meaning] }, firstMs: startMs });
  }
}
