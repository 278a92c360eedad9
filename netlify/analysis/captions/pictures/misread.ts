/** What recognition confuses, by shape: small l with capital I, and capital B with the German ß. */
const SMALL_L = [
  // A word of one letter, and English short forms.
  /(?<![\p{L}\p{N}'’])l(?![\p{L}\p{N}'’])/gu,
  /(?<![\p{L}\p{N}'’])l(?=['’](?:m|ve|d|ll)\b)/gu,
  // No word begins with these; those with lh are Portuguese.
  /(?<![\p{L}\p{N}'’])l(?=[bcdfgkmnpqrstvwxz])/gu,
];
const SMALL_LH = /(?<![\p{L}\p{N}'’])l(?=h)/gu;
const SHARP_S = /(?<=\p{L}[aeiouäöü])B(?!\p{Lu})/gu;

/**
 * Text with what recognition commonly confuses corrected, and without the spaces that wide letters leave before
 * punctuation.
 *
 * @param language as the track declares it; without it, only what holds in every language is corrected
 */
export function withoutMisreadings(text: string, language: string | undefined): string {
  let corrected = SMALL_L.reduce((all, pattern) => all.replaceAll(pattern, 'I'), text);
  if (language !== undefined && language !== 'pt') corrected = corrected.replaceAll(SMALL_LH, 'I');
  if (language === undefined || language === 'de') corrected = corrected.replaceAll(SHARP_S, 'ß');
  corrected = corrected.replaceAll('β', 'ß').replaceAll(/ (?=[.,](?:\s|$))/g, '');
  // French has a space before these marks.
  if (language !== undefined && language !== 'fr')
    corrected = corrected.replaceAll(/ (?=[!?:;](?:\s|$))/g, '');
  return corrected;
}
