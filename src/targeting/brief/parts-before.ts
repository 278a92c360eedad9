import { isConjunction, isNegation, isOfPredicate, isUsuallyExcluded, namesThings } from './kinds-of-parts';
import { roleOf, type Part } from './parts';
import { restOfItem } from './parts-behind';

const named = (item: readonly Part[]) => item.filter((part) => roleOf(part) === 'meaning');

/** The items of the list that ends before a part, the last one first: the words between commas. */
function itemsBefore(parts: readonly Part[], end: number): Part[][] {
  let item: Part[] = [];
  const items = [item];
  let depth = 0;
  let hasNamed = false;
  for (let at = end; at > 0; at -= 1) {
    const [part, next] = [parts[at - 1], parts[at]];
    if (!part || roleOf(part) === 'turn') break;
    // Text in parentheses belongs to the text before them: `war (excluded)`, `Krieg (Terror) vermeiden`.
    if (next?.gap.includes(')') === true) depth += 1;
    if (next?.gap.includes('(') === true) {
      if (depth === 0 && hasNamed) break;
      depth = Math.max(0, depth - 1);
    }
    if (next?.opens === 'clause') {
      // `smoking: no`, `politics? no`
      if (hasNamed || at !== end || !/[:?]/u.test(next.gap)) break;
    } else if (next?.opens === 'list-item') items.push((item = []));
    // `Kochen zeigen und Krieg vermeiden`
    const isPredicate = isNegation(part) || roleOf(part) === 'verb' || roleOf(part) === 'afterwards';
    if (isPredicate && hasNamed) break;
    item.push(part);
    hasNamed ||= roleOf(part) === 'meaning';
  }
  return items.map((each) => each.toReversed());
}

/** The parts before one, in the same list item and predicate. */
export function ownItemBefore(parts: readonly Part[], at: number): Part[] {
  return itemsBefore(parts, at)[0] ?? [];
}

/** The parts that an affirmation after them marks as wanted: none if they are negated, as in `no kids welcome`. */
export function affirmedBefore(parts: readonly Part[], at: number): Part[] {
  const item = ownItemBefore(parts, at);
  const before = parts[at - item.length - 1];
  const isNegated = item.some(isNegation) || (before !== undefined && isNegation(before));
  return isNegated ? [] : item;
}

/**
 * The parts that a word after them excludes: `Krieg vermeiden`, `Krieg, Politik und Terror vermeiden`, `smoking: no`.
 *
 * A comma ends them, except for what is usually excluded, and for the things in a list that ends in `and`. An item that
 * contains an `and` does not belong to such a list: `Kochen und Reisen, Alkohol und Tabak vermeiden`.
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

/**
 * Whether a negation follows what it excludes, and precedes nothing: `alcohol no`, `Krieg wollen wir nicht`. An adverb
 * may be followed by the rest of its predicate: `Krieg soll nicht vorkommen`. If that contains an unknown word, which
 * may mean anything, only what is usually excluded counts: not `cooking should not be boring`.
 */
export function isTrailing(parts: readonly Part[], at: number): boolean {
  const [before, part] = [parts[at - 1], parts[at]];
  if (
    !before ||
    !part ||
    !isNegation(part) ||
    isConjunction(before) ||
    (part.opens === 'nothing' && roleOf(before) === 'lack')
  )
    return false;
  const rest = restOfItem(parts, at);
  const next = parts[at + 1 + rest.length];
  if (next?.gap.includes(':') === true || (next?.isBullet === true && !isInBullet(parts, at))) return false;
  const tail = rest.slice(0, rest.findIndex((each) => isConjunction(each) || roleOf(each) === 'turn') >>> 0);
  if (tail.length < rest.length && tail.length === 0) return false;
  const found = partsBefore(parts, at);
  if (found.length === 0) return false;
  if (tail.length === 0) return true;
  if (roleOf(part) !== 'negative-adverb' || !tail.every(isOfPredicate)) return false;
  return tail.every((each) => each.phrase) || found.every(isUsuallyExcluded);
}

function isInBullet(parts: readonly Part[], at: number): boolean {
  return (
    parts.slice(0, at + 1).findLast(({ gap, isBullet }) => isBullet || gap.includes('\n'))?.isBullet === true
  );
}

/**
 * The usually excluded subject of a negated predicate, which names another thing: `alcohol must not be shown to kids`.
 * Not before a relative clause: `crime series that show no war`.
 */
export function subjectBefore(parts: readonly Part[], at: number): Part[] {
  if (restOfItem(parts, at).some((part) => roleOf(part) === 'lack')) return [];
  const item = ownItemBefore(parts, at);
  const last = item.findLastIndex((part) => roleOf(part) === 'meaning');
  if (!item.slice(last + 1).every((part) => part.phrase && isOfPredicate(part))) return [];
  const names = named(item);
  return names.every(isUsuallyExcluded) ? names : [];
}
