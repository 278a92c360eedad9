import { AD_PRODUCTS, adProductName } from './ad-products';
import text from './product-synonyms.txt?raw';
import { plainText } from './words';

/** Everyday words for products in the four languages, in plain text, by the ID of the product. Our own list. */
const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [id = ''] = line.split(' ', 1);
      return [id, line.slice(id.length).split(',').map(plainText)] as const;
    }),
);

/** A product with its names in plain text. */
const ROWS = AD_PRODUCTS.map(({ id, name }) => ({
  id,
  name: plainText(name),
  path: plainText(adProductName(id)),
  synonyms: SYNONYMS.get(id) ?? [],
}));

/** Minimum length of a word that is looked for by itself. */
const MIN_LENGTH = 3;

/** How well a product matches: 0 is best; undefined if it does not. */
function rankOf({ name, path, synonyms }: (typeof ROWS)[number], word: string): number | undefined {
  if (synonyms.includes(` ${word} `) || name === ` ${word} `) return 0;
  const all = [name, ...synonyms];
  if (all.some((each) => each.includes(` ${word} `))) return 1;
  if (all.some((each) => each.includes(` ${word}`))) return 2;
  if (path.includes(` ${word}`)) return 3;
  return path.includes(word) ? 4 : undefined;
}

/** How many of some words are in the names of a product, in the singular or in a plural with `s`. */
function countIn({ path, synonyms }: (typeof ROWS)[number], words: readonly string[]): number {
  const names = [path, ...synonyms];
  const isIn = (word: string) => names.some((each) => each.includes(` ${word} `));
  return words.map((word) => word.replace(/s$/, '')).filter((word) => isIn(word) || isIn(`${word}s`)).length;
}

/** The products with the most words of a search in their names, for a search that no product is called as a whole. */
function byWords(search: string): string[] {
  const words = search.split(' ').filter((word) => word.length >= MIN_LENGTH);
  const counts = ROWS.map((row) => ({ id: row.id, count: countIn(row, words) }));
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return counts.filter(({ count }) => count === most).map(({ id }) => id);
}

/** The IDs of the products that are called so, the best first: by their names, or by everyday words in any language. */
export function productsCalled(search: string): string[] {
  const word = plainText(search).trim();
  const found = ROWS.flatMap((row) => {
    const rank = word === '' ? 0 : rankOf(row, word);
    return rank === undefined ? [] : [{ id: row.id, rank }];
  });
  if (found.length === 0) return byWords(word);
  return found.toSorted((a, b) => a.rank - b.rank).map(({ id }) => id);
}
