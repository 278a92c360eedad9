import {
  isConjunction,
  isHarsh,
  isNegation,
  isUsuallyExcluded,
  namesLook,
  namesThings,
} from './kinds-of-parts';
import { affirmedBefore, isTrailing, ownItemBefore, partsBefore, subjectBefore } from './parts-before';
import { isLastOfItem, lackedObjects, meansExclusion, particleOf } from './parts-behind';
import { opensAfter, roleOf, type Part } from './parts';
import {
  AFTER_EXCLUDED,
  headingBefore,
  isHeading,
  isOpen,
  LIST_NEGATION,
  NEGATION,
  NOTHING,
  type Scope,
} from './scope';

const BLANK_LINE = /\n\s*\n/u;
/** The text between a heading and what it applies to, on the same line or the next. */
const ENDS_HEADING = /[:|\n–—…]|\.\.\./u;

/** Whether a list that continues at a part ends in an alternative: `no beer, gambling or war`. */
function endsInAlternative(parts: readonly Part[], from: number, isItem: (part: Part) => boolean): boolean {
  for (const part of parts.slice(from)) {
    const role = roleOf(part);
    if (role === 'alternative') return true;
    if (isNegation(part) || role === 'turn' || part.opens === 'clause') return false;
    if (role === 'meaning' && !isItem(part)) return false;
  }
  return false;
}

/** Whether the words from a part on are another heading: `Want: cooking`. */
function isOtherHeading(parts: readonly Part[], at: number): boolean {
  const next = parts.findIndex(({ opens }, each) => each > at && opens !== 'nothing');
  const [part, after] = [parts[at], parts[next]];
  if (!part || !after) return false;
  if (parts.slice(at, next).some(isUsuallyExcluded)) return false;
  return after.gap.includes(':') || (after.isBullet && !part.isBullet);
}

/** Whether the scope of a heading ends before a part. */
function hasHeadingEnded(
  { list, hasNamed }: Scope,
  parts: readonly Part[],
  at: number,
  gap: string,
): boolean {
  const [before, part] = [parts[at - 1], parts[at]];
  if (!before || !part) return false;
  if (isOtherHeading(parts, at)) return true;
  const isNewLine = gap.includes('\n');
  if (list === 'bullets') return isNewLine && !part.isBullet;
  // A line that ends in a comma or in `and` continues on the next one.
  const goesOn = /,\s*\n/u.test(gap) || isConjunction(before) || isConjunction(part);
  if (list === 'line' && isNewLine && !goesOn) return true;
  return hasNamed && (/[.!?]/u.test(gap) || BLANK_LINE.test(gap));
}

const saysNothing = (item: readonly Part[]) =>
  item.every((part) => roleOf(part) === undefined || roleOf(part) === 'filler');

/** The scope at the beginning of a clause or a list item, given the scope before it. */
function openedBy(scope: Scope, parts: readonly Part[], at: number, gap: string): Scope {
  const whole = parts[at];
  const opens = opensAfter(gap);
  if (!whole || opens === 'nothing') return scope;
  const part: Part = { ...whole, gap };
  // `avoid violence: war and fights`
  const isExplained = scope.negated === 'yes' && part.gap.includes(':');
  if (isOpen(scope) && !isHeading(scope) ? ENDS_HEADING.test(part.gap) : isExplained) {
    return isOtherHeading(parts, at) ? NOTHING : headingBefore(part);
  }
  // `no violence, especially: war`
  if (scope.negated === 'usual' && part.gap.includes(':') && saysNothing(ownItemBefore(parts, at))) {
    return { ...headingBefore(part), negated: 'usual' };
  }
  if (isHeading(scope)) {
    // `Avoid: the following`, followed by bullets
    if (isOpen(scope) && part.gap.includes('\n')) return headingBefore(part);
    return hasHeadingEnded(scope, parts, at, gap) ? NOTHING : scope;
  }
  if (opens === 'clause' || scope.list === 'no') return NOTHING;
  return { ...scope, negated: 'usual', isPrefixed: false, isFirst: false };
}

