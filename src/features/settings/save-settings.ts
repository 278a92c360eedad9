import { failureMessage } from '@/auth/failure-message';
import type { IdentityFailure, IdentityResult } from '@/auth/identity';
import type { PasswordChange } from '@/auth/use-auth';
import { verbatim, type Message, type MessageId } from '@/i18n/message';
import type { ProfileDetails } from '@/data/profile/user-profile';
import type { ProfileActions } from '@/data/profile/profile-store';
import { RemoteError, type RemoteProblem } from '@/lib/remote-error';
import {
  changesToSave,
  isDirty,
  NO_PASSWORDS,
  newPasswordProblem,
  type PasswordProblem,
  type SettingsValues,
} from './settings-values';

export interface SettingsPorts {
  changePassword: (change: PasswordChange) => Promise<IdentityResult<void>>;
  /** Null when no user is signed in. */
  saveProfile: ProfileActions['save'] | null;
}

export interface SettingsToSave {
  values: SettingsValues;
  profile: ProfileDetails;
}

export interface SettingsOutcome {
  /** True even if saving the profile failed after it. */
  passwordChanged: boolean;
  /** Why the password was not changed; the profile was not saved either. */
  passwordProblem: PasswordProblem | null;
  /** Why the profile was not saved. */
  problem: Message | null;
  /** True when the server has all of it. Pending and rejected edits are in the state of the profile. */
  confirmed: boolean;
}

/**
 * Saves the form: the password first, which needs the network, then the profile, which does not. After a failure the
 * form still has what is not saved, and Save Changes continues with that: the fields of a changed password are empty,
 * so that it is not changed twice. The display name follows the profile as soon as the server has it.
 */
export async function saveSettings(
  { values, profile }: SettingsToSave,
  { changePassword, saveProfile }: SettingsPorts,
): Promise<SettingsOutcome> {
  const done: SettingsOutcome = {
    passwordChanged: false,
    passwordProblem: null,
    problem: null,
    confirmed: false,
  };
  if (!saveProfile) return { ...done, problem: { id: 'profile.not-authenticated' } };

  const { currentPassword, newPassword } = values;
  const wantsPassword = newPassword !== '';
  if (wantsPassword) {
    const passwordProblem = newPasswordProblem(values);
    if (passwordProblem) return { ...done, passwordProblem };
    const result = await changePassword({ currentPassword, newPassword });
    if (!result.ok) return { ...done, passwordProblem: toPasswordProblem(result.failure) };
    done.passwordChanged = true;
  }

  // A change of the password alone must not fail because of an unchanged profile.
  if (wantsPassword && !isDirty({ ...values, ...NO_PASSWORDS }, profile)) return { ...done, confirmed: true };
  try {
    const result = await saveProfile(changesToSave(values, profile));
    return { ...done, confirmed: result === 'synced' };
  } catch (error) {
    return { ...done, problem: toProfileProblem(error) };
  }
}

const PROFILE_PROBLEMS: Readonly<Partial<Record<RemoteProblem, MessageId>>> = {
  unavailable: 'profile.save-unavailable',
  rejected: 'profile.save-rejected',
};

/** Specification, section 8. */
function toProfileProblem(error: unknown): Message {
  if (error instanceof RemoteError) return { id: PROFILE_PROBLEMS[error.problem] ?? 'profile.save-failed' };
  return error instanceof Error && error.message ? verbatim(error.message) : { id: 'settings.save-failed' };
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
