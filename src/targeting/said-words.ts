import type { AnalysisResponse } from '@/contracts/analysis';
import type { TimeRange } from '@/contracts/time-range';
import type { Brief, BriefTerm } from './brief';
import { wordsOf } from './brief/words';
import type { ConceptRanges } from './concept-ranges';
import { joined } from './time-ranges';

/** Something that brands exclude wherever it is only mentioned, and the words for it by the language of what is said. */
interface Mentioned {
  /** How a brief names it, in any language: beginnings of words, without accents. */
  names: RegExp;
  words: Readonly<Record<string, string>>;
}

/**
 * Their advertisers may not stand beside them by law or by their own codes, and a mention is not yet a topic of the
 * analysis. Words with another common meaning are left out (`shot`, `port`, `weed`).
 */
const MENTIONED: readonly Mentioned[] = [
  {
    names: /^(?:alco|alko|booze$|liquors?$|spirits$|spirituosen$|schnaps)/u,
    words: {
      en: 'alcohol, alcoholic, booze, liquor, vodka, whisky, whiskey, bourbon, scotch, gin, rum, tequila, brandy, cognac, wine, beer, lager, champagne, prosecco, martini, cocktail',
      de: 'Alkohol, Wodka, Whisky, Gin, Tequila, Weinbrand, Cognac, Likör, Schnaps, Wein, Rotwein, Weißwein, Glühwein, Bier, Sekt, Champagner, Prosecco',
      es: 'alcohol, vodka, whisky, ginebra, tequila, brandy, coñac, licor, vino tinto, vino blanco, copa de vino, cerveza, champán, aguardiente',
      fr: 'alcool, vodka, whisky, gin, rhum, tequila, cognac, liqueur, vin rouge, vin blanc, verre de vin, du vin, bière, champagne, pastis',
    },
  },
  {
    names: /^(?:tobacco$|tabac|tabak$|smoking$|cigar|zigar|rauchen$|fumar$|fumer$|vap)/u,
    words: {
      en: 'tobacco, cigarette, cigar, vape, vaping',
      de: 'Tabak, Zigarette, Zigaretten, Zigarre, Zigarren, E-Zigarette',
      es: 'tabaco, cigarrillo, cigarro, puro habano',
      fr: 'tabac, cigarette, cigare, vapoteuse',
    },
  },
  {
    names:
      /^(?:gambl|betting$|casinos?$|glucksspiel|wetten$|sportwetten$|apuestas?$|paris sportifs|jeux d argent|juegos de azar)/u,
    words: {
      en: 'gambling, betting, casino, roulette, blackjack, poker, bookmaker, slot machine, jackpot',
      de: 'Glücksspiel, Kasino, Casino, Roulette, Poker, Spielautomat, Jackpot',
      es: 'apuesta, casino, ruleta, póquer, tragaperras, quiniela',
      fr: 'casino, roulette, poker, machine à sous, paris sportifs, loto',
    },
  },
  {
    names: /^(?:drugs?$|drogen?$|drogas?$|drogues?$|narco|cannabis)/u,
    words: {
      en: 'cocaine, heroin, marijuana, cannabis, crystal meth',
      de: 'Kokain, Heroin, Marihuana, Cannabis, Haschisch',
      es: 'cocaína, heroína, marihuana, cannabis, hachís',
      fr: 'cocaïne, héroïne, marijuana, cannabis, haschisch',
    },
  },
];

/** What is no alcohol, although a word of it is: it is not looked at. */
const HARMLESS =
  /\b(?:root beer|ginger (?:beer|ale)|(?:wine|cider) vinegar|rubbing alcohol|alcohol.free)s?\b/giu;

/** Longest abbreviation, in letters: it is found only as it is written, since `UPS` is another word than `ups`. */
const MAX_ABBREVIATION = 4;

interface Said {
  plain: string;
  written: string;
}

const saidIn = (text: string): Said[] =>
  wordsOf(text).map(({ plain, from, to }) => ({ plain, written: text.slice(from, to) }));
