import { verbatim, type Message, type MessageId } from '@/i18n/message';
import { ProfileStoreError, type ProfileStoreProblem } from '../sync/ports';

const ids: Readonly<Record<ProfileStoreProblem, MessageId>> = {
  unavailable: 'profile.save-unavailable',
  rejected: 'profile.save-rejected',
  unknown: 'profile.save-failed',
};

/**
 * The message for a save that failed: worded here for what the store knows, the error's own message for anything else
 * (specification, section 8); null where there is none.
 */
export function profileFailureMessage(error: unknown): Message | null {
  if (error instanceof ProfileStoreError) return { id: ids[error.problem] };
  return error instanceof Error && error.message ? verbatim(error.message) : null;
}
