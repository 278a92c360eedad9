import type { Message } from '@/i18n/message';
import { profileFields, type ProfileDetails, type ProfileValues } from '@/data/profile/user-profile';

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
  /** The field that it is about; null if it is about no field. */
  field: keyof PasswordValues | null;
  message: Message;
}

/** The values of the form once the profile is loaded. */
export function initialValues(profile: ProfileDetails): SettingsValues {
  const values = profileFields.map((field) => [field, profile[field]]);
  return { ...(Object.fromEntries(values) as ProfileValues), ...NO_PASSWORDS };
}

/**
 * The values after the profile has changed on another device or in another tab: fields that the user has not edited follow it.
 *
 * @param before the profile when `values` were last compared with it
 * @param sent the values that were saved last: a field that has been set back since counts as edited
 */
export function refreshedValues(
  values: SettingsValues,
  before: ProfileDetails,
  profile: ProfileDetails,
  sent?: SettingsValues,
): SettingsValues {
  const isSetBack = (field: keyof ProfileValues) =>
    sent !== undefined && sent[field] !== before[field] && sent[field] !== values[field];
  const untouched = profileFields.filter((field) => values[field] === before[field] && !isSetBack(field));
  return { ...values, ...Object.fromEntries(untouched.map((field) => [field, profile[field]])) };
}

/** Whether the form shows the same for both. */
export function hasSameFields(a: ProfileDetails, b: ProfileDetails): boolean {
  return profileFields.every((field) => a[field] === b[field]);
}

/** Whether the user would lose input by leaving the form. */
export function isDirty(values: SettingsValues, profile: ProfileDetails): boolean {
  return (
    values.newPassword !== '' ||
    values.confirmPassword !== '' ||
    profileFields.some((field) => values[field] !== profile[field])
  );
}

/**
 * The fields that the user has edited. The email is that of the account, and is corrected with every write.
 *
 * @param profile what the form was filled with
 */
export function changesToSave(values: SettingsValues, profile: ProfileDetails): Partial<ProfileValues> {
  const wanted = { ...values, name: values.name.trim() };
  const changed = profileFields.filter((field) => wanted[field] !== profile[field]);
  return Object.fromEntries(changed.map((field) => [field, wanted[field]]));
}

/** What is wrong with a new password, as far as the page can tell (specification, section 5). */
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
