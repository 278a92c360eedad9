import { wordsOf } from './words';
import { isConjunction, isNegation, isUsuallyExcluded } from './kinds-of-parts';
import { roleOf, type Part } from './parts';

/** Consecutive words that a brief excludes and of which nothing but the words is known: a brand, a product, a person. */
export type WordRun = readonly [Part, ...Part[]];

/** German writes all nouns with a capital letter: these name no brand. Without accents. */
const GERMAN_NOUNS = new Set(
  `alter anfang angebot angst anzeige art ausnahme beginn block dauer eile ende fall fehler frage gesprach grund hektik idee jahr
   kind konkurrent kosten kunde langeweile leute liste marke mensch minute mitte moment monat musik ort pause person platz problem
   rucksicht rahmen reihe sache satz schleichwerbung schluss sekunde sorge spot stelle stress streit stunde stuck tag teil thema
   uhr umfeld ware weg wege weise werbeblock wert wettbewerber wettbewerb woche wunsch zahl zeit ziel zielgruppe zuschauer zweifel`
    .split(/\s+/)
    .flatMap((word) => ['', 'e', 'n', 'en', 'er', 's'].map((ending) => word + ending)),
);

/**
 * The names that stand where an exclusion is named: directly after a negation, or as an item of a list of exclusions (`no
 * Pepsi`, `avoid Burger King, Fanta or wine`, `Pepsi vermeiden`). A name is a word with a capital letter or a digit that is
 * not understood. Other words are left alone: most of them say something else (`no problem with sports`, `not during the
 * credits`), and each would take breaks away where it is said. Words that are understood belong to a name that they stand
 * beside (`Red Bull`, `Mountain Dew`), unless brands usually exclude them (`no Politics Whatsoever`).
 *
 * @param text of the brief
 * @param excluded the parts in the scope of a negation
 */
export function excludedWords(text: string, parts: readonly Part[], excluded: ReadonlySet<Part>): WordRun[] {
  // Where all is in capitals, they tell nothing.
  if (!/\p{Ll}/u.test(text)) return [];
  const isGerman = parts.some(({ index }) => index?.language === 'de');
  const isName = (part: Part | undefined) =>
    part !== undefined && roleOf(part) === undefined && namesSomething(text, part, isGerman);
  const runs: WordRun[] = [];
  for (let at = 0; at < parts.length;) {
    const end = endOfRun(text, parts, at, isName);
    const [first, ...others] = parts.slice(at, end);
    const isNamed =
      isTrailed(parts, at, end) ||
      (parts.slice(at, end).some((part) => excluded.has(part)) && isIntroduced(parts, at, excluded));
    if (first && isNamed) runs.push([first, ...others]);
    at = Math.max(end, at + 1);
  }
  return runs;
}

/** Whether a word that is not understood is a name: with a capital letter or a digit, and no number. */
function namesSomething(text: string, { from, to }: Part, isGerman: boolean): boolean {
  const word = text.slice(from, to);
  if (!/^\p{Lu}|\p{Ll}\p{Lu}|\p{L}\d|\d\p{L}/u.test(word) || word.length < 2) return false;
  const [plain] = wordsOf(word);
  return !isGerman || !GERMAN_NOUNS.has(plain?.plain ?? '');
}

/** The end of the name that begins at a part; the part itself if none does. */
function endOfRun(
  text: string,
  parts: readonly Part[],
  from: number,
  isName: (part: Part | undefined) => boolean,
): number {
  const isBeside = (at: number, other: number) =>
    isName(parts[other]) && parts[Math.max(at, other)]?.opens === 'nothing';
  const belongs = (at: number) => {
    const part = parts[at];
    if (!part || isName(part)) return part !== undefined;
    const canBelong = roleOf(part) === 'meaning' && /^\p{Lu}/u.test(text.slice(part.from));
    return canBelong && !isUsuallyExcluded(part) && (isBeside(at, at - 1) || isBeside(at, at + 1));
  };
  if (!belongs(from)) return from;
  let end = from + 1;
  while (belongs(end) && parts[end]?.opens === 'nothing') end += 1;
  return end;
}

/**
 * Whether a word that excludes what precedes it follows: `a Pepsi-free kitchen`, `Pepsi vermeiden`. The first word of a sentence
 * has a capital letter in any case (`Sugar-free gum`).
 */
function isTrailed(parts: readonly Part[], from: number, end: number): boolean {
  const [first, part] = [parts[from], parts[end]];
  if (part?.opens !== 'nothing') return false;
  const isFirst = from === 0 || first?.opens === 'clause';
  return roleOf(part) === 'afterwards' || (roleOf(part) === 'attached' && !isFirst);
}

const BETWEEN: ReadonlySet<string | undefined> = new Set(['filler', 'companion']);

/**
 * Whether a negation stands before a part, or it is a further item after one that is excluded; articles may be between.
 * A negation of a verb names nothing: `should not be boring`, `will not appear`.
 */
function isIntroduced(parts: readonly Part[], at: number, excluded: ReadonlySet<Part>): boolean {
  let before = at - 1;
  while (parts[before + 1]?.opens === 'nothing' && BETWEEN.has(roleOf(parts[before]))) before -= 1;
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
