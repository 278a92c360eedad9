import { LANGUAGES } from '../../../captions/languages';
import { readLexicon, STRENGTHS } from './lexicon';
import { notationOf } from './phrase-index';
import { withoutAccents } from './tokens';

/**
 * Minimum and maximum length in letters of phrases found within a run of letters: shorter ones occur in other words.
 */
const [SHORTEST, LONGEST] = [7, 30];
/** Minimum length of a run of letters that may be several words. */
const MIN_RUN = 9;
/** Minimum number of letters of a word. */
const MIN_REST = 3;
const RUN = new RegExp(`\\p{L}{${MIN_RUN},200}`, 'gu');

/** Phrases of the lexicon without their spaces, mapped to their normal spelling. */
let joined: ReadonlyMap<string, string> | undefined;

function joinedPhrases(): ReadonlyMap<string, string> {
  const phrases = new Map<string, string>();
  for (const language of LANGUAGES) {
    for (const vocabulary of Object.values(readLexicon(language).topics)) {
      for (const phrase of STRENGTHS.flatMap((strength) => vocabulary[strength] ?? [])) {
        const { words } = notationOf(phrase);
        const run = withoutAccents(words).replace(/[^\p{L}]/gu, '');
        if (run.length >= SHORTEST && run.length <= LONGEST) phrases.set(run, words);
      }
    }
  }
  return phrases;
}

/**
 * Text read in a frame, with spaces inserted around the phrases of the lexicon within a run of letters: text
 * recognition often loses spaces (`GOLDMEDALIST`, `MORTGAGERATES`). The longest phrase wins. A run with a remainder
 * of one or two letters is not changed: it is one word with an ending.
 */
export function withLostSpaces(text: string): string {
  joined ??= joinedPhrases();
  const phrases = joined;
  return text.replace(RUN, (run) => partsOf(run, phrases)?.join(' ') ?? run);
}

/** A run of letters, split into phrases of the lexicon and the letters between them; undefined if it is one word. */
function partsOf(run: string, phrases: ReadonlyMap<string, string>): string[] | undefined {
  const letters = withoutAccents(run.toLowerCase());
  if (letters.length !== run.length) return undefined;
  const parts: string[] = [];
  let from = 0;
  const addRest = (to: number) => {
    if (to > from) parts.push(run.slice(from, to));
    return to === from || to - from >= MIN_REST;
  };
  for (let at = 0; at < letters.length;) {
    const match = longestAt(letters, at, phrases);
    if (match === undefined) {
      at += 1;
      continue;
    }
    if (!addRest(at)) return undefined;
    parts.push(match.phrase);
    at += match.length;
    from = at;
  }
  return addRest(letters.length) && parts.join(' ') !== run ? parts : undefined;
}

function longestAt(letters: string, at: number, phrases: ReadonlyMap<string, string>) {
  for (let length = Math.min(LONGEST, letters.length - at); length >= SHORTEST; length -= 1) {
    const phrase = phrases.get(letters.slice(at, at + length));
    if (phrase !== undefined) return { phrase, length };
  }
  return undefined;
}
