import type { IdentityFailure } from './identity';

/**
 * What a person is told of a failed identity call: our words where the provider's would not help, and the
 * provider's own text for the rest (specification, section 8).
 */
export function failureMessage({ kind, message }: IdentityFailure): string {
  switch (kind) {
    case 'network':
      return 'The sign-in service could not be reached. Check your network connection and try again.';
    case 'too-many-requests':
      return 'There were too many attempts. Please wait a few minutes and try again.';
    case 'requires-recent-login':
      return 'Your sign-in is too long ago for this change. Please sign out, sign in again and repeat it.';
    case 'popup-closed':
      return 'The Google window was closed before the sign-in was finished. Please try again.';
    case 'popup-blocked':
      return 'Your browser blocked the Google window. Allow pop-ups for this site and try again.';
    case 'account-exists':
      return 'There is already an account with this email address. Please sign in with your password.';
    case 'no-password':
      return 'You sign in with Google: this account has no password that could be changed.';
    default:
      return message;
  }
}
