import type { MessageId } from '@/i18n/message';
import { RemoteError } from '@/lib/remote-error';

/** Why a change of the library failed. */
export function failureOf(error: unknown): MessageId {
  switch (error instanceof RemoteError ? error.problem : 'unknown') {
    case 'rejected':
    case 'gone':
      return 'library.failed.changed';
    default:
      return 'library.failed.unavailable';
  }
}
