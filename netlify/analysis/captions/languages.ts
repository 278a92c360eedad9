/** The languages in which topics are known (ISO 639-1). */
export const LANGUAGES = ['en', 'es', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Whether two language tags name the same primary language. */
export function isSameLanguage(tag: string | undefined, other: string | undefined): boolean {
  const primary = primaryLanguage(tag);
  return primary !== undefined && primary === primaryLanguage(other);
}

/** Whether topics are known in the language of a language tag. */
export function isKnownLanguage(tag: string | undefined): boolean {
  const primary = primaryLanguage(tag);
  return LANGUAGES.some((language) => language === primary);
}

/**
 * The primary language of a language tag, as BCP 47 (RFC 5646, 2.2.1) writes it: in lower case and with two letters
 * if it has a code of two, such as `de` for `de-AT`, `de_AT`, `DEU` and `ger`.
 *
 * @returns undefined if there is no tag, or it names no language
 */
export function primaryLanguage(tag = ''): string | undefined {
  const code = /^[a-z]{2,3}(?![a-z0-9])/i.exec(tag.trim())?.[0];
  if (code === undefined) return undefined;
  // The canonical form of a few languages has a script: `sr-Latn` of `sh`.
  const language = Intl.getCanonicalLocales(code)[0]?.split('-')[0];
  // Undetermined, several, none, and uncoded (ISO 639-2).
  return language === undefined || ['und', 'mul', 'zxx', 'mis'].includes(language) ? undefined : language;
}

/** Whether a language is usually written in the Latin script; also if it is not known. */
export function isInLatinScript(language: string | undefined): boolean {
  return language === undefined || new Intl.Locale(language).maximize().script === 'Latn';
}