/** The scope after a part that names no concept. */
function scopeAfter(scope: Scope, parts: readonly Part[], at: number): Scope {
  const [before, part] = [parts[at - 1], parts[at]];
  if (!part) return scope;
  const role = roleOf(part);
  const other: Scope =
    scope.negated === 'no' || isOpen(scope) || isHeading(scope)
      ? scope
      : { ...scope, negated: 'usual', list: 'no' };
  switch (role) {
    case 'negation':
    case 'negative-adverb':
    case 'neither':
      // `n'oubliez pas`
      if (part.opens === 'nothing' && roleOf(before) === 'lack' && lackedObjects(parts, at - 1)) return scope;
      return isHeading(scope) ? scope : NEGATION;
    case 'doubtful':
      return !isHeading(scope) && meansExclusion(parts, at) ? NEGATION : scope;
    case 'list-negation':
      return isHeading(scope) ? scope : LIST_NEGATION;
    case 'prefix':
      return { ...scope, isPrefixed: true };
    case 'turn':
      return NOTHING;
    case 'companion':
      return other;
    case 'verb':
    case 'affirmation':
      // Another predicate begins, as in `no war and show sports`; not in `no series that show war`.
      return part.opens !== 'nothing' || (before && isConjunction(before)) ? other : scope;
    case undefined:
      return { ...scope, hasNamed: true };
    default:
      return scope;
  }
}

/**
 * Whether a list of looks and sounds continues at a part: `nothing dark, loud or flashing`, `keine dunklen, lauten
 * Szenen`.
 */
function looksGoOn(parts: readonly Part[], at: number): boolean {
  const [before, part, next] = [parts[at - 1], parts[at], parts[at + 1]];
  if (!part || !before || !namesLook(part)) return false;
  if (isHarsh(part) || endsInAlternative(parts, at, namesLook)) return true;
  return namesLook(before) && next?.opens === 'nothing' && !isConjunction(next);
}

/** Whether a list of exclusions continues at a part after a comma. */
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

/** The scope after a part that names a concept. */
function scopeAfterMeaning(scope: Scope, part: Part): Scope {
  const behind: Scope = { ...scope, isPrefixed: false, hasNamed: true };
  if (!scope.isFirst || scope.first === 'usual') return behind;
  if (isUsuallyExcluded(part)) return { ...behind, first: 'usual' };
  if (namesThings(part)) return { ...behind, first: 'thing' };
  return scope.first === 'nothing' ? { ...behind, first: 'look' } : behind;
}

/** Whether a word that is not understood is in the scope of a negation, or of a list after a word such as `avoid`. */
const excludesWord = ({ negated, list, isPrefixed }: Scope, { opens }: Part): boolean =>
  negated === 'yes' || isPrefixed || (negated === 'usual' && list === 'list' && opens === 'list-item');

/** Tracks parentheses: their content has the scope of the part before them, which continues after them. */
class Parentheses {
  #outer: Scope[] = [];

  /** The scope at a part, given the scope after the part before it. */
  scopeAt(scope: Scope, parts: readonly Part[], at: number): Scope {
    const [before, part] = [parts[at - 1], parts[at]];
    if (!part) return scope;
    if (part.gap.includes('\n')) this.#outer = [];
    let inner = scope;
    for (const fragment of part.gap.split(/(?=[()[\]{}])/u)) {
      const [, mark = '', gap = ''] = /^([()[\]{}]?)(.*)$/su.exec(fragment) ?? [];
      if (/[)\]}]/u.test(mark)) inner = this.#outer.pop() ?? inner;
      else if (mark !== '') {
        const role = roleOf(before);
        const isNegative =
          inner.negated === 'yes' || role === 'afterwards' || role === 'attached' || isNegation(before);
        this.#outer.push(isOpen(inner) ? { ...inner, hasNamed: true } : inner);
        if (isNegative) inner = headingBefore({ ...part, gap: '' });
        else if (inner.negated === 'no') inner = NOTHING;
      }
      inner = openedBy(inner, parts, at, gap);
    }
    return inner;
  }
}

