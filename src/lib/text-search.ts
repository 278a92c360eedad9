const WORD_CHARACTER = /[\p{L}\p{N}]/u;
/** Scripts without spaces between words: a word may start at any character. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** The text without case, accents and invisible differences; with the quotes and apostrophes of a keyboard. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’ʼ]/gu, "'")
    .replace(/[“”„«»]/gu, '"')
    .replaceAll('ß', 'ss')
    .toLowerCase();
}

function startsWordAt(text: string, index: number): boolean {
  return (
    index === 0 || !WORD_CHARACTER.test(text.charAt(index - 1)) || WITHOUT_SPACES.test(text.charAt(index))
  );
}

function hasWordBeginningWith(text: string, term: string): boolean {
  for (let index = text.indexOf(term); index !== -1; index = text.indexOf(term, index + 1)) {
    if (startsWordAt(text, index)) return true;
  }
  return false;
}

/**
 * Whether every word of the query begins a word of the text: "act" finds Active, and does not find Inactive.
 * An empty query finds everything.
 */
export function matchesSearch(text: string, query: string): boolean {
  const terms = plain(query).split(/\s+/u).filter(Boolean);
  const words = plain(text);
  return terms.every((term) => hasWordBeginningWith(words, term));
}
