import { FirebaseError } from 'firebase/app';
import type { IdentityFailure } from '@/auth/identity';

/** Our own codes, in addition to the vendor's. */
export const NO_PASSWORD = () => new FirebaseError('scenecue/no-password', 'This account has no password.');
export const NOT_AUTHENTICATED = () =>
  new FirebaseError('scenecue/not-authenticated', 'User not authenticated');
export const NO_ANSWER = () =>
  new FirebaseError('scenecue/no-answer', 'The sign-in service has not answered.');
export const UNCONFIRMED = () =>
  new FirebaseError('scenecue/unconfirmed', 'The sign-in service has not confirmed the change.');

const PASSWORD_POLICY_CODE = 'auth/password-does-not-meet-requirements';

/** What the vendor's codes mean to the application. A code that is missing here is `unknown`. */
const kinds: ReadonlyMap<string, IdentityFailure['kind']> = new Map([
  // One kind, so that it does not reveal whether an e-mail address has an account.
  ['auth/invalid-credential', 'invalid-credentials'],
  ['auth/invalid-login-credentials', 'invalid-credentials'],
  ['auth/wrong-password', 'invalid-credentials'],
  ['auth/user-not-found', 'invalid-credentials'],
  ['auth/user-disabled', 'invalid-credentials'],
  ['auth/invalid-email', 'invalid-credentials'],
  ['auth/missing-email', 'invalid-credentials'],
  ['auth/missing-password', 'invalid-credentials'],
  ['auth/email-already-in-use', 'email-in-use'],
  ['auth/weak-password', 'weak-password'],
  [PASSWORD_POLICY_CODE, 'password-policy'],
  ['auth/too-many-requests', 'too-many-requests'],
  ['auth/network-request-failed', 'network'],
  ['auth/timeout', 'network'],
  ['scenecue/no-answer', 'network'],
  ['scenecue/unconfirmed', 'unconfirmed'],
  ['auth/requires-recent-login', 'requires-recent-login'],
  ['auth/user-token-expired', 'requires-recent-login'],
  ['auth/popup-closed-by-user', 'popup-closed'],
  ['auth/cancelled-popup-request', 'popup-closed'],
  ['auth/popup-blocked', 'popup-blocked'],
  ['auth/account-exists-with-different-credential', 'account-exists'],
  ['auth/credential-already-in-use', 'account-exists'],
  ['scenecue/no-password', 'no-password'],
]);

/** Converts whatever an identity call threw. `message` is the provider's own text. */
export function toIdentityFailure(error: unknown): IdentityFailure {
  const message = error instanceof Error ? error.message : String(error);
  const kind = error instanceof FirebaseError ? kinds.get(error.code) : undefined;
  return { kind: kind ?? 'unknown', message };
}

/** Whether the provider refused a password by the project's own policy. */
export function isPasswordPolicyError(error: unknown): boolean {
  return error instanceof FirebaseError && error.code === PASSWORD_POLICY_CODE;
}
