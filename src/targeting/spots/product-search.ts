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

/** How well a product matches: 0 is best; undefined if it does not. */
function rankOf({ name, path, synonyms }: (typeof ROWS)[number], word: string): number | undefined {
  if (synonyms.includes(` ${word} `) || name === ` ${word} `) return 0;
  const all = [name, ...synonyms];
  if (all.some((each) => each.includes(` ${word} `))) return 1;
  if (all.some((each) => each.includes(` ${word}`))) return 2;
  if (path.includes(` ${word}`)) return 3;
  return path.includes(word) ? 4 : undefined;
}

/** The IDs of the products that are called so, the best first: by their names, or by everyday words in any language. */
export function productsCalled(search: string): string[] {
  const word = plainText(search).trim();
  return ROWS.flatMap((row) => {
    const rank = word === '' ? 0 : rankOf(row, word);
    return rank === undefined ? [] : [{ id: row.id, rank }];
  })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ id }) => id);
}
