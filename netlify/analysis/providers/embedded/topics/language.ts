import { eld } from 'eld/extrasmall';
import { LANGUAGES, primaryLanguage, type Language } from '../../../captions/languages';

/** The language of a text: a known one, another one, or `unknown` if its letters do not tell. */
export type TextLanguage = Language | 'other' | 'unknown';

/** Codes of all languages that the detector distinguishes (ISO 639-1), ours first. */
const CODES = [...new Set<string>([...LANGUAGES, ...Object.values(eld.info().Languages)])];
const PLACE_OF: ReadonlyMap<string, number> = new Map(CODES.map((code, place) => [code, place]));

/** Number of captions before and after a caption that are used to determine its language, and the weight of each. */
const REACH = 4;
const NEAR_SHARE = 1 / 8;
/** The whole video counts as this number of its letters: three captions of speech. */
const VIDEO_LETTERS = 120;
/**
 * Minimum lead of a language over the others. A line of speech has a lead of about 100 before those around it are
 * added (5 % have less than 30), a line of a recipe 0 to 60 (own measurement).
 */
const MIN_LEAD = 30;
/** The lead that a declared language is given: almost as much as one line of speech. */
const DECLARED_LEAD = 80;

type Scores = Float64Array;

/**
 * The language of each text, such as a caption: the one whose letter sequences are most likely in the text and, with
 * lower weight, in those around it and in all together.
 *
 * The detector (Nito T. M., Efficient language detector) was chosen by measurement (docs/benchmarks.md): it recognizes
 * short lines better than function words, which ingredients and headlines do not have.
 *
 * @param texts the words of each in lower case, in time order
 * @param declared language that the track or playlist declares: it is used unless the text clearly contradicts
 */
export function languagesOf(texts: readonly (readonly string[])[], declared?: string): TextLanguage[] {
  const lines = texts.map((words) => words.filter((word) => /\p{L}/u.test(word)).join(' '));
  const letters = lines.reduce((sum, line) => sum + line.length, 0);
  const scores = lines.map(scoresOf);
  const all = noScores();
  // Prefix sums, so that the cost of a window does not depend on its width.
  const sums = [noScores()];
  for (const score of scores) {
    add(all, score, 1);
    sums.push(all.slice());
  }
  const place = PLACE_OF.get(primaryLanguage(declared) ?? '');
  return scores.map((own, index) => {
    const sum = own.slice();
    add(sum, sums[Math.min(scores.length, index + REACH + 1)] ?? all, NEAR_SHARE);
    add(sum, sums[Math.max(0, index - REACH)] ?? all, -NEAR_SHARE);
    add(sum, all, VIDEO_LETTERS / Math.max(VIDEO_LETTERS, letters));
    if (place !== undefined) sum[place] = (sum[place] ?? 0) + DECLARED_LEAD;
    return bestOf(sum);
  });
}

/** Score of each language for a text, growing with the length of the text. */
function scoresOf(text: string): Scores {
  const scores = noScores();
  for (const [code, share] of Object.entries(eld.detect(text).getScores())) {
    // The detector maps its mean score per letter sequence from 0 up to a share of 1.
    scores[PLACE_OF.get(code) ?? 0] = (text.length * share) / (1 - share);
  }
  return scores;
}

function bestOf(scores: Scores): TextLanguage {
  const ours = scores.subarray(0, LANGUAGES.length);
  const best = Math.max(...ours);
  const other = Math.max(...scores.subarray(LANGUAGES.length));
  if (other - best > MIN_LEAD) return 'other';
  const place = ours.indexOf(best);
  const second = Math.max(other, ...ours.filter((_, index) => index !== place));
  return best - second > MIN_LEAD ? (LANGUAGES[place] ?? 'unknown') : 'unknown';
}

function noScores(): Scores {
  return new Float64Array(CODES.length);
}

function add(sum: Scores, scores: Scores, share: number): void {
  for (let place = 0; place < sum.length; place += 1)
    sum[place] = (sum[place] ?? 0) + share * (scores[place] ?? 0);
}
