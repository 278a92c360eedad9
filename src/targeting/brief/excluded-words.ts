import { isConjunction, isNegation, namesLook } from './kinds-of-parts';
import { roleOf, type Part } from './parts';
import { wordsOf } from './words';

/** Minimum length of a word that is looked for in what is said, in letters. */
const MIN_LETTERS = 3;
const LETTER = /\p{L}/gu;

/** Consecutive words that a brief excludes and of which nothing but the words is known: a drink, a brand, a name. */
export type WordRun = readonly [Part, ...Part[]];

/**
 * The words that are not understood and that stand where an exclusion is named: directly after a negation, or as an item
 * of a list of exclusions (`no vodka`, `avoid Pepsi, Fanta or wine`, `vodka-free`). Words before a concept only
 * qualify it (`no boring politics`), and others of the clause say why or where (`no alcohol because ...`).
 *
 * @param text of the brief
 * @param excluded the parts in the scope of a negation
 */
export function excludedWords(text: string, parts: readonly Part[], excluded: ReadonlySet<Part>): WordRun[] {
  const runs: WordRun[] = [];
  for (let at = 0; at < parts.length;) {
    const end = endOfRun(text, parts, at);
    const [first, ...others] = parts.slice(at, end);
    if (first && end > at) {
      const isNamed = isTrailed(parts, end) || (excluded.has(first) && isIntroduced(parts, at, excluded));
      if (isNamed && !qualifies(text, parts, end) && isName(text, first, others))
        runs.push([first, ...others]);
    }
    at = Math.max(end, at + 1);
  }
  return runs;
}

/**
 * The end of the unknown words that stand side by side from a part on. A color or another look with a capital letter is one of
 * them beside an unknown word with one: `Red Bull`, `Black & White whisky`.
 */
function endOfRun(text: string, parts: readonly Part[], from: number): number {
  const isUnknown = (part: Part | undefined) => part !== undefined && roleOf(part) === undefined;
  const isCapital = (part: Part | undefined) => part !== undefined && /^\p{Lu}/u.test(text.slice(part.from));
  const isWord = (at: number) => {
    const part = parts[at];
    if (!part || isUnknown(part)) return part !== undefined;
    if (!namesLook(part) || !isCapital(part)) return false;
    return [at - 1, at + 1].some(
      (beside) =>
        isUnknown(parts[beside]) &&
        isCapital(parts[beside]) &&
        parts[Math.max(at, beside)]?.opens === 'nothing',
    );
  };
  if (!isWord(from)) return from;
  let end = from + 1;
  while (isWord(end) && parts[end]?.opens === 'nothing') end += 1;
  return end;
}

/** Whether a word that excludes what precedes it follows: `vodka-free`, `Wodka vermeiden`. */
function isTrailed(parts: readonly Part[], at: number): boolean {
  const part = parts[at];
  return part?.opens === 'nothing' && (roleOf(part) === 'attached' || roleOf(part) === 'afterwards');
}

/** What words before it only qualify, without accents: `no scary scenes`. */
const MEDIUM =
  /^(?:scene|szene|escena|program|sendung|emission|show|content|inhalt|conten|film|pelicula|movie|moment|momento|video|werbe|ad|spot|topic|thema|theme|tema|image|bild|imagen)/u;

/** Whether the words qualify a concept or a scene that follows. */
function qualifies(text: string, parts: readonly Part[], at: number): boolean {
  const part = parts[at];
  if (part?.opens !== 'nothing') return false;
  const [word] = wordsOf(text.slice(part.from, part.to));
  return roleOf(part) === 'meaning' || (roleOf(part) === 'filler' && MEDIUM.test(word?.plain ?? ''));
}

/**
 * Whether a negation stands before a part, or it is a further item after one that is excluded; articles may be between.
 * A negation of a verb names nothing: `should not be boring`, `will not appear`.
 */
function isIntroduced(parts: readonly Part[], at: number, excluded: ReadonlySet<Part>): boolean {
  let before = at - 1;
  while (parts[before + 1]?.opens === 'nothing' && roleOf(parts[before]) === 'filler') before -= 1;
  const [part, next] = [parts[before], parts[before + 1]];
  if (!part || !next) return false;
  if (roleOf(part) === 'negative-adverb') {
    const previous = parts[before - 1];
    const begins = !previous || part.opens !== 'nothing' || isConjunction(previous);
    return next.opens === 'nothing' && (begins || roleOf(previous) === 'turn');
  }
  if (isNegation(part) || roleOf(part) === 'prefix') return true;
  // An item of a list or of a heading: the scope of the negation reaches it.
  return isConjunction(part) ? excluded.has(parts[before - 1] ?? part) : next.opens !== 'nothing';
}

const isName = (text: string, first: Part, others: readonly Part[]): boolean =>
  (text.slice(first.from, (others.at(-1) ?? first).to).match(LETTER) ?? []).length >= MIN_LETTERS;
