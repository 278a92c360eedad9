import { verbatim, type Message, type MessageId } from '@/i18n/message';
import { ProfileStoreError, type ProfileStoreProblem } from './profile-store-error';

const ids: Readonly<Record<ProfileStoreProblem, MessageId>> = {
  unavailable: 'profile.save-unavailable',
  refused: 'profile.save-refused',
  unknown: 'profile.save-failed',
};

/**
 * What a person is told of a save that failed: our words for what the store knows, the error's own message
 * for anything else (specification, section 8); null where there is none.
 */
export function profileFailureMessage(error: unknown): Message | null {
  if (error instanceof ProfileStoreError) return { id: ids[error.problem] };
  return error instanceof Error && error.message ? verbatim(error.message) : null;
}
