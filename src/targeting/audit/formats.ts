const names = new Map<string, Intl.DisplayNames>();

/** Whether a code has a name of its own. */
function isNamed(type: 'language' | 'currency', code: string): boolean {
  let known = names.get(type);
  if (!known) names.set(type, (known = new Intl.DisplayNames('en', { type, fallback: 'none' })));
  try {
    return known.of(code) !== undefined;
  } catch {
    return false;
  }
}

/** The language of a code of ISO 639-1, which has two small letters; undefined for anything else. */
export const languageOf = (code: string): string | undefined =>
  /^[a-z]{2}$/.test(code) && isNamed('language', code) ? code : undefined;

/** Whether a tag is not one of BCP 47. */
export function languageTagProblem(tag: string): boolean {
  if (!/^[a-z]{2,3}(-|$)/i.test(tag)) return true;
  try {
    return !isNamed('language', new Intl.Locale(tag).language);
  } catch {
    return true;
  }
}

export const isCurrency = (code: string): boolean => /^[A-Z]{3}$/.test(code) && isNamed('currency', code);

export const isUrl = (text: string): boolean => URL.canParse(text) && /^https?:/i.test(text);

/** A name such as `abc.com`, without `https://`, path or port. */
export const isPlausibleDomain = (text: string): boolean =>
  /^([\p{L}\d]([\p{L}\d_-]*[\p{L}\d])?\.)+[\p{L}][\p{L}\d-]+$/u.test(text);

export const isIpv4 = (text: string): boolean =>
  /^(\d{1,3}\.){3}\d{1,3}$/.test(text) && text.split('.').every((part) => Number(part) < 256);

export const isIpv6 = (text: string): boolean => text.includes(':') && URL.canParse(`http://[${text}]/`);

/** Values that say nothing. */
export const VAGUE =
  /^(other|others|unknown|n\/?a|none|null|undefined|not available|not set|unspecified|misc(ellaneous)?|general|uncategori[sz]ed|default|test|tbd|various|nr|unrated|not rated|-+|\?+|0)$/i;
