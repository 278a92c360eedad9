import { categoryById } from '../categories';
import { meaningsOf, roleOf, type Part } from './parts';

/** Whether a part names things or topics, of which lists of what is not wanted are made, and no look or sound. */
function namesThings({ phrase }: Part): boolean {
  return (
    phrase?.role === 'meaning' &&
    meaningsOf(phrase.keys).some(({ kind }) => kind === 'topic' || kind === 'seen')
  );
}

function isSensitive({ phrase }: Part): boolean {
  if (phrase?.role !== 'meaning') return false;
  return meaningsOf(phrase.keys).some(({ id }) => id !== undefined && categoryById(id)?.isSensitive === true);
}

/** Whether a list that goes on at a part ends in an alternative: `no beer, gambling or war`. */
function endsInAlternative(parts: readonly Part[], from: number): boolean {
  for (const part of parts.slice(from)) {
    const role = roleOf(part);
    if (role === 'alternative') return true;
    if (role === 'negation' || role === 'list-negation' || role === 'turn' || part.opens === 'clause')
      return false;
    if (role === 'meaning' && !namesThings(part)) return false;
  }
  return false;
}

/** What is known of negations on the way through a brief. */
interface Scope {
  /** What comes is not wanted. `sensitive`: only what is sensitive. */
  negated: 'no' | 'sensitive' | 'yes';
  /** Whether it goes on over a comma, for things: `list` for all, `alternatives` if the list ends in one. */
  list: 'no' | 'alternatives' | 'list';
  /** Only of the one concept that comes. */
  isPrefixed: boolean;
  /** Whether something was named since the negation. */
  hasNamed: boolean;
}

const NOTHING: Scope = { negated: 'no', list: 'no', isPrefixed: false, hasNamed: false };

/** The scope at the beginning of a clause or an item of a list, from that before it. */
function openedBy(scope: Scope, { opens }: Part): Scope {
  if (opens === 'nothing') return scope;
  if (opens === 'clause' || scope.list === 'no') return NOTHING;
  return { ...scope, negated: 'sensitive', isPrefixed: false };
}

/** The scope behind a part that names nothing. */
function scopeAfter(scope: Scope, part: Part): Scope {
  const isUnder = scope.negated !== 'no' && !scope.hasNamed;
  switch (roleOf(part)) {
    case 'negation':
      return { negated: 'yes', list: 'alternatives', isPrefixed: false, hasNamed: false };
    case 'list-negation':
      return { negated: 'yes', list: 'list', isPrefixed: false, hasNamed: false };
    case 'prefix':
      return { ...scope, isPrefixed: true };
    case 'turn':
      return NOTHING;
    case 'companion':
      return scope.negated === 'no' || isUnder ? scope : { ...scope, negated: 'sensitive', list: 'no' };
    case undefined:
      return { ...scope, hasNamed: true };
    default:
      return scope;
  }
}

/** The parts that a word behind them excludes: `Krieg vermeiden`, `Krieg, Politik und Terror vermeiden`. */
function partsBefore(parts: readonly Part[], at: number): Part[] {
  const found: Part[] = [];
  let isList = false;
  let hasComma = false;
  for (const part of parts.slice(0, at).toReversed()) {
    const role = roleOf(part);
    if (role === 'turn' || role === 'negation' || role === 'list-negation') break;
    if (role === 'conjunction' || role === 'alternative') isList = true;
    if (role === 'meaning' && (!hasComma || namesThings(part))) found.push(part);
    else if (role === 'meaning') break;
    if (part.opens === 'clause' || (part.opens === 'list-item' && !isList)) break;
    hasComma ||= part.opens === 'list-item';
  }
  return found;
}

/**
 * Which parts are not wanted.
 *
 * - A negation holds to the end of its clause, over `and` and `or`: `no alcohol or gambling` excludes both. What turns,
 *   as `but` does, ends it; `with` does so behind something that was named, but for what is sensitive.
 * - A comma ends it: `no alcohol, warm` wishes for warm. It goes on over commas for what is sensitive, for the things of
 *   a list that ends in an alternative (`no beer, gambling or war`), and for those behind a word such as `avoid`.
 * - Some words come after what they exclude: `Krieg vermeiden`, `alcohol-free`.
 */
export function excludedParts(parts: readonly Part[]): Set<Part> {
  const excluded = new Set<Part>();
  let scope = NOTHING;
  for (const [at, part] of parts.entries()) {
    scope = openedBy(scope, part);
    const role = roleOf(part);
    const before = parts[at - 1];
    if (role === 'afterwards') for (const each of partsBefore(parts, at)) excluded.add(each);
    if (role === 'attached' && before && part.opens === 'nothing') excluded.add(before);
    if (role !== 'meaning') {
      scope = scopeAfter(scope, part);
      continue;
    }
    const goesOn =
      scope.negated === 'sensitive' &&
      (isSensitive(part) ||
        (namesThings(part) &&
          (scope.list === 'list' || (scope.list === 'alternatives' && endsInAlternative(parts, at)))));
    // A look or sound ends a list of things.
    if (scope.negated === 'sensitive' && !namesThings(part)) scope = { ...scope, list: 'no' };
    if (goesOn) scope = { ...scope, negated: 'yes' };
    if (scope.negated === 'yes' || scope.isPrefixed || part.isNegated) excluded.add(part);
    scope = { ...scope, isPrefixed: false, hasNamed: true };
  }
  return excluded;
}
