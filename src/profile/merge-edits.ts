import type { ProfileOwner } from './profile-defaults';
import { valuesOf, type ProfileEdit, type ProfileRecord, type StoredProfile } from './profile-record';
import type { UserProfile } from './user-profile';

/**
 * What becomes of an edit:
 * - `confirmed`: the server has the value already;
 * - `written`: it is among the changes;
 * - `overtaken`: another device has changed the field later.
 */
export type Fate = 'confirmed' | 'written' | 'overtaken';

export interface MergePlan {
  /** What is to be merged into the document; null: nothing, not even a timestamp. */
  changes: Partial<UserProfile> | null;
  /** One for each edit, in the same order. */
  fates: readonly Fate[];
}

export interface MergeInput {
  edits: readonly ProfileEdit[];
  newcomer: ProfileRecord['newcomer'];
  /** When a person saved although nothing was changed (ms since 1970): it counts as a save all the same. */
  savedAt: number | null;
  /** Whose profile it is: a document has their e-mail, and a new one needs a name. */
  owner: ProfileOwner;
  /** ms since 1970. No edit is later than that, whatever a clock that was wrong has said. */
  now: number;
}

/**
 * Merges the edits of this device into what the server holds now, field by field: the later edit of a field
 * wins, and nothing else is touched.
 *
 * When another device edited a field, only the document's one `updatedAt` can tell (the specification's fields
 * are exact). That is never before any edit that the document holds, because it is written as the time of the
 * latest one, and not as the time of arrival: an edit that comes late must not look newer than it is to a third
 * device. So an edit that is not before `updatedAt` is later than all that is stored, and wins. One that is
 * before it may be older than another field's edit alone; it counts as overtaken then, which is told to the
 * person, with a way to insist. No later edit is ever lost in silence. What cannot be seen: a field that others
 * changed and changed back. And clocks of devices that differ.
 *
 * A default that stood in for what was not stored is nobody's choice: it is written where there is still nothing,
 * and says nothing against what another device has chosen.
 */
export function planMerge(stored: StoredProfile, input: MergeInput): MergePlan {
  const { edits, owner } = input;
  if (stored === null) return { changes: newProfile(input), fates: edits.map(() => 'written') };
  const fates = edits.map((edit) => fateOf(edit, stored, input.now));
  const written = edits.filter((_, index) => fates[index] === 'written');
  const times = [...written.map(({ at }) => at), ...(input.savedAt === null ? [] : [input.savedAt])];
  if (times.length === 0) return { changes: null, fates };
  return {
    changes: {
      ...(typeof stored.name === 'string' ? {} : { name: owner.displayName ?? '' }),
      ...valuesOf(written),
      ...(owner.email !== null && stored.email !== owner.email ? { email: owner.email } : {}),
      updatedAt: timestamp([Math.min(Math.max(...times), input.now), timeOf(stored)]),
    },
    fates,
  };
}

function fateOf(
  { field, value, base, at, isDefault }: ProfileEdit,
  stored: Partial<UserProfile>,
  now: number,
): Fate {
  const theirs = stored[field];
  if (theirs === value) return 'confirmed';
  if (isDefault && typeof theirs === typeof value) return 'confirmed';
  if (theirs === undefined || theirs === base) return 'written';
  return timeOf(stored) > Math.min(at, now) ? 'overtaken' : 'written';
}

/** When another device last edited the document, ms since 1970; before everything where it does not say. */
function timeOf({ updatedAt }: Partial<UserProfile>): number {
  const time = Date.parse(updatedAt ?? '');
  return Number.isNaN(time) ? -Infinity : time;
}

/** The whole of a new document; null when nobody has asked for one. */
function newProfile({ edits, newcomer, savedAt, owner, now }: MergeInput): Partial<UserProfile> | null {
  const times = [...edits.map(({ at }) => at), newcomer?.at, savedAt].filter(
    (time) => typeof time === 'number',
  );
  if (times.length === 0) return null;
  const time = timestamp([Math.min(Math.max(...times), now)]);
  return {
    name: owner.displayName ?? '',
    ...newcomer?.profile,
    ...valuesOf(edits),
    ...(owner.email === null ? {} : { email: owner.email }),
    createdAt: time,
    updatedAt: time,
  };
}

/** The latest of `times` (ms since 1970) as ISO 8601. */
function timestamp(times: readonly number[]): string {
  return new Date(Math.max(...times)).toISOString();
}
