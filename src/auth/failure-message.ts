import { verbatim, type Message } from '@/i18n/message';
import type { IdentityFailure } from './identity';

/**
 * The message for a failed identity call: our own where the provider's text would not help, and the
 * provider's own text for the rest (specification, section 8). That text is English: its most frequent
 * sentences are translated.
 */
export function failureMessage({ kind, message: text }: IdentityFailure): Message {
  switch (kind) {
    case 'network':
    case 'unconfirmed':
    case 'too-many-requests':
    case 'requires-recent-login':
    case 'popup-closed':
    case 'popup-blocked':
    case 'account-exists':
    case 'no-password':
      return { id: `auth.failure.${kind}` };
    case 'email-in-use':
      return { id: 'auth.failure.email-in-use', values: { text } };
    case 'weak-password':
    case 'password-policy':
      return { id: 'auth.failure.weak-password', values: { text } };
    default:
      return verbatim(text);
  }
}
