import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDeviceVault, createRecordStore, type RecordKind } from './device-vault';
import { wouldReloadLose } from './leave-guard';
import { createMemoryVault } from './testing/memory-vault';
import { stubPage } from './testing/page-globals';

afterEach(() => vi.unstubAllGlobals());

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);
const note: RecordKind<string> = { name: 'note', version: 1, parse: asText };
/** The same in a later version of the program, which stores a list and reads the older text. */
const laterNote: RecordKind<string[]> = {
  name: 'note',
  version: 2,
  parse: (value, version) =>
    version < 2 ? [asText(value) ?? ''] : Array.isArray(value) ? (value as string[]) : undefined,
};

describe('a record', () => {
  it('is read, changed and removed', async () => {
    const vault = createMemoryVault().of('ada');
    expect(await vault.read(note)).toBeUndefined();
    await vault.update(note, () => 'one');
    await vault.update(note, (current) => `${current ?? ''} two`);
    await vault.update(note, () => undefined);
    expect(await vault.read(note)).toBe('one two');
    await vault.update(note, () => null);
    expect(await vault.read(note)).toBeUndefined();
  });

  it('is stored with its version', async () => {
    const vault = createMemoryVault();
    await vault.of('ada').update(note, () => 'one');
    expect([...vault.records]).toEqual([['ada/note', { version: 1, value: 'one' }]]);
  });

  it('of an older version, or without a version, is converted to the current version', async () => {
    const vault = createMemoryVault();
    await vault.of('ada').update(note, () => 'one');
    expect(await vault.of('ada').read(laterNote)).toEqual(['one']);
    vault.records.set('ada/note', 'from before versions');
    await vault.of('ada').update(laterNote, (current) => current);
    expect(vault.records.get('ada/note')).toEqual({ version: 2, value: ['from before versions'] });
  });

  it('of a newer version is not read, changed or removed', async () => {
    const vault = createMemoryVault();
    await vault.of('ada').update(laterNote, () => ['one']);
    expect(await vault.of('ada').read(note)).toBeUndefined();
    for (const next of ['two', null, undefined]) {
      await expect(vault.of('ada').update(note, () => next)).rejects.toMatchObject({ name: 'VersionError' });
    }
    expect(await vault.of('ada').read(laterNote)).toEqual(['one']);
  });

  it('that its kind cannot parse counts as missing, and can be replaced', async () => {
    const vault = createMemoryVault();
    vault.records.set('ada/note', { version: 1, value: 42 });
    expect(await vault.of('ada').read(note)).toBeUndefined();
    await vault.of('ada').update(note, (current) => current ?? 'new');
    expect(await vault.of('ada').read(note)).toBe('new');
  });
});

describe('the records of a user', () => {
  it('are removed all at once, including those of newer versions, or those of all others', async () => {
    const vault = createMemoryVault();
    await vault.of('ada').update(laterNote, () => ['one']);
    await vault.of('ada').update({ ...note, name: 'draft' }, () => 'sent never');
    await vault.of('grace').update(note, () => 'two');
    await vault.removeAllOf('ada');
    expect([...vault.records.keys()]).toEqual(['grace/note']);
    await vault.removeOthers('grace');
    expect(vault.records.size).toBe(1);
    await vault.removeOthers('ada');
    expect(vault.records.size).toBe(0);
  });
});

// Browser tests cover the database; here is none.
it('the records of a user whom the device does not remember are in memory, and change one after the other', async () => {
  stubPage();
  const vault = createDeviceVault(createRecordStore(() => false));
  const ada = vault.of('ada');
  await Promise.all([
    ada.update(note, (current = '') => `${current}one`),
    ada.update(note, (current = '') => `${current}two`),
    vault.of('grace').update(note, () => 'three'),
  ]);
  expect(await ada.read(note)).toBe('onetwo');
  await expect(ada.update({ ...note, version: 0 }, () => 'older')).rejects.toMatchObject({
    name: 'VersionError',
  });
  await vault.removeOthers('grace');
  expect(await vault.of('grace').read(note)).toBe('three');
  expect(await ada.read(note)).toBeUndefined();
});

it('the browser asks before a page is closed whose memory has something that is stored nowhere else', async () => {
  stubPage();
  const ada = createDeviceVault(createRecordStore(() => false)).of('ada');
  const draft: RecordKind<string> = { ...note, isOnlyHere: (text) => text !== 'sent' };
  await ada.update(note, () => 'a copy');
  expect(wouldReloadLose()).toBe(false);
  await ada.update(draft, () => 'a draft');
  expect(wouldReloadLose()).toBe(true);
  await ada.update(draft, () => 'sent');
  expect(wouldReloadLose()).toBe(false);
});
