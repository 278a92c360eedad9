import type { Part } from './parts';

/** What is known of negations on the way through a brief. */
export interface Scope {
  /** What comes is not wanted. `usual`: only what is usually excluded. */
  negated: 'no' | 'usual' | 'yes';
  /**
   * Whether it goes on over a comma: `list` for all things, `alternatives` for things if the list ends in an
   * alternative. The others are headings and go on for all there is under them: `line` to the end of the line,
   * `bullets` to the next line without a bullet, `block` to a full stop or a blank line.
   */
  list: 'no' | 'alternatives' | 'list' | 'line' | 'bullets' | 'block';
  /** Only of the one concept that comes. */
  isPrefixed: boolean;
  /** Whether something was named since the negation. */
  hasNamed: boolean;
  /** What the first item names, which tells what else the list is made of. */
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
/** Behind a word that excludes what came before, up to the end of the clause. */
export const BEHIND_EXCLUDED: Scope = { ...NOTHING, negated: 'usual', hasNamed: true };

export const isHeading = ({ list }: Scope): boolean =>
  list === 'line' || list === 'bullets' || list === 'block';

/** Whether a negation has nothing behind it yet. */
export const isOpen = ({ negated, hasNamed }: Scope): boolean => negated === 'yes' && !hasNamed;

/** The scope of a heading before a part: the lines below it, or the rest of its own line. */
export function headingBefore(part: Part): Scope {
  const list = !part.gap.includes('\n') ? 'line' : part.isBullet ? 'bullets' : 'block';
  return { ...NOTHING, negated: 'yes', list };
}
