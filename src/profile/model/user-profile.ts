/**
 * How long a stored text may be, counted as JavaScript counts: `text.length`. `firestore.rules` refuse more, so a
 * form says so before it saves.
 */
export const profileLimits = {
  /** Room for the longest full names; nothing in a page needs more. */
  name: 200,
  /** RFC 3696, section 3: 64 before the @, 255 after it. */
  email: 320,
} as const;

/** What each choice of a profile may be, in the order in which forms offer it (specification, section 9). */
export const profileChoices = {
  language: ['en', 'es', 'fr', 'de'],
  timezone: ['UTC', 'EST', 'PST'],
  dateFormat: ['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD'],
  theme: ['system', 'light', 'dark'],
} as const;

type Choice<Field extends keyof typeof profileChoices> = (typeof profileChoices)[Field][number];

/** What a person edits. `profileDefaults` has a value for each, and the type checker names the other places. */
export interface ProfileValues {
  name: string;
  emailNotifications: boolean;
  smsNotifications: boolean;
  marketingEmails: boolean;
  twoFactorAuth: boolean;
  language: Choice<'language'>;
  timezone: Choice<'timezone'>;
  dateFormat: Choice<'dateFormat'>;
  theme: Choice<'theme'>;
}

export type ProfileField = keyof ProfileValues;

/** Used where nothing is stored (specification, section 3). The name and the e-mail fall back to the identity's. */
const profileDefaults: Readonly<ProfileValues> = {
  name: '',
  emailNotifications: true,
  smsNotifications: false,
  marketingEmails: true,
  twoFactorAuth: false,
  language: 'en',
  timezone: 'UTC',
  dateFormat: 'MM/DD/YYYY',
  theme: 'system',
};

export const profileFields = Object.keys(profileDefaults) as readonly ProfileField[];

/** A profile as stored, document `users/{uid}`: both shapes of the specification in one type. */
export interface UserProfile extends ProfileValues {
  email: string;
  notifications: boolean;
  /** ISO 8601, set on the first save. */
  createdAt: string;
  /** ISO 8601, set on every save. */
  updatedAt: string;
}

/** What the server holds of a person, unchecked; null where it holds nothing. */
export type StoredProfile = Partial<UserProfile> | null;

/** What the identity knows about a person. */
export interface ProfileOwner {
  displayName: string | null;
  email: string | null;
}

/** A whole profile as pages show it: what a person edits, and their e-mail. */
export type ProfileDetails = ProfileValues & Pick<UserProfile, 'email'>;

/** What sign-up and the first Google sign-in store; the e-mail is added when it is written. */
export type NewProfile = Pick<UserProfile, 'name' | 'notifications' | 'theme'>;

export function newProfile(name: string): NewProfile {
  return { name: shortened(name), notifications: true, theme: 'light' };
}

/**
 * A whole profile out of what is stored and who is signed in. A stored value that is none of the allowed ones counts
 * as missing: a document can be older than this program. What is stored and empty stays empty.
 */
export function completeProfile(stored: StoredProfile, owner: ProfileOwner): ProfileDetails {
  const fallback = { ...profileDefaults, name: shortened(owner.displayName ?? '') };
  const values = profileFields.map((field) => {
    const value = stored?.[field];
    return [field, isValueOf(field, value) ? value : fallback[field]];
  });
  return {
    ...(Object.fromEntries(values) as ProfileValues),
    email: typeof stored?.email === 'string' ? stored.email : (owner.email ?? ''),
  };
}

/** How long a name may be is for the server to say: what it refuses can still be shown and corrected. */
export function isValueOf<Field extends ProfileField>(
  field: Field,
  value: unknown,
): value is ProfileValues[Field] {
  const choices: readonly unknown[] | undefined = field in profileChoices ? choicesOf(field) : undefined;
  return choices ? choices.includes(value) : typeof value === typeof profileDefaults[field];
}

const choicesOf = (field: string) => profileChoices[field as keyof typeof profileChoices];

/** As many whole characters of a name as may be stored. Another identity service may allow longer ones. */
function shortened(name: string): string {
  let result = '';
  for (const character of name) {
    if (result.length + character.length > profileLimits.name) break;
    result += character;
  }
  return result;
}
