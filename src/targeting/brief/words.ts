/** A word in a text. Words with an apostrophe count as two, except for the English `n't` and the like. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’](?:t|s|re|ve|ll|d|m)(?![\p{L}\p{N}]))?/giu;

export interface Word {
  from: number;
  to: number;
  /** Without case, accents and apostrophes. */
  plain: string;
}

function plainWord(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '');
}

export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    plain: plainWord(word),
  }));
}