const plainText = (text: string): string =>
  wordsOf(text)
    .map(({ plain }) => plain)
    .join(' ');

/**
 * The words of a term of which each mention counts; empty for most terms.
 *
 * @param language of what is said; if it is unknown, the words of all languages count
 */
function wordsMeant(
  { text }: Brief,
  { from, to, kind, meanings }: BriefTerm,
  language: string | undefined,
): string[] {
  const literal = meanings.filter((meaning) => meaning.kind === 'word').map(({ name }) => name);
  if (kind !== 'exclusion' || literal.length > 0) return literal;
  const written = text.slice(from, to);
  const own = plainText(written);
  const isOne = MENTIONED.some(({ words }) =>
    Object.values(words).some((list) =>
      list.split(', ').some((word) => [own, own.replace(/s$/u, '')].includes(plainText(word))),
    ),
  );
  const all = MENTIONED.filter(({ names }) => names.test(own)).flatMap(({ words }) => {
    const lists = language === undefined ? Object.values(words) : [words[language] ?? ''];
    return lists.flatMap((list) => list.split(', ')).filter(Boolean);
  });
  return all.length === 0 && isOne ? [written] : all;
}

/** Whether a phrase is among the words of a line; its last word may have the `s` of the plural. */
function isAmong(line: readonly Said[], phrase: readonly Said[]): boolean {
  const last = phrase.length - 1;
  return line.some((_, at) =>
    phrase.every(({ plain: wanted, written }, offset) => {
      const word = line[at + offset];
      if (!word) return false;
      const isShort = last === 0 && written.length <= MAX_ABBREVIATION && /^[\p{Lu}\d]+$/u.test(written);
      if (isShort) return word.written === written;
      return word.plain === wanted || (offset === last && word.plain === `${wanted}s`);
    }),
  );
}

/** The words that a brief excludes where they are said, and that are not said. */
export function unsaidWords(response: AnalysisResponse, brief: Brief | null): string[] {
  if (!brief || !response.transcript) return [];
  const terms = brief.terms.filter(({ kind }) => kind === 'exclusion');
  return terms.flatMap((term) => {
    const words = term.meanings.filter(({ kind }) => kind === 'word');
    return saidWords(response, brief, term).length > 0 ? [] : words.map(({ name }) => name);
  });
}

/**
 * Where words of a brief are said, as if they were concepts: words that are not understood, and for some exclusions the
 * words that mention them (`no alcohol` where only vodka is mentioned).
 *
 * @returns each word that is said, with the time ranges of its lines
 */
export function saidWords({ transcript }: AnalysisResponse, brief: Brief, term: BriefTerm): ConceptRanges[] {
  const wanted = [...new Set(wordsMeant(brief, term, transcript?.language))];
  if (!transcript || wanted.length === 0) return [];
  // Taking words apart is slow, and few lines have any of these.
  const begins = beginningOf(wanted);
  const lines = transcript.lines
    .filter(({ text }) => begins.test(text))
    .map(({ start, end, text }) => ({ start, end, words: saidIn(text.replace(HARMLESS, ' ')) }));
  return wanted.flatMap((name) => {
    const phrase = saidIn(name);
    const ranges = lines
      .filter(({ words }) => isAmong(words, phrase))
      .map(({ start, end }): TimeRange => ({ startMs: start, endMs: end }));
    return ranges.length > 0 ? [{ name, ranges: joined(ranges), confidence: 1, kind: undefined }] : [];
  });
}

/** Matches the lines that may have one of the phrases: the first word of each, with and without accents. */
function beginningOf(phrases: readonly string[]): RegExp {
  const words = phrases.flatMap((phrase) => {
    const [first] = wordsOf(phrase);
    return first ? [phrase.slice(first.from, first.to), first.plain] : [];
  });
  const escaped = words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '.'));
  return new RegExp(escaped.join('|'), 'iu');
}
