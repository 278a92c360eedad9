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
    names: /^(?:alco|alko|booze|liquor|spirits|schnaps)/u,
    words: {
      en: 'alcohol, alcoholic, booze, liquor, vodka, whisky, whiskey, bourbon, gin, rum, tequila, brandy, cognac, wine, beer, lager, ale, cider, champagne, prosecco, martini',
      de: 'Alkohol, Wodka, Whisky, Gin, Tequila, Weinbrand, Cognac, Likör, Schnaps, Wein, Rotwein, Weißwein, Glühwein, Bier, Sekt, Champagner, Prosecco',
      es: 'alcohol, vodka, whisky, ginebra, tequila, brandy, coñac, licor, vino, cerveza, cava, champán, aguardiente',
      fr: 'alcool, vodka, whisky, gin, rhum, tequila, cognac, liqueur, vin, bière, champagne, pastis, eau-de-vie',
    },
  },
  {
    names: /^(?:tobac|tabac|tabak|smok|cigar|zigar|rauch|fumar|fumer|vap)/u,
    words: {
      en: 'tobacco, cigarette, cigar, vape, vaping, smoking a cigarette',
      de: 'Tabak, Zigarette, Zigarre, E-Zigarette',
      es: 'tabaco, cigarrillo, cigarro, puro habano',
      fr: 'tabac, cigarette, cigare, vapoteuse',
    },
  },
  {
    names: /^(?:gambl|betting|casino|gluck|wett|apuest|pari|jeux d|juegos de)/u,
    words: {
      en: 'gambling, casino, roulette, blackjack, poker, bookmaker, slot machine, jackpot',
      de: 'Glücksspiel, Kasino, Casino, Roulette, Poker, Spielautomat, Jackpot',
      es: 'apuesta, casino, ruleta, póquer, tragaperras, quiniela',
      fr: 'casino, roulette, poker, machine à sous, paris sportifs, loto',
    },
  },
  {
    names: /^(?:drug|drog|narco|cannabis)/u,
    words: {
      en: 'cocaine, heroin, marijuana, cannabis, crystal meth',
      de: 'Kokain, Heroin, Marihuana, Cannabis, Haschisch',
      es: 'cocaína, heroína, marihuana, cannabis, hachís',
      fr: 'cocaïne, héroïne, marijuana, cannabis, haschisch',
    },
  },
];

/** Endings of the plural: a word is also found with one of them. */
const PLURALS = ['', 's', 'es', 'n', 'en', 'e'];

const plainWords = (text: string): string[] => wordsOf(text).map(({ plain }) => plain);

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
  const own = plainWords(written).join(' ');
  const isOne = MENTIONED.some(({ words }) =>
    Object.values(words).some((list) => list.split(', ').some((word) => plainWords(word).join(' ') === own)),
  );
  const all = MENTIONED.filter(({ names }) => names.test(own)).flatMap(({ words }) => {
    const lists = language === undefined ? Object.values(words) : [words[language] ?? ''];
    return lists.flatMap((list) => list.split(', ')).filter(Boolean);
  });
  return all.length === 0 && isOne ? [written] : all;
}

/** Whether a phrase is among words; its last word may be in the plural. */
function isAmong(words: readonly string[], phrase: readonly string[]): boolean {
  const last = phrase.length - 1;
  return words.some((_, at) =>
    phrase.every((wanted, offset) => {
      const word = words[at + offset];
      return offset === last ? PLURALS.some((ending) => word === wanted + ending) : word === wanted;
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
  const wanted = wordsMeant(brief, term, transcript?.language);
  if (!transcript || wanted.length === 0) return [];
  const lines = transcript.lines.map(({ start, end, text }) => ({ start, end, words: plainWords(text) }));
  return [...new Set(wanted)].flatMap((name) => {
    const phrase = plainWords(name);
    const ranges = lines
      .filter(({ words }) => isAmong(words, phrase))
      .map(({ start, end }): TimeRange => ({ startMs: start, endMs: end }));
    return ranges.length > 0 ? [{ name, ranges: joined(ranges), confidence: 1, kind: undefined }] : [];
  });
}
