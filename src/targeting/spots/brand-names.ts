import { ORDINARY_WORDS } from './ordinary-words';
import { hasCase, type SceneBefore, type SceneLine } from './scene-before';
import { distinct, type SceneEvidence } from './scene-subjects';
import { findPhrases, plainText } from './words';

interface BrandFound {
  evidence: SceneEvidence[];
  /** Whether the brand is meant for certain, and not a common word that looks the same. */
  isCertain: boolean;
}

/** What one occurrence of the letters of a brand is worth. */
type Sign = 'certain' | 'possible' | 'none';

/** Whether a capital letter there is explained by its place: a sentence, a quotation or a line begins with it. */
const isAtStart = (text: string, index: number) =>
  /(?:^|[.!?:…♪"“„«»‹›()[\]–—-]|[¡¿]) *['’‘]?$/u.test(text.slice(0, index));

/** Whether a line has no other words: `Goal!` */
const isAlone = (text: string, words: string) =>
  plainText(text).replaceAll(plainText(words).trim(), '').trim() === '';

/** A brand with a capital letter, a digit or a sign after its first letter is no common word: `O2`, `BurgerBar`. */
const hasShape = (brand: string) => /[^\p{Ll}]/u.test(brand.slice(1)) && brand !== brand.toUpperCase();

/** Whether a brand is also an ordinary word: in our list, or because the program itself uses it as one. */
const isOrdinary = (brand: string, { smallWords }: SceneBefore) =>
  !hasShape(brand) &&
  (smallWords.has(brand.toLowerCase()) || findPhrases(plainText(brand), ORDINARY_WORDS).length > 0);

function signOf(brand: string, scene: SceneBefore, { text }: SceneLine, words: string, index: number): Sign {
  const isOrdinaryWord = isOrdinary(brand, scene);
  if (!hasCase(text)) return isOrdinaryWord && isAlone(text, words) ? 'none' : 'possible';
  const isInCapitals = words.length > 1 && words === words.toUpperCase();
  const isName = words === brand || words === brand.charAt(0).toUpperCase() + brand.slice(1);
  if (!isOrdinaryWord) return isName || isInCapitals ? 'certain' : 'none';
  if (!isName || !/^\p{Lu}/u.test(words) || isAtStart(text, index)) return 'none';
  // In German, every noun has a capital letter.
  return scene.languages[0] === 'de' ? 'possible' : 'certain';
}

/**
 * Where a brand is named. In a line with capital and small letters it must be written as a name; a brand that is an
 * ordinary word must have its capital letter in the middle of a sentence. In a line without such a difference it is
 * not certain.
 */
export function brandIn(scene: SceneBefore, name: string): BrandFound {
  const brand = name.trim();
  if (brand === '') return { evidence: [], isCertain: false };
  const escaped = brand.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const finder = new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'giu');
  const found = scene.lines.flatMap((line) =>
    [...line.text.matchAll(finder)].map(({ 0: words, index }) => ({
      line,
      words,
      sign: signOf(brand, scene, line, words, index),
    })),
  );
  const counted = found.filter(({ sign }) => sign !== 'none');
  return {
    evidence: distinct(
      counted.map(({ line: { text, source, timeMs }, words }) => ({
        kind: 'line',
        text,
        source,
        timeMs,
        words,
      })),
    ),
    isCertain: counted.some(({ sign }) => sign === 'certain'),
  };
}