/**
 * The parts that are not wanted. Among them are words that are not understood: `excluded-words.ts` says which of them are
 * excluded themselves.
 *
 * - A negation applies to the end of its clause, across `and` and `or`: `no alcohol or gambling` excludes both. A word
 *   such as `but` ends it. `with` and another predicate (`and show dogs`) end it once a concept was named, except for
 *   what is usually excluded.
 * - A comma ends it: `no alcohol, warm` wishes for warm. It continues across commas for what is usually excluded; for
 *   the things in a list that does not begin with something usually excluded and that ends in an alternative (`no
 *   soccer, tennis or golf`); for looks after looks; and for the things after a word such as `avoid`.
 * - Text in parentheses has the same scope as the text before them.
 * - Before a colon or the end of a line it is a heading. If text follows on the same line, it excludes the rest of that
 *   line, to a full stop. On a separate line it excludes the bullets below it, or else the lines below it to a full
 *   stop or a blank line. Another heading ends it.
 * - Some words come after what they exclude: `Krieg vermeiden`, `alcohol-free`, `smoking: no`, `Krieg soll nicht
 *   vorkommen`. With nothing before them they exclude what follows: `vermeiden Sie Krieg`. They reach back to the
 *   previous verb: `Kochen zeigen und Krieg vermeiden`.
 * - A verb and its particle exclude what is between them: `wir lehnen Gewalt ab`.
 * - Two negations cancel out: `don't forget the kids`, `Musik darf nicht fehlen`.
 */
export function excludedParts(parts: readonly Part[]): Set<Part> {
  const excluded = new Set<Part>();
  const parentheses = new Parentheses();
  let scope = NOTHING;
  for (const [at, part] of parts.entries()) {
    scope = parentheses.scopeAt(scope, parts, at);
    const role = roleOf(part);
    const before = parts[at - 1];
    if (role === 'attached' && before && part.opens === 'nothing') excluded.add(before);
    if (role === 'lack') {
      const wanted = lackedObjects(parts, at);
      for (const each of wanted ?? []) excluded.delete(each);
      if (wanted) scope = NOTHING;
      continue;
    }
    if (role === 'separable-verb') {
      const end = particleOf(parts, at);
      const between = parts.slice(at, end).filter((each) => roleOf(each) === 'meaning');
      const found = between.length > 0 || end === at ? between : partsBefore(parts, at);
      for (const each of found) excluded.add(each);
      if (end > at && !isHeading(scope)) scope = found.length === 0 ? LIST_NEGATION : NOTHING;
      continue;
    }
    if (role === 'affirmation' && !isHeading(scope) && isLastOfItem(parts, at)) {
      for (const each of affirmedBefore(parts, at)) excluded.delete(each);
    }
    if (role === 'afterwards' || isTrailing(parts, at)) {
      const found = partsBefore(parts, at);
      for (const each of found) excluded.add(each);
      const isBeforeColon = parts[at + 1]?.gap.includes(':') === true;
      if (!isHeading(scope)) scope = found.length === 0 || isBeforeColon ? LIST_NEGATION : AFTER_EXCLUDED;
      continue;
    }
    if (role === 'negative-adverb') for (const each of subjectBefore(parts, at)) excluded.add(each);
    if (role !== 'meaning') {
      if (role === undefined && excludesWord(scope, part)) excluded.add(part);
      scope = scopeAfter(scope, parts, at);
      continue;
    }
    if (goesOnAt(scope, parts, at)) scope = { ...scope, negated: 'yes' };
    // A look or sound ends a list of things.
    else if (scope.negated === 'usual' && !namesThings(part)) scope = { ...scope, list: 'no' };
    if (scope.negated === 'yes' || scope.isPrefixed || part.isNegated) excluded.add(part);
    scope = scopeAfterMeaning(scope, part);
  }
  return excluded;
}
