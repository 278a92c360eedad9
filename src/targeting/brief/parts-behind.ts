import { isConjunction, isNegation, isOfPredicate, isUsuallyExcluded } from './kinds-of-parts';
import { roleOf, type Part } from './parts';

/** The parts after one, to the end of its list item. */
export function restOfItem(parts: readonly Part[], at: number): Part[] {
  const end = parts.findIndex(({ opens }, each) => each > at && opens !== 'nothing');
  return parts.slice(at + 1, end < 0 ? undefined : end);
}

/** Whether a part is the last of its predicate. */
export function isLastOfItem(parts: readonly Part[], at: number): boolean {
  const [next] = restOfItem(parts, at);
  return !next || isConjunction(next);
}

/**
 * The objects between a negation and a verb of lack, which together express a wish: none in `don't miss` and `n'oubliez
 * pas`. In German the verb comes last: `nicht den Garten vergessen`.
 *
 * @returns undefined if the verb is not negated
 */
export function lackedObjects(parts: readonly Part[], at: number): Part[] | undefined {
  const part = parts[at];
  const isVerbFinal = part?.index?.language === 'de' && isLastOfItem(parts, at);
  const next = parts[at + 1];
  if (next?.opens === 'nothing' && roleOf(next) === 'negative-adverb') return [];
  const objects: Part[] = [];
  for (let each = at; each > 0; each -= 1) {
    const before = parts[each - 1];
    if (!before || parts[each]?.opens !== 'nothing') return undefined;
    if (isNegation(before)) return objects;
    const isObject = isVerbFinal && roleOf(before) === 'meaning' && !isUsuallyExcluded(before);
    if (isObject) objects.push(before);
    else if (!isOfPredicate(before)) return undefined;
  }
  return undefined;
}

/**
 * The index of the particle of a separable verb, or the verb's own if it has none. Only a list continues across a
 * comma.
 */
export function particleOf(parts: readonly Part[], at: number): number {
  let isList = true;
  for (const [index, part] of parts.entries()) {
    if (index <= at) continue;
    const role = roleOf(part);
    if (part.opens === 'clause' || role === 'turn' || isNegation(part)) return at;
    if (part.opens === 'list-item' && !isList) return at;
    if (role === 'particle') return index;
    if (role === undefined || role === 'verb') isList = false;
  }
  return at;
}

/** Whether a doubtful negation excludes: `plus de guerre` and `plus de sport du tout`, but not `plus de sport`. */
export function meansExclusion(parts: readonly Part[], at: number): boolean {
  const rest = restOfItem(parts, at);
  if (rest.some((part) => roleOf(part) === 'confirmation' || roleOf(part) === 'neither')) return true;
  const first = rest.find((part) => roleOf(part) === 'meaning');
  return first !== undefined && isUsuallyExcluded(first);
}
