import text from './ad-products.txt?raw';

/** A row of the IAB Ad Product Taxonomy 2.0 (IAB Tech Lab, CC BY 3.0). */
export interface AdProduct {
  /** Unique ID. */
  id: string;
  /** As the taxonomy writes it. */
  name: string;
  /** The IDs of its tiers, from the first to its own. */
  path: readonly string[];
}

/** All rows, in the order of the taxonomy: each is followed by those below it. */
export const AD_PRODUCTS: readonly AdProduct[] = rowsOf(text);

const BY_ID: ReadonlyMap<string, AdProduct> = new Map(AD_PRODUCTS.map((row) => [row.id, row]));

function rowsOf(lines: string): AdProduct[] {
  const above: string[] = [];
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [, tabs = '', id = '', name = ''] = /^(\t*)(\d+) (.*)$/.exec(line) ?? [];
      above.length = tabs.length;
      above.push(id);
      return { id, name, path: [...above] };
    });
}

export const adProduct = (id: string): AdProduct | undefined => BY_ID.get(id);

/** The names of the tiers of a product: `Alcohol › Beer`. The ID itself if it is unknown. */
export function adProductName(id: string): string {
  const path = BY_ID.get(id)?.path ?? [];
  return path.length > 0 ? path.map((each) => BY_ID.get(each)?.name).join(' › ') : id;
}

/** Whether a product is one of these rows, or below one of them. */
export function isWithin(id: string, rows: readonly string[]): boolean {
  return (BY_ID.get(id)?.path ?? []).some((each) => rows.includes(each));
}

/** ID of the first tier of a product. */
export const topOf = (id: string): string => BY_ID.get(id)?.path[0] ?? id;

/**
 * Whether two products compete: they share the second tier, as two beers, or one is a whole first tier to which the other
 * belongs.
 */
export function areRivals(a: string, b: string): boolean {
  const [one, other] = [BY_ID.get(a)?.path ?? [], BY_ID.get(b)?.path ?? []];
  if (one.length === 0 || one[0] !== other[0]) return false;
  return one[1] === undefined || other[1] === undefined || one[1] === other[1];
}

/**
 * The categories that laws and publishers limit most: adult, alcohol, cannabis, gambling, pharmaceuticals, politics,
 * tobacco and weapons.
 */
const SENSITIVE_PRODUCTS = ['1001', '1002', '1049', '1361', '1473', '1474', '1544', '1576'];

export const isSensitiveProduct = (id: string): boolean => isWithin(id, SENSITIVE_PRODUCTS);
