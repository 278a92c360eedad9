import type { Message } from '@/i18n/message';
import type { ProfileChanges, ProfileDetails, UserProfile } from '@/profile/user-profile';

/** What the page lets a person change of their profile; the e-mail is shown and belongs to the identity. */
const EDITABLE = [
  'name',
  'emailNotifications',
  'smsNotifications',
  'marketingEmails',
  'twoFactorAuth',
  'language',
  'timezone',
  'dateFormat',
  'theme',
] as const;

type ProfileValues = Pick<ProfileDetails, (typeof EDITABLE)[number]>;

export interface PasswordValues {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

export type SettingsValues = ProfileValues & PasswordValues;

export const NO_PASSWORDS: Readonly<PasswordValues> = {
  currentPassword: '',
  newPassword: '',
  confirmPassword: '',
};

const MINIMUM_NEW_PASSWORD_LENGTH = 6;

export interface PasswordProblem {
  /** The field it is about; null when it is about none of them. */
  field: keyof PasswordValues | null;
  message: Message;
}

/** The form as it stands when the profile has been loaded. */
export function initialValues(profile: ProfileDetails): SettingsValues {
  const { name, emailNotifications, smsNotifications, marketingEmails, twoFactorAuth } = profile;
  const { language, timezone, dateFormat, theme } = profile;
  return {
    ...{ name, emailNotifications, smsNotifications, marketingEmails, twoFactorAuth },
    ...{ language, timezone, dateFormat, theme },
    ...NO_PASSWORDS,
  };
}

/**
 * The form after the profile has changed elsewhere: what the person has not touched follows.
 *
 * @param before the profile as it was when `values` were compared with it last
 */
export function refreshedValues(
  values: SettingsValues,
  before: ProfileDetails,
  profile: ProfileDetails,
): SettingsValues {
  const untouched = EDITABLE.filter((field) => values[field] === before[field]);
  return { ...values, ...Object.fromEntries(untouched.map((field) => [field, profile[field]])) };
}

/** Whether a form would be the same for both. */
export function saysTheSame(a: ProfileDetails, b: ProfileDetails): boolean {
  return EDITABLE.every((field) => a[field] === b[field]);
}

/** Whether there is something in the form that leaving would lose. */
export function isDirty(values: SettingsValues, profile: ProfileDetails): boolean {
  return (
    values.newPassword !== '' ||
    values.confirmPassword !== '' ||
    EDITABLE.some((field) => values[field] !== profile[field])
  );
}

/**
 * What the person has changed: a save leaves what is stored and was not changed as it is. The e-mail is the
 * identity's own, and is set right with whatever is written.
 *
 * @param profile what the form was filled with
 */
export function changesToSave(values: SettingsValues, profile: ProfileDetails): ProfileChanges {
  const wanted = { ...values, name: values.name.trim() };
  const changed = EDITABLE.filter((field) => wanted[field] !== profile[field]);
  return Object.fromEntries(changed.map((field) => [field, wanted[field]]));
}

/**
 * What a save stores besides: the fields that are not stored yet, as they stand in the form, so that afterwards all
 * ten of the specification are.
 *
 * @param profile what the form was filled with
 * @param stored what that was made of; null when nothing is stored
 */
export function defaultsToSave(
  values: SettingsValues,
  profile: ProfileDetails,
  stored: Partial<UserProfile> | null,
): ProfileChanges {
  const changes = changesToSave(values, profile);
  const missing = EDITABLE.filter(
    (field) => changes[field] === undefined && typeof stored?.[field] !== typeof profile[field],
  );
  return Object.fromEntries(missing.map((field) => [field, profile[field]]));
}

/** What is wrong with a new password before anybody is asked (specification, section 5). */
export function newPasswordProblem(values: PasswordValues): PasswordProblem | null {
  if (values.newPassword !== values.confirmPassword) {
    return { field: 'confirmPassword', message: { id: 'settings.password.differ' } };
  }
  // Counted in characters, not in UTF-16 units: an emoji is one.
  if (Array.from(values.newPassword).length < MINIMUM_NEW_PASSWORD_LENGTH) {
    return { field: 'newPassword', message: { id: 'settings.password.short' } };
  }
  return null;
}
