/**
 * Characters that XML 1.0 does not allow in text: control characters except tabs and line breaks, and lone surrogates.
 */
const NO_MARKUP = /(?![\t\n\r])[\p{Cc}\p{Surrogate}\ufffe\uffff]/gu;

/**
 * Text for an element or attribute of an XML document, or for a WebVTT cue: it cannot end the markup or begin another.
 */
export function escapeMarkup(text: string): string {
  return text
    .replace(NO_MARKUP, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
