import type { RecordKind, UserVault } from '@/lib/device-vault';
import type { FollowedProfile, FollowProfile } from './profile-store';
import { isValueOf, profileFields, type ProfileValues } from './user-profile';

/**
 * Edits that an earlier version of the application has stored on the device, and not sent. To be deleted when no device
 * can have any: this file, its test, and its uses in `main.tsx`.
 */
const OLD_RECORD: RecordKind<Partial<ProfileValues>> = { name: 'profile', version: 2, parse: editsIn };

/** Follows a profile as `follow` does, and once saves the old edits, as soon as the profile is known. */
export function sendOldEdits(follow: FollowProfile, vaultOf: (uid: string) => UserVault): FollowProfile {
  return (uid, publish) => {
    let hasBegun = false;
    let isOnlyInPage = false;
    const profile = follow(uid, (state) => {
      publish(state);
      isOnlyInPage = state.saveState === 'page';
      if (hasBegun || state.phase !== 'ready') return;
      hasBegun = true;
      send(vaultOf(uid), profile, () => isOnlyInPage).catch((error: unknown) => {
        console.error('Saving the edits of an earlier version failed', error);
      });
    });
    return profile;
  };
}

async function send(
  vault: UserVault,
  profile: Pick<FollowedProfile, 'save'>,
  isOnlyInPage: () => boolean,
): Promise<void> {
  const edits = (await vault.read(OLD_RECORD)) ?? {};
  if (Object.keys(edits).length > 0) await profile.save(edits);
  // The next start sends them again.
  if (isOnlyInPage()) return;
  await vault.update(OLD_RECORD, (found) => (found === undefined ? undefined : null));
}

/** Fields that no form can show are dropped. */
function editsIn(record: unknown): Partial<ProfileValues> {
  const { pending, rejected } = (record ?? {}) as Record<string, object | undefined>;
  const edits: Record<string, unknown> = { ...rejected, ...pending };
  return Object.fromEntries(
    profileFields.filter((field) => isValueOf(field, edits[field])).map((field) => [field, edits[field]]),
  );
}
