/** The languages of the interface (specification, section 9), in the order in which forms offer them. */
export const languages = ['en', 'es', 'fr', 'de'] as const;

export type Language = (typeof languages)[number];

/** The language of a user without a stored one. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** The language that `value` names; null for anything else. */
export function toLanguage(value: unknown): Language | null {
  return languages.find((language) => language === value) ?? null;
}
