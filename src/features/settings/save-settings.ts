import { failureMessage } from '@/auth/failure-message';
import type { AuthUser, IdentityFailure, IdentityResult } from '@/auth/identity';
import type { PasswordChange } from '@/auth/session';
import type { Message } from '@/i18n/message';
import { profileFailureMessage } from '@/profile/profile-failure-message';
import type { ProfileChanges, ProfileDetails, UserProfile } from '@/profile/user-profile';
import {
  changesToSave,
  isDirty,
  NO_PASSWORDS,
  newPasswordProblem,
  type PasswordProblem,
  type SettingsValues,
} from './settings-values';

/** What a save needs of the world. */
export interface SettingsPorts {
  changePassword: (change: PasswordChange) => Promise<IdentityResult<void>>;
  updateDisplayName: (displayName: string) => Promise<IdentityResult<AuthUser>>;
  saveProfile: (changes: ProfileChanges) => Promise<void>;
}

export interface SettingsToSave {
  values: SettingsValues;
  user: AuthUser | null;
  profile: ProfileDetails;
  stored: Partial<UserProfile> | null;
}

export interface SettingsOutcome {
  /** True also when what came after it failed: then the password fields have done their work. */
  passwordChanged: boolean;
  /** Why the password was not changed, and nothing else saved either. */
  passwordProblem: PasswordProblem | null;
  /** Why the rest was not saved. */
  problem: Message | null;
}

/**
 * Saves what the form holds: the password first, then the display name, the profile last. Each step begins
 * only when the one before it is done, so after a failure everything that is not saved still stands in the
 * form, and pressing Save Changes again does what is left: a password that is changed has been emptied from
 * the form and is not changed twice; a display name that is set is not set twice; and until the profile,
 * the last, is saved, the form counts as unsaved.
 */
export async function saveSettings(
  { values, user, profile, stored }: SettingsToSave,
  { changePassword, updateDisplayName, saveProfile }: SettingsPorts,
): Promise<SettingsOutcome> {
  const done: SettingsOutcome = { passwordChanged: false, passwordProblem: null, problem: null };
  if (!user) return { ...done, problem: { id: 'profile.not-authenticated' } };

  const { currentPassword, newPassword } = values;
  const wantsPassword = newPassword !== '';
  if (wantsPassword) {
    const passwordProblem = newPasswordProblem(values);
    if (passwordProblem) return { ...done, passwordProblem };
    const result = await changePassword({ currentPassword, newPassword });
    if (!result.ok) return { ...done, passwordProblem: toPasswordProblem(result.failure) };
    done.passwordChanged = true;
  }

  // Who came for the password alone must not see it fail over a profile that is as it was.
  if (wantsPassword && !isDirty({ ...values, ...NO_PASSWORDS }, profile)) return done;
  try {
    const name = values.name.trim();
    if (name !== (user.displayName ?? '')) {
      const result = await updateDisplayName(name);
      if (!result.ok) return { ...done, problem: failureMessage(result.failure) };
    }
    await saveProfile(changesToSave(values, profile, stored, user.email));
    return done;
  } catch (error) {
    return { ...done, problem: profileFailureMessage(error) ?? { id: 'settings.save-failed' } };
  }
}

function toPasswordProblem(failure: IdentityFailure): PasswordProblem {
  switch (failure.kind) {
    case 'invalid-credentials':
      return { field: 'currentPassword', message: { id: 'settings.password.incorrect' } };
    case 'weak-password':
    case 'password-policy':
      return { field: 'newPassword', message: failureMessage(failure) };
    default:
      return { field: null, message: failureMessage(failure) };
  }
}
