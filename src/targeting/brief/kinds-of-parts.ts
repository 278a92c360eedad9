import { categoryById } from '../categories';
import { meaningsOf, roleOf, type Part } from './parts';

/** Topics that brands usually exclude, in addition to the sensitive ones: disasters, gambling, law, health, politics, religion, war. */
const USUALLY_EXCLUDED: ReadonlySet<string> = new Set(['381', '181', '383', '286', '386', '453', '389']);
/** Looks and sounds that a brief usually names to exclude them. */
const HARSH: ReadonlySet<string> = new Set(['dark scene', 'loud', 'flashing']);

const meanings = ({ phrase }: Part) => (phrase?.role === 'meaning' ? meaningsOf(phrase.keys) : []);

/** Whether a part names objects or topics, and not only looks or sounds. */
export const namesThings = (part: Part): boolean =>
  meanings(part).some(({ kind }) => kind === 'topic' || kind === 'seen');

export const namesLook = (part: Part): boolean => roleOf(part) === 'meaning' && !namesThings(part);

export const isHarsh = (part: Part): boolean => meanings(part).some(({ name }) => HARSH.has(name));

/** Whether a part names something that brands usually exclude: a sensitive topic, or only usually excluded topics. */
export function isUsuallyExcluded(part: Part): boolean {
  const topics = meanings(part).flatMap(({ id }) => id ?? []);
  if (topics.some((id) => categoryById(id)?.isSensitive === true)) return true;
  return topics.length > 0 && topics.every((id) => USUALLY_EXCLUDED.has(id));
}

/** Whether a part begins or continues a list: `and`, `or`. */
export function isConjunction(part: Part): boolean {
  const role = roleOf(part);
  return role === 'conjunction' || role === 'alternative';
}

export function isNegation(part: Part | undefined): boolean {
  const role = roleOf(part);
  return role === 'negation' || role === 'negative-adverb' || role === 'neither' || role === 'list-negation';
}

/**
 * Whether a part belongs to the predicate of its clause and names no concept: `should be shown`. An unknown word may be
 * a verb.
 */
export function isOfPredicate(part: Part): boolean {
  const role = roleOf(part);
  return role === undefined || role === 'filler' || role === 'verb' || role === 'affirmation';
}
