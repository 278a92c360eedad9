import { isConjunction, isNegation, isUsuallyExcluded, namesThings } from './kinds-of-parts';
import { roleOf, type Part } from './parts';

const named = (item: readonly Part[]) => item.filter((part) => roleOf(part) === 'meaning');

/** The items of the list that ends before a part, the last one first: the words between two commas each. */
function itemsBefore(parts: readonly Part[], end: number): Part[][] {
  let item: Part[] = [];
  const items = [item];
  for (let at = end; at > 0; at -= 1) {
    const [part, next] = [parts[at - 1], parts[at]];
    if (!part || roleOf(part) === 'turn') break;
    const hasNamed = items.some((each) => named(each).length > 0);
    if (next?.opens === 'clause') {
      // `smoking: no`
      if (hasNamed || at !== end || !next.gap.includes(':')) break;
    } else if (next?.opens === 'list-item') items.push((item = []));
    if (isNegation(part) && hasNamed) break;
    item.unshift(part);
  }
  return items;
}

/**
 * The parts that a word behind them excludes: `Krieg vermeiden`, `Krieg, Politik und Terror vermeiden`, `smoking: no`.
 *
 * A comma ends them but for what is usually excluded, and for the things of a list that ends in `and`. An item with an
 * `and` of its own is no part of such a list: `Kochen und Reisen, Alkohol und Tabak vermeiden`.
 */
export function partsBefore(parts: readonly Part[], at: number): Part[] {
  const [own = [], ...earlier] = itemsBefore(parts, at);
  const found = named(own);
  const isList = found.length > 0 && own.some(isConjunction);
  for (const item of earlier) {
    const names = named(item);
    const isOfList = isList && !item.some(isConjunction) && names.every(namesThings);
    if (!isOfList && !(names.length > 0 && names.every(isUsuallyExcluded))) break;
    found.push(...names);
  }
  return found;
}

/** Whether a negation stands behind what it excludes, and before nothing: `alcohol no`, `Krieg wollen wir nicht`. */
export function isTrailing(parts: readonly Part[], at: number): boolean {
  const [before, part, next] = [parts[at - 1], parts[at], parts[at + 1]];
  if (!before || !part || !isNegation(part) || isConjunction(before)) return false;
  if (next && (next.opens === 'nothing' || next.gap.includes(':'))) return false;
  return partsBefore(parts, at).length > 0;
}
