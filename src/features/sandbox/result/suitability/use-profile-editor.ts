import { useState } from 'react';
import type { Message } from '@/i18n/message';
import { useText } from '@/i18n/use-text';
import type { SuitabilityProfile } from '@/targeting/suitability';
import { profileFile, readProfileFile, type SharedProfile } from '@/targeting/suitability-file';
import { fileName } from '../export/export-file-name';
import { downloadText } from '../export/export-files';
import { useProfileName } from '../plan/profile-name';
import type { Suitability } from '../plan/use-planning';

/** @returns the profile of a file, or what is wrong with it */
async function readFile(chosen: File): Promise<{ profile: SharedProfile } | { problem: Message }> {
  const text = await chosen.text().catch((error: unknown) => {
    console.error('Reading the file of a profile failed', error);
    return '';
  });
  const read = readProfileFile(text);
  if (!('error' in read)) return read;
  return {
    problem: { id: read.error === 'newer-version' ? 'plan.profile.file-newer' : 'plan.profile.file-invalid' },
  };
}

/** What can be done with the chosen profile, and what came of it. */
export function useProfileEditor(suitability: Suitability) {
  const t = useText();
  const nameOf = useProfileName();
  const { profile, own } = suitability;
  const [outcome, setOutcome] = useState<Message | null>(null);
  const [removed, setRemoved] = useState<SuitabilityProfile | null>(null);

  /** A changed preset becomes a profile of the user. */
  function change(changed: SuitabilityProfile) {
    const isChanged = suitability.changeProfile(
      changed,
      t('plan.profile.changed', { name: nameOf(profile) }),
    );
    if (!isChanged) setOutcome({ id: 'plan.profile.too-many' });
  }

  function add(added: Omit<SuitabilityProfile, 'id'>, done: Message | null) {
    setOutcome(suitability.addProfile(added) ? done : { id: 'plan.profile.too-many' });
  }

  function remove() {
    suitability.removeProfile(profile.id);
    setRemoved(profile);
    setOutcome({ id: 'plan.profile.deleted', values: { name: profile.name } });
  }

  function restore(gone: SuitabilityProfile) {
    add(gone, null);
    setRemoved(null);
  }

  function save() {
    const name = nameOf(profile);
    const file = fileName(name, 'suitability.json', 'profile');
    downloadText(file, 'json', profileFile({ ...profile, name }));
    setOutcome({ id: 'plan.breaks.downloaded', values: { file } });
  }

  async function load(chosen: File) {
    const read = await readFile(chosen);
    if ('problem' in read) setOutcome(read.problem);
    else add(read.profile, { id: 'plan.profile.loaded', values: { name: read.profile.name } });
  }

  return {
    outcome,
    /** Can be restored. */
    removed: removed && !own.some(({ id }) => id === removed.id) ? removed : null,
    change,
    copy: () => add({ ...profile, name: t('plan.profile.copied', { name: nameOf(profile) }) }, null),
    remove,
    restore,
    save,
    load: (chosen: File) => void load(chosen),
  };
}
