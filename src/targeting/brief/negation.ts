import {
  isConjunction,
  isHarsh,
  isNegation,
  isUsuallyExcluded,
  namesLook,
  namesThings,
} from './kinds-of-parts';
import { isTrailing, partsBefore } from './parts-before';
import { roleOf, type Part } from './parts';

const BLANK_LINE = /\n\s*\n/u;
const BULLET = /\n\s*[-*•·–—]\s*$/u;

/** Whether a list that goes on at a part ends in an alternative: `no beer, gambling or war`. */
function endsInAlternative(parts: readonly Part[], from: number, isItem: (part: Part) => boolean): boolean {
  for (const part of parts.slice(from)) {
    const role = roleOf(part);
    if (role === 'alternative') return true;
    if (isNegation(part) || role === 'turn' || part.opens === 'clause') return false;
    if (role === 'meaning' && !isItem(part)) return false;
  }
  return false;
}

/** What is known of negations on the way through a brief. */
interface Scope {
  /** What comes is not wanted. `usual`: only what is usually excluded. */
  negated: 'no' | 'usual' | 'yes';
  /**
   * Whether it goes on over a comma: `heading` for all there is under it, `list` for all things, `alternatives` for
   * things if the list ends in an alternative.
   */
  list: 'no' | 'alternatives' | 'list' | 'heading';
  /** Only of the one concept that comes. */
  isPrefixed: boolean;
  /** Whether something was named since the negation. */
  hasNamed: boolean;
  /** What the first item names, which tells what else the list is made of. */
  first: 'nothing' | 'look' | 'thing' | 'usual';
  isFirst: boolean;
}

const NOTHING: Scope = {
  negated: 'no',
  list: 'no',
  isPrefixed: false,
  hasNamed: false,
  first: 'nothing',
  isFirst: true,
};
const NEGATION: Scope = { ...NOTHING, negated: 'yes', list: 'alternatives' };
const LIST_NEGATION: Scope = { ...NOTHING, negated: 'yes', list: 'list' };
const HEADING: Scope = { ...NOTHING, negated: 'yes', list: 'heading' };

/** Whether the words from a part on are a heading of other things: `Want: cooking`. */
function isOtherHeading(parts: readonly Part[], at: number): boolean {
  const next = parts.findIndex(({ opens }, each) => each > at && opens !== 'nothing');
  const [part, after] = [parts[at], parts[next]];
  if (!part || !after) return false;
  if (parts.slice(at, next).some(isUsuallyExcluded)) return false;
  return after.gap.includes(':') || (BULLET.test(after.gap) && !BULLET.test(part.gap));
}

/** The scope at the beginning of a clause or an item of a list, from that before it. */
function openedBy(scope: Scope, parts: readonly Part[], at: number): Scope {
  const part = parts[at];
  if (!part || part.opens === 'nothing') return scope;
  const isUnder = scope.negated === 'yes' && !scope.hasNamed;
  if (isUnder && scope.list !== 'heading' && /[:\n]/u.test(part.gap)) {
    return isOtherHeading(parts, at) ? NOTHING : HEADING;
  }
  if (scope.list === 'heading') {
    const hasEnded = scope.hasNamed && (/[.!?]/u.test(part.gap) || BLANK_LINE.test(part.gap));
    return hasEnded || isOtherHeading(parts, at) ? NOTHING : scope;
  }
  // `avoid violence: war and fights`
  const isExplained = scope.negated === 'yes' && part.gap.trim() === ':';
  if ((part.opens === 'clause' && !isExplained) || scope.list === 'no') return NOTHING;
  return { ...scope, negated: 'usual', isPrefixed: false, isFirst: false };
}

/** The scope behind a part that names nothing. */
function scopeAfter(scope: Scope, part: Part): Scope {
  const role = roleOf(part);
  const isHeading = scope.list === 'heading';
  const isUnder = scope.negated !== 'no' && !scope.hasNamed;
  switch (role) {
    case 'negation':
      return isHeading ? scope : NEGATION;
    case 'list-negation':
      return isHeading ? scope : LIST_NEGATION;
    case 'prefix':
      return { ...scope, isPrefixed: true };
    case 'turn':
      return NOTHING;
    case 'companion':
      return scope.negated === 'no' || isUnder || isHeading
        ? scope
        : { ...scope, negated: 'usual', list: 'no' };
    case undefined:
      return { ...scope, hasNamed: true };
    default:
      return scope;
  }
}

