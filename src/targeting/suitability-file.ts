import * as v from 'valibot';
import { AVOIDABLE, TOLERANCES, type SuitabilityProfile } from './suitability';

/** Longest name of a profile, in UTF-16 code units. */
export const MAX_NAME_LENGTH = 80;
/** Most categories that a profile excludes, and most topics that it names: more than the taxonomy has of either. */
const MAX_CATEGORIES = 1000;
/** Longest file that is read, in UTF-16 code units. */
const MAX_FILE_LENGTH = 100_000;

const SCHEMA = 'scenecue-suitability-profile';
const VERSION = 1;

/** A Unique ID of the taxonomy, as far as its form goes: a profile may name categories that this version does not know. */
const categoryIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,20}$/));

const profileEntries = {
  name: v.pipe(
    v.string(),
    v.maxLength(MAX_NAME_LENGTH),
    v.check((name) => name.trim() !== ''),
  ),
  topics: v.pipe(
    v.record(categoryIdSchema, v.picklist(TOLERANCES)),
    v.check((topics) => Object.keys(topics).length <= MAX_CATEGORIES),
  ),
  exclusions: v.pipe(v.array(categoryIdSchema), v.maxLength(MAX_CATEGORIES)),
  avoid: v.pipe(v.array(v.picklist(AVOIDABLE)), v.maxLength(AVOIDABLE.length)),
  leastConfidence: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
};

/** A profile that is stored on a device. */
export const suitabilityProfileSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  ...profileEntries,
});

const fileSchema = v.object({
  schema: v.literal(SCHEMA),
  version: v.literal(VERSION),
  profile: v.object(profileEntries),
});

/** A profile without the ID that it has on one device. */
export type SharedProfile = Omit<SuitabilityProfile, 'id'>;

/**
 * Why a file was not read: it is no JSON, another kind of file, one of a newer version of this program, or a profile in
 * which something is wrong.
 */
export type ProfileFileError = 'too-large' | 'not-json' | 'other-file' | 'newer-version' | 'invalid';

/** A profile as a file to share: JSON, the same text for the same profile. */
export function profileFile(profile: SharedProfile): string {
  return `${JSON.stringify({ schema: SCHEMA, version: VERSION, profile: sharedProfile(profile) }, null, 2)}\n`;
}

/** A profile without its ID and with its rules in one order: the same for profiles that rule the same. */
export function sharedProfile({
  name,
  topics,
  exclusions,
  avoid,
  leastConfidence,
}: SharedProfile): SharedProfile {
  return {
    name,
    topics: Object.fromEntries(Object.entries(topics).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    exclusions: [...new Set(exclusions)].toSorted(),
    avoid: AVOIDABLE.filter((concept) => avoid.includes(concept)),
    leastConfidence,
  };
}

/** Reads what {@link profileFile} has written. Nothing of a file is taken unless all of it is right. */
export function readProfileFile(text: string): { profile: SharedProfile } | { error: ProfileFileError } {
  if (text.length > MAX_FILE_LENGTH) return { error: 'too-large' };
  let value: unknown;
  try {
    // Some editors put a byte order mark before the text.
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { error: 'not-json' };
  }
  const head = v.safeParse(v.object({ schema: v.literal(SCHEMA), version: v.number() }), value);
  if (!head.success) return { error: 'other-file' };
  if (head.output.version > VERSION) return { error: 'newer-version' };
  const read = v.safeParse(fileSchema, value);
  return read.success ? { profile: read.output.profile } : { error: 'invalid' };
}
