import { createHash } from 'node:crypto';
import { afterEach, beforeAll, afterAll, describe, expect, it, vi } from 'vitest';
import { createFirebaseIdentity } from '../../src/adapters/firebase/identity';
import { createFirebasePlanning } from '../../src/adapters/firebase/planning';
import type { Identity } from '../../src/auth/identity';
import { PROFILES, partOfVideo } from '../../src/data/planning/planning-parts';
import type { RemotePlanning } from '../../src/data/planning/remote-planning';
import { authEmulatorUrl, emulatorSettings, newEmail, PASSWORD, storeDocument } from './emulators';

const VIDEO = partOfVideo('https://example.com/ä.mp4?a=1');

let identity: Identity;
let planningOf: (uid: string) => RemotePlanning;

beforeAll(() => {
  vi.stubEnv('VITE_AUTH_EMULATOR_URL', authEmulatorUrl());
  identity = createFirebaseIdentity(emulatorSettings());
  planningOf = createFirebasePlanning(emulatorSettings(), { idToken: () => identity.idToken() });
});

afterEach(() => identity.signOut());
afterAll(() => vi.unstubAllEnvs());

async function newPerson(): Promise<{ uid: string; planning: RemotePlanning }> {
  const result = await identity.signUp(newEmail(), PASSWORD, 'Ada Lovelace', true);
  if (!result.ok) throw new Error(result.failure.message);
  return { uid: result.value.uid, planning: planningOf(result.value.uid) };
}

describe('planning on the server', () => {
  it('is nothing at first, and then what was written', async () => {
    const { planning } = await newPerson();
    expect(await planning.read([PROFILES, VIDEO])).toEqual(new Map());
    expect(await planning.write(VIDEO, 1, '{"a":"ü"}')).toBe('written');
    expect(await planning.write(VIDEO, 2, '{"a":2}')).toBe('written');
    expect(await planning.write(PROFILES, 1, '{}')).toBe('written');
    expect(await planning.read([VIDEO, PROFILES, partOfVideo('https://example.com/b.mp4')])).toEqual(
      new Map([
        [VIDEO, { version: 2, text: '{"a":2}' }],
        [PROFILES, { version: 1, text: '{}' }],
      ]),
    );
  });

  it('is refused by a device that has not seen the last version', async () => {
    const { planning } = await newPerson();
    expect(await planning.write(VIDEO, 2, '{}')).toBe('refused');
    expect(await planning.write(VIDEO, 1, '{}')).toBe('written');
    expect(await planning.write(VIDEO, 1, '{"a":1}')).toBe('refused');
    expect(await planning.write(VIDEO, 3, '{"a":1}')).toBe('refused');
    expect(await planning.read([VIDEO])).toEqual(new Map([[VIDEO, { version: 1, text: '{}' }]]));
  });

  it('is refused where it is too long', async () => {
    const { planning } = await newPerson();
    expect(await planning.write(VIDEO, 1, 'x'.repeat(200_000))).toBe('written');
    expect(await planning.write(VIDEO, 2, 'x'.repeat(200_001))).toBe('refused');
  });

  it('of a form that no version here knows is told as such, and keeps no other part from being read', async () => {
    const { uid, planning } = await newPerson();
    await planning.write(PROFILES, 1, '{}');
    await planning.write(VIDEO, 1, '{}');
    const digits = createHash('sha256').update(VIDEO).digest('hex');
    await storeDocument(`users/${uid}/planning/${digits}`, { payload: 7 });
    expect(await planning.read([PROFILES, VIDEO])).toEqual(
      new Map([
        [PROFILES, { version: 1, text: '{}' }],
        [VIDEO, { version: 1, text: null }],
      ]),
    );
  });

  it('is nobody else’s', async () => {
    const { uid, planning } = await newPerson();
    await planning.write(VIDEO, 1, '{}');
    await identity.signOut();
    await newPerson();
    await expect(planningOf(uid).read([VIDEO])).rejects.toThrow();
    expect(await planningOf(uid).write(VIDEO, 2, '{"a":1}')).toBe('refused');
    await identity.signOut();
    await expect(planningOf(uid).read([VIDEO])).rejects.toThrow();
  });
});