/** Whether a list of looks and sounds goes on at one: `nothing dark, loud or flashing`, `keine dunklen, lauten Szenen`. */
function looksGoOn(parts: readonly Part[], at: number): boolean {
  const [before, part, next] = [parts[at - 1], parts[at], parts[at + 1]];
  if (!part || !before || !namesLook(part)) return false;
  if (isHarsh(part) || endsInAlternative(parts, at, namesLook)) return true;
  return namesLook(before) && next?.opens === 'nothing' && !isConjunction(next);
}

/** Whether a list of what is not wanted goes on at a part behind a comma. */
function goesOnAt(scope: Scope, parts: readonly Part[], at: number): boolean {
  const part = parts[at];
  if (!part || scope.negated !== 'usual') return false;
  if (isUsuallyExcluded(part)) return true;
  if (scope.first === 'look' && looksGoOn(parts, at)) return true;
  if (!namesThings(part)) return false;
  if (scope.list === 'list') return true;
  const isOfThings = scope.first === 'thing' || scope.first === 'nothing';
  return scope.list === 'alternatives' && isOfThings && endsInAlternative(parts, at, namesThings);
}

/** The scope behind a part that names something. */
function scopeBehind(scope: Scope, part: Part): Scope {
  const behind: Scope = { ...scope, isPrefixed: false, hasNamed: true };
  if (!scope.isFirst || scope.first === 'usual') return behind;
  if (isUsuallyExcluded(part)) return { ...behind, first: 'usual' };
  if (namesThings(part)) return { ...behind, first: 'thing' };
  return scope.first === 'nothing' ? { ...behind, first: 'look' } : behind;
}

/**
 * Which parts are not wanted.
 *
 * - A negation holds to the end of its clause, over `and` and `or`: `no alcohol or gambling` excludes both. What turns,
 *   as `but` does, ends it; `with` does so behind something that was named, but for what is usually excluded.
 * - A comma ends it: `no alcohol, warm` wishes for warm. It goes on over commas for what is usually excluded, for the
 *   things of a list that began with no such thing and ends in an alternative (`no soccer, tennis or golf`), for looks
 *   behind looks, and for the things behind a word such as `avoid`.
 * - Before a colon or the end of a line it is a heading: all below it is excluded, to a full stop, a blank line or the
 *   next heading.
 * - Some words come after what they exclude: `Krieg vermeiden`, `alcohol-free`, `smoking: no`. With nothing before them
 *   they exclude what comes: `vermeiden Sie Krieg`.
 */
export function excludedParts(parts: readonly Part[]): Set<Part> {
  const excluded = new Set<Part>();
  let scope = NOTHING;
  for (const [at, part] of parts.entries()) {
    scope = openedBy(scope, parts, at);
    const role = roleOf(part);
    const before = parts[at - 1];
    if (role === 'attached' && before && part.opens === 'nothing') excluded.add(before);
    if (role === 'afterwards' || isTrailing(parts, at)) {
      const found = partsBefore(parts, at);
      for (const each of found) excluded.add(each);
      const isHeading = parts[at + 1]?.gap.includes(':') === true;
      if (scope.list !== 'heading') scope = found.length === 0 || isHeading ? LIST_NEGATION : NOTHING;
      continue;
    }
    if (role !== 'meaning') {
      scope = scopeAfter(scope, part);
      continue;
    }
    if (goesOnAt(scope, parts, at)) scope = { ...scope, negated: 'yes' };
    // A look or sound ends a list of things.
    else if (scope.negated === 'usual' && !namesThings(part)) scope = { ...scope, list: 'no' };
    if (scope.negated === 'yes' || scope.isPrefixed || part.isNegated) excluded.add(part);
    scope = scopeBehind(scope, part);
  }
  return excluded;
}
