import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { toIdentityFailure } from './identity-failure';

describe('toIdentityFailure', () => {
  it.each([
    ['auth/invalid-credential', 'invalid-credentials'],
    ['auth/wrong-password', 'invalid-credentials'],
    ['auth/user-not-found', 'invalid-credentials'],
    ['auth/invalid-email', 'invalid-credentials'],
    ['auth/user-disabled', 'invalid-credentials'],
    ['auth/email-already-in-use', 'email-in-use'],
    ['auth/weak-password', 'weak-password'],
    ['auth/password-does-not-meet-requirements', 'password-policy'],
    ['auth/too-many-requests', 'too-many-requests'],
    ['auth/network-request-failed', 'network'],
    ['auth/requires-recent-login', 'requires-recent-login'],
    ['auth/popup-closed-by-user', 'popup-closed'],
    ['auth/popup-blocked', 'popup-blocked'],
    ['auth/account-exists-with-different-credential', 'account-exists'],
    ['auth/operation-not-allowed', 'unknown'],
    // Not a code in the table, although every object has a property of this name.
    ['constructor', 'unknown'],
  ])('maps %s to %s, with the message of the provider', (code, kind) => {
    expect(toIdentityFailure(new FirebaseError(code, 'Firebase: so it is.'))).toEqual({
      kind,
      message: 'Firebase: so it is.',
    });
  });

  it('maps any other error to unknown', () => {
    expect(toIdentityFailure(new TypeError('Failed to fetch'))).toEqual({
      kind: 'unknown',
      message: 'Failed to fetch',
    });
    expect(toIdentityFailure('broken')).toEqual({ kind: 'unknown', message: 'broken' });
  });
});
