type Correction = readonly [pattern: RegExp, by: string | ((found: string) => string)];

/** Before and after a word of which the characters between are all. */
const [START, END] = [String.raw`(?<![\p{L}\p{N}'’])`, String.raw`(?![\p{L}\p{N}'’])`];
const at = (pattern: string): RegExp => new RegExp(pattern, 'gu');

/** What recognition confuses by shape in every language. */
const ALWAYS: readonly Correction[] = [
  [at(`${START}l${END}`), 'I'],
  // English short forms.
  [at(`${START}l(?=['’](?:m|ve|d|ll)${END})`), 'I'],
  // No word begins with these; those with lh are Portuguese.
  [at(`${START}l(?=[bcdfgkmnpqrstvwxz])`), 'I'],
  [/(?<![\p{N}.,])0(?=\p{Ll}{2})/gu, 'o'],
  // Letters whose capitals have the same shape.
  [/(?<=\p{Ll}{2})[COSVWXZ](?=\p{Ll}|[^\p{L}]|$)/gu, (found) => found.toLowerCase()],
  [/β/g, 'ß'],
  [/(?<!\.)\.\.(?!\.)/g, '...'],
  // Wide letters leave spaces before punctuation, and around apostrophes.
  [/(?<=\p{L}) ['’‘] (?=\p{L})/gu, "'"],
  [/ (?=[.,](?:\s|$))/g, ''],
];
const SHARP_S: Correction = [/(?<=\p{L}[aeiouäöü])B(?!\p{Lu})/gu, 'ß'];
const SMALL_LH: Correction = [at(`${START}l(?=h)`), 'I'];
const NO_SPACE: Correction = [/ (?=[!?:;](?:\s|$))/g, ''];
const ELISION: Correction = [at(`${START}I(?=['’]\\p{Ll})`), 'l'];

/** The same in some languages. French has a space before punctuation. */
const BY_LANGUAGE: Readonly<Record<string, readonly Correction[]>> = {
  // The dots of ü are sometimes read as a letter.
  de: [SHARP_S, SMALL_LH, NO_SPACE, [/uï|üi|üï|ï/g, 'ü']],
  en: [SMALL_LH, NO_SPACE],
  es: [
    ...[SMALL_LH, NO_SPACE],
    [/(?<=\p{Ll}{2})6(?!\p{N})/gu, 'ó'],
    [at(`${START}[ij](?=\\p{Lu}\\p{Ll}*[^?!]*\\?)`), '¿'],
    [at(`${START}[ij](?=\\p{Lu}\\p{Ll}*[^?!]*!)`), '¡'],
  ],
  fr: [SMALL_LH, ELISION, [at(`${START}II(?= \\p{Ll})`), 'Il']],
  it: [SMALL_LH, NO_SPACE, ELISION],
};
const UNKNOWN: readonly Correction[] = [SHARP_S];

/**
 * Text with what recognition commonly confuses corrected.
 *
 * @param language as the track declares it; without it, hardly more than what holds in every language is corrected
 */
export function withoutMisreadings(text: string, language: string | undefined): string {
  const own = language === undefined ? UNKNOWN : (BY_LANGUAGE[language] ?? []);
  return [...ALWAYS, ...own].reduce(
    (all, [pattern, by]) => (typeof by === 'string' ? all.replace(pattern, by) : all.replace(pattern, by)),
    text,
  );
}

/** Small letters before capitals, and digits among letters, as in no word. */
const ODD = /\p{Ll}\p{Lu}|\p{Ll}\p{N}|\p{N}\p{L}{3}/u;
/** Share of such words from which on a text is not in the Latin script; of real text, a few names are. */
const MAX_ODD = 0.2;

/** Whether a text is of another script, of which many letters look like Latin ones, although in no order. */
export function isOtherScript(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  return words.filter((word) => ODD.test(word)).length > MAX_ODD * words.length;
}
