import * as v from 'valibot';
import { ACCEPTABLE_TREATMENTS, AVOIDABLE, TOLERANCES, type SuitabilityProfile } from './suitability';

/** Maximum length of the name of a profile, in UTF-16 code units. */
export const MAX_NAME_LENGTH = 80;
/** Maximum number of excluded categories, and of topics with a tolerance: more than the taxonomy has of either. */
const MAX_CATEGORIES = 1000;
/** Maximum length of a file, in UTF-16 code units. */
const MAX_FILE_LENGTH = 100_000;

const SCHEMA = 'scenecue-suitability-profile';
const VERSION = 1;

/** The form of a Unique ID of the taxonomy: a profile may contain categories that this version does not know. */
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
  treatments: v.optional(
    v.pipe(v.array(v.picklist(ACCEPTABLE_TREATMENTS)), v.maxLength(ACCEPTABLE_TREATMENTS.length)),
  ),
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

/** A profile without its ID on the device. */
export type SharedProfile = Omit<SuitabilityProfile, 'id'>;

/**
 * Why a file was rejected: it is too large, not JSON, another kind of file, from a newer version of this program, or an
 * invalid profile.
 */
export type ProfileFileError = 'too-large' | 'not-json' | 'other-file' | 'newer-version' | 'invalid';

/** A profile as a file to share: JSON, the same text for the same profile. */
export function profileFile(profile: SharedProfile): string {
  return `${JSON.stringify({ schema: SCHEMA, version: VERSION, profile: sharedProfile(profile) }, null, 2)}\n`;
}

/** A profile without its ID and with its rules in a fixed order: equal for profiles with the same name and rules. */
export function sharedProfile({
  name,
  topics,
  exclusions,
  avoid,
  treatments = [],
  leastConfidence,
}: SharedProfile): SharedProfile {
  return {
    name,
    topics: Object.fromEntries(Object.entries(topics).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    exclusions: [...new Set(exclusions)].toSorted(),
    avoid: AVOIDABLE.filter((concept) => avoid.includes(concept)),
    ...(treatments.length === 0
      ? {}
      : { treatments: ACCEPTABLE_TREATMENTS.filter((treatment) => treatments.includes(treatment)) }),
    leastConfidence,
  };
}

/** Reads a file written by {@link profileFile}. It is used only if all of it is valid. */
export function readProfileFile(text: string): { profile: SharedProfile } | { error: ProfileFileError } {
  if (text.length > MAX_FILE_LENGTH) return { error: 'too-large' };
  let value: unknown;
  try {
    // Some editors write a byte order mark before the text.
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
