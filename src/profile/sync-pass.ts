import { planMerge, type Fate } from './merge-edits';
import type { ProfileDevice } from './profile-device';
import type { ProfileIdentity } from './profile-ports';
import { waitingIn, type ProfileEdit, type ProfileRecord, type StoredProfile } from './profile-record';
import type { ProfileRepository } from './profile-repository';
import { ProfileStoreError } from './profile-store-error';

interface SyncInput {
  uid: string;
  device: ProfileDevice;
  repository: ProfileRepository;
  identity: ProfileIdentity;
  /** When a person saved although nothing was changed (ms since 1970); null when nobody did. */
  savedAt: number | null;
}

/**
 * Brings this device and the server together: what waits is sent, and what the server holds is kept. Edits that
 * the server refuses are marked; where it refuses several at once, each is tried by itself, so that the wrong one
 * does not hold back the others.
 *
 * @throws ProfileStoreError when the server cannot be asked; the edits go on waiting
 */
export async function syncPass(input: SyncInput): Promise<void> {
  const record = input.device.get();
  const { newcomer } = record;
  const waiting = waitingIn(record);
  const [first, ...more] = waiting;
  if (!first) return input.savedAt === null ? refresh(input) : send(input, [], newcomer);
  if (!(await wasRefused(() => send(input, waiting, newcomer)))) return;
  if (more.length === 0) return markRefused(input.device, first);
  for (const edit of waiting) {
    if (await wasRefused(() => send(input, [edit], null))) await markRefused(input.device, edit);
  }
}

/** Reads what the server holds; a newcomer's profile is created only if there is none. */
async function refresh(input: SyncInput): Promise<void> {
  const { newcomer } = input.device.get();
  const stored = await input.repository.load(input.uid);
  const isAbsent = stored === null && newcomer !== null;
  await input.device.update((record) => ({
    ...record,
    server: { stored, readAt: Date.now() },
    newcomer: isAbsent ? newcomer : null,
  }));
  if (isAbsent) await send(input, [], newcomer);
}

/** Whether the server refused `work`; any other failure is thrown on. */
async function wasRefused(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return false;
  } catch (error) {
    if (error instanceof ProfileStoreError && error.problem === 'refused') return true;
    throw error;
  }
}

async function send(
  { uid, device, repository, identity, savedAt }: SyncInput,
  edits: readonly ProfileEdit[],
  newcomer: ProfileRecord['newcomer'],
): Promise<void> {
  const owner = identity.person() ?? { displayName: null, email: null };
  let fates: readonly Fate[] = [];
  const stored = await repository.merge(uid, (found) => {
    const plan = planMerge(found, { edits, newcomer, savedAt, owner, now: Date.now() });
    fates = plan.fates;
    return plan.changes;
  });
  const sent = edits.map((edit, index) => ({ edit, fate: fates[index] ?? 'written' }));
  // The identity's own copy of the name follows the profile's: until then the edit is not done.
  const name = sent.find(({ edit, fate }) => edit.field === 'name' && fate !== 'overtaken')?.edit;
  const unnamed = name && name.value !== (owner.displayName ?? '') ? name : null;
  await device.update((record) => settled(record, stored, sent, unnamed));
  if (unnamed && (await identity.rename(String(unnamed.value)))) {
    await device.update((record) => settled(record, stored, [{ edit: unnamed, fate: 'confirmed' }], null));
  }
}

/** The record after the server has answered. What was edited again meanwhile goes on waiting. */
function settled(
  record: ProfileRecord,
  stored: StoredProfile,
  sent: readonly { edit: ProfileEdit; fate: Fate }[],
  unnamed: ProfileEdit | null,
): ProfileRecord {
  const edits = record.edits.flatMap((edit): ProfileEdit[] => {
    const answer = sent.find((one) => isSame(one.edit, edit));
    if (!answer) return [edit];
    if (answer.fate === 'overtaken') return [{ ...edit, state: 'overtaken' }];
    return unnamed && isSame(unnamed, edit) ? [edit] : [];
  });
  return { server: { stored, readAt: Date.now() }, edits, newcomer: null };
}

async function markRefused(device: ProfileDevice, refused: ProfileEdit): Promise<void> {
  await device.update((record) => ({
    ...record,
    edits: record.edits.map((edit) => (isSame(edit, refused) ? { ...edit, state: 'refused' } : edit)),
  }));
}

/** An edit has no name: it is known by its field, its moment and what it says. */
function isSame(a: ProfileEdit, b: ProfileEdit): boolean {
  return a.field === b.field && a.at === b.at && a.value === b.value;
}
