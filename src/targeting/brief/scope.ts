import type { Part } from './parts';

/** The state of negations at a position in a brief. */
export interface Scope {
  /** Whether the next concept is excluded. `usual`: only if it is usually excluded. */
  negated: 'no' | 'usual' | 'yes';
  /**
   * Whether it continues across a comma: `list` for all things, `alternatives` for things if the list ends in an
   * alternative. The others are headings and apply to everything below them: `line` to the end of the line, `bullets`
   * to the next line without a bullet, `block` to a full stop or a blank line.
   */
  list: 'no' | 'alternatives' | 'list' | 'line' | 'bullets' | 'block';
  /** Whether the next concept, and only that, is excluded. */
  isPrefixed: boolean;
  /** Whether a concept was named since the negation. */
  hasNamed: boolean;
  /** What the first item names, which determines how the list may continue. */
  first: 'nothing' | 'look' | 'thing' | 'usual';
  isFirst: boolean;
}

export const NOTHING: Scope = {
  negated: 'no',
  list: 'no',
  isPrefixed: false,
  hasNamed: false,
  first: 'nothing',
  isFirst: true,
};
export const NEGATION: Scope = { ...NOTHING, negated: 'yes', list: 'alternatives' };
export const LIST_NEGATION: Scope = { ...NOTHING, negated: 'yes', list: 'list' };
/** The scope after a word that excludes what precedes it, up to the end of the clause. */
export const AFTER_EXCLUDED: Scope = { ...NOTHING, negated: 'usual', hasNamed: true };

export const isHeading = ({ list }: Scope): boolean =>
  list === 'line' || list === 'bullets' || list === 'block';

/** Whether nothing has followed a negation yet. */
export const isOpen = ({ negated, hasNamed }: Scope): boolean => negated === 'yes' && !hasNamed;

/** The scope of a heading before a part: the lines below it, or the rest of its line. */
export function headingBefore(part: Part): Scope {
  const list = !part.gap.includes('\n') ? 'line' : part.isBullet ? 'bullets' : 'block';
  return { ...NOTHING, negated: 'yes', list };
}
