import { profileLimits } from './profile-limits';

/** What each choice of a profile may be, in the order in which forms offer it (specification, section 9). */
export const profileChoices = {
  language: ['en', 'es', 'fr', 'de'],
  timezone: ['UTC', 'EST', 'PST'],
  dateFormat: ['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD'],
  theme: ['system', 'light', 'dark'],
} as const;

type Choice<Field extends keyof typeof profileChoices> = (typeof profileChoices)[Field][number];

/** A person's profile, stored as document `users/{uid}`. Both shapes of the specification in one type. */
export interface UserProfile {
  name: string;
  email: string;
  notifications: boolean;
  emailNotifications: boolean;
  smsNotifications: boolean;
  marketingEmails: boolean;
  twoFactorAuth: boolean;
  language: Choice<'language'>;
  timezone: Choice<'timezone'>;
  dateFormat: Choice<'dateFormat'>;
  theme: Choice<'theme'>;
  /** ISO 8601, set on the first save. */
  createdAt: string;
  /** ISO 8601, set on every save. */
  updatedAt: string;
}

/** What a person says about themselves: a profile without the timestamps, which are the repository's own. */
export type ProfileDetails = Omit<UserProfile, 'createdAt' | 'updatedAt'>;

/** What may be saved. */
export type ProfileChanges = Partial<ProfileDetails>;

/**
 * What sign-up writes (specification, section 7). `email` is the identity's own spelling, not the typed one.
 * Another identity service may allow longer names than the store: better a part of it than no profile.
 */
export function signUpProfile(name: string, email: string): ProfileChanges {
  return { name: cutTo(profileLimits.name, name), email, notifications: true, theme: 'light' };
}

/** As many whole characters of `text` as fit into `length` UTF-16 units. */
function cutTo(length: number, text: string): string {
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > length) break;
    kept += character;
  }
  return kept;
}
