import type { AuthUser } from '@/auth/identity';

/**
 * Maximum lengths of stored texts, in UTF-16 code units (`text.length`). `firestore.rules` refuse more, so a form says
 * so before it saves.
 */
export const profileLimits = {
  /** Enough for the longest full names; no page needs more. */
  name: 200,
  /** RFC 3696, section 3: 64 before the @, 255 after it. */
  email: 320,
} as const;

/** A field of a profile: its default value, and its allowed values. */
interface Field<Value extends string | boolean> {
  fallback: Value;
  /** In the order in which forms offer them; null if any text is allowed. */
  choices: readonly Value[] | null;
}

const text: Field<string> = { fallback: '', choices: null };
const flag = (fallback: boolean): Field<boolean> => ({ fallback, choices: [true, false] });
const choice = <const Value extends string>(fallback: Value, ...others: readonly Value[]) => ({
  fallback,
  choices: [fallback, ...others],
});

/**
 * The fields that a user edits (specification, sections 3 and 9). For a new field the type checker reports the other
 * places that need it: its label in Settings, and its values in the tests of `firestore.rules`.
 */
export const profileSchema = {
  name: text,
  emailNotifications: flag(true),
  smsNotifications: flag(false),
  marketingEmails: flag(true),
  twoFactorAuth: flag(false),
  language: choice('en', 'es', 'fr', 'de'),
  timezone: choice('UTC', 'EST', 'PST'),
  dateFormat: choice('MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD'),
  theme: choice('system', 'light', 'dark'),
};

export type ProfileField = keyof typeof profileSchema;

export type ProfileValues = { [Name in ProfileField]: (typeof profileSchema)[Name]['fallback'] };

export const profileFields = Object.keys(profileSchema) as readonly ProfileField[];

/** A profile as stored, document `users/{uid}`: both shapes of the specification in one type. */
export interface UserProfile extends ProfileValues {
  email: string;
  notifications: boolean;
  /** ISO 8601, set on the first save. */
  createdAt: string;
  /** ISO 8601, set on every save. */
  updatedAt: string;
}

/** The profile of a user on the server, unchecked; null if there is none. */
export type StoredProfile = Partial<UserProfile> | null;

/** A complete profile as pages show it: the fields that a user edits, and the e-mail. */
export type ProfileDetails = ProfileValues & Pick<UserProfile, 'email'>;

/** The owner of a profile: the name and the e-mail fall back to those of the account. */
type ProfileOwner = Pick<AuthUser, 'displayName' | 'email'>;

/** What sign-up and the first Google sign-in store; the e-mail is added when it is written. */
export function newProfile(name: string): Partial<UserProfile> {
  return { name: shortened(name), notifications: true, theme: 'light' };
}

/**
 * A complete profile from the stored one and the signed-in user. A stored value that is not allowed counts as missing:
 * a document can be older than this version of the application. A stored empty name stays empty.
 */
export function completeProfile(stored: StoredProfile, owner: ProfileOwner | null): ProfileDetails {
  const values = profileFields.map((field) => {
    const value = stored?.[field];
    return [field, isValueOf(field, value) ? value : profileSchema[field].fallback];
  });
  const { name } = stored ?? {};
  return {
    ...(Object.fromEntries(values) as ProfileValues),
    ...(typeof name === 'string' ? {} : { name: shortened(owner?.displayName ?? '') }),
    email: typeof stored?.email === 'string' ? stored.email : (owner?.email ?? ''),
  };
}

/** Does not check the length of a name. The server does: a name that it refuses can still be shown and corrected. */
export function isValueOf<Field extends ProfileField>(
  field: Field,
  value: unknown,
): value is ProfileValues[Field] {
  const { choices }: { choices: readonly unknown[] | null } = profileSchema[field];
  return choices ? choices.includes(value) : typeof value === 'string';
}

/** Shortens a name to the whole characters that may be stored. Another identity service may allow longer names. */
function shortened(name: string): string {
  let result = '';
  for (const character of name) {
    if (result.length + character.length > profileLimits.name) break;
    result += character;
  }
  return result;
}
