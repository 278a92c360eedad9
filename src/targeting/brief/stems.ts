import type { BriefLanguage } from '../brief';

/** Minimum number of letters that remain of a word. */
const MIN_LETTERS = 3;

/** Endings that do not change the meaning, the longest first; at most one ending of each list is removed. */
const ENDINGS: Readonly<Record<Exclude<BriefLanguage, 'fr'>, readonly (readonly string[])[]>> = {
  en: [['s']],
  de: [['ern', 'en', 'er', 'em', 'es', 'e', 'n', 's']],
  es: [
    ['es', 's'],
    ['o', 'a', 'e'],
  ],
};

const FRENCH_ENDINGS: readonly (readonly [ending: RegExp, rest: string])[] = [
  [/[sx]$/u, ''],
  [/euse$/u, 'eu'],
  [/ive$/u, 'if'],
  [/e+$/u, ''],
  [/([ln])\1$/u, '$1'],
];

/** A word without the endings of plural, gender and case. */
export function stem(language: BriefLanguage, word: string): string {
  if (language === 'en') {
    if (word.endsWith('ies') && word.length > MIN_LETTERS + 2) return `${word.slice(0, -3)}y`;
    if (/(?:s|x|z|ch|sh)es$/u.test(word)) return word.slice(0, -2);
    if (word.endsWith('ss')) return word;
  }
  if (language === 'fr') return frenchStem(word);
  return ENDINGS[language].reduce((rest, endings) => {
    const ending = endings.find((each) => rest.endsWith(each) && rest.length - each.length >= MIN_LETTERS);
    return ending === undefined ? rest : rest.slice(0, -ending.length);
  }, word);
}

/** `joyeux`, `joyeuse`; `actif`, `actives`; `culturel`, `culturelle`; `animé`, `animées`, without accents. */
function frenchStem(word: string): string {
  return FRENCH_ENDINGS.reduce((form, [ending, rest]) => {
    const shorter = form.replace(ending, rest);
    return shorter.length >= MIN_LETTERS ? shorter : form;
  }, word);
}
