import {
  isKnown,
  withEdits,
  type ProfileEdit,
  type ProfileField,
  type ProfileRecord,
  type StoredProfile,
} from './profile-record';
import type { ProfileChanges } from './user-profile';

/** What can be seen of a profile. */
export interface ProfileView {
  /** `none`: nobody is signed in. `failed`: neither the server nor this device knows it. */
  phase: 'none' | 'loading' | 'ready' | 'failed';
  /** As stored, with the person's own edits over it; null when there is none. */
  stored: StoredProfile;
  /** The same without the edits: the last that is known of the server. */
  onServer: StoredProfile;
  /** What the person has saved and the server has not confirmed. */
  edits: readonly ProfileEdit[];
  /** False when this device could not keep them: then they live as long as this page. */
  kept: boolean;
  /** True while edits are on their way to the server. */
  syncing: boolean;
  /** True when the server did not answer the last time. */
  unreachable: boolean;
  /** When the server confirmed the last of the edits, since this page was opened; in ms since 1970. */
  syncedAt: number | null;
}

/**
 * How a save has ended: `synced` when the server has confirmed all; `waiting` when it has not answered yet;
 * `refused` when it said no to something; `overtaken` when another device has changed something later.
 */
export type SaveResult = 'synced' | 'waiting' | 'refused' | 'overtaken';

/** One person's profile while they are signed in. The methods are those of `ProfileStore`. */
export interface ProfileKeeper {
  load: () => Promise<void>;
  save: (changes: ProfileChanges, defaults?: ProfileChanges) => Promise<SaveResult>;
  createIfAbsent: (profile: ProfileChanges) => Promise<void>;
  unsent: () => Promise<number>;
  retry: () => Promise<void>;
  discard: (field: ProfileField) => Promise<void>;
  insist: (field: ProfileField) => Promise<void>;
  /** They have gone: from now on nothing of theirs is written or published. */
  close: () => void;
}

/** Opens the profile of one person; `publish` is given what is to be seen, whenever it changes. */
export type OpenProfile = (uid: string, publish: (view: ProfileView) => void) => ProfileKeeper;

/** @param unreachable whether the server did not answer the last time */
export function viewOf(
  record: ProfileRecord,
  unreachable: boolean,
): Omit<ProfileView, 'kept' | 'syncing' | 'syncedAt'> {
  const unknown = unreachable ? 'failed' : 'loading';
  return {
    phase: isKnown(record) ? 'ready' : unknown,
    stored: withEdits(record),
    onServer: record.server?.stored ?? null,
    edits: record.edits,
    unreachable,
  };
}
