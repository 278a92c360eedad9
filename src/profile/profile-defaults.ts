import { profileChoices, type ProfileDetails, type UserProfile } from './user-profile';

/** What Settings shows where nothing is stored (specification, section 3). */
export const profileDefaults: Readonly<Omit<ProfileDetails, 'name' | 'email'>> = {
  notifications: true,
  emailNotifications: true,
  smsNotifications: false,
  marketingEmails: true,
  twoFactorAuth: false,
  language: 'en',
  timezone: 'UTC',
  dateFormat: 'MM/DD/YYYY',
  theme: 'system',
};

/** What the identity knows about a person; `AuthUser` is one. */
export interface ProfileOwner {
  displayName: string | null;
  email: string | null;
}

/**
 * A whole profile out of what is stored and who is signed in. A missing value is filled from the defaults,
 * `name` and `email` from `owner`, or else with the empty text. A stored value that is none of the allowed
 * ones counts as missing: a document can be older than this program. What is stored and empty stays empty.
 */
export function completeProfile(stored: Partial<UserProfile> | null, owner: ProfileOwner): ProfileDetails {
  const profile: Readonly<Record<string, unknown>> = stored ?? {};
  const flag = (field: Flag): boolean => {
    const value = profile[field];
    return typeof value === 'boolean' ? value : profileDefaults[field];
  };
  return {
    name: textOr(profile.name, owner.displayName),
    email: textOr(profile.email, owner.email),
    notifications: flag('notifications'),
    emailNotifications: flag('emailNotifications'),
    smsNotifications: flag('smsNotifications'),
    marketingEmails: flag('marketingEmails'),
    twoFactorAuth: flag('twoFactorAuth'),
    language: oneOf(profileChoices.language, profile.language, profileDefaults.language),
    timezone: oneOf(profileChoices.timezone, profile.timezone, profileDefaults.timezone),
    dateFormat: oneOf(profileChoices.dateFormat, profile.dateFormat, profileDefaults.dateFormat),
    theme: oneOf(profileChoices.theme, profile.theme, profileDefaults.theme),
  };
}

type Flag = Exclude<keyof typeof profileDefaults, keyof typeof profileChoices>;

function textOr(value: unknown, otherwise: string | null): string {
  return typeof value === 'string' ? value : (otherwise ?? '');
}

function oneOf<Value>(allowed: readonly Value[], value: unknown, otherwise: Value): Value {
  return allowed.find((choice) => choice === value) ?? otherwise;
}
