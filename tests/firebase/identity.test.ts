import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createFirebaseIdentity } from '../../src/adapters/firebase/identity';
import type { AuthUser, Identity, IdentityResult } from '../../src/auth/identity';
import { authAdmin, authEmulatorUrl, emulatorSettings, newEmail, PASSWORD, PROJECT_ID } from './emulators';

let identity: Identity;

beforeAll(async () => {
  vi.stubEnv('VITE_AUTH_EMULATOR_URL', authEmulatorUrl());
  // As in production: an unknown e-mail answers like a wrong password.
  await authAdmin('PATCH', `v2/projects/${PROJECT_ID}/config?updateMask=emailPrivacyConfig`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  });
  identity = createFirebaseIdentity(emulatorSettings());
});

afterEach(async () => {
  await identity.signOut();
});

function valueOf<T>(result: IdentityResult<T>): T {
  if (!result.ok) throw new Error(`${result.failure.kind}: ${result.failure.message}`);
  return result.value;
}

async function newPerson(name = 'Ada Lovelace'): Promise<AuthUser & { email: string }> {
  const email = newEmail();
  return { ...valueOf(await identity.signUp(email, PASSWORD, name, true)), email };
}

/** What an observer is told, from its first news on. */
async function observed(): Promise<{ news: (AuthUser | null)[]; stop: () => void }> {
  const news: (AuthUser | null)[] = [];
  const stop = await new Promise<() => void>((resolve, reject) => {
    const unsubscribe = identity.observe((user) => {
      news.push(user);
      resolve(() => {
        unsubscribe();
      });
    }, reject);
  });
  return { news, stop };
}

describe('sign-up', () => {
  it('makes an account with its name, and signs it in', async () => {
    const email = newEmail();
    const user = valueOf(await identity.signUp(email, PASSWORD, 'Grace Hopper', true));
    expect(user).toEqual({ uid: expect.any(String) as string, displayName: 'Grace Hopper', email });

    const { users } = (await authAdmin('POST', `v1/projects/${PROJECT_ID}/accounts:lookup`, {
      localId: [user.uid],
    })) as { users: { email: string; displayName: string }[] };
    expect(users).toEqual([expect.objectContaining({ email, displayName: 'Grace Hopper' })]);
  });

  it('tells observers once, of the person with the name', async () => {
    const { news, stop } = await observed();
    const user = valueOf(await identity.signUp(newEmail(), PASSWORD, 'Grace Hopper', false));
    await identity.signOut();
    await identity.signOut();
    stop();
    expect(news).toEqual([null, user, null]);
  });

  it('refuses an e-mail that has an account, in the words of the provider', async () => {
    const { email } = await newPerson();
    await identity.signOut();
    const { news, stop } = await observed();
    expect(await identity.signUp(email, PASSWORD, 'Somebody Else', true)).toEqual({
      ok: false,
      failure: {
        kind: 'email-in-use',
        message:
          'Firebase: The email address is already in use by another account. (auth/email-already-in-use).',
      },
    });
    stop();
    expect(news).toEqual([null]);
  });

  it('refuses a password that the provider finds weak', async () => {
    const result = await identity.signUp(newEmail(), '12345', 'Ada', true);
    expect(result).toMatchObject({ ok: false, failure: { kind: 'weak-password' } });
  });
});

describe('sign-in', () => {
  it('knows the person by name', async () => {
    const { email, uid } = await newPerson('Ada Lovelace');
    await identity.signOut();
    const result = await identity.signIn(email, PASSWORD, false);
    expect(result).toEqual({ ok: true, value: { uid, displayName: 'Ada Lovelace', email } });
  });

  it('fails the same, to the letter, for a wrong password and an unknown e-mail', async () => {
    const { email } = await newPerson();
    await identity.signOut();
    const wrongPassword = await identity.signIn(email, `${PASSWORD}!`, true);
    const unknownEmail = await identity.signIn(newEmail(), PASSWORD, true);
    expect(wrongPassword).toMatchObject({ ok: false, failure: { kind: 'invalid-credentials' } });
    expect(unknownEmail).toEqual(wrongPassword);
  });

  it('fails as such for an account that is disabled, and for an e-mail that is none', async () => {
    const { email, uid } = await newPerson();
    await identity.signOut();
    await authAdmin('POST', `v1/projects/${PROJECT_ID}/accounts:update`, { localId: uid, disableUser: true });
    for (const address of [email, 'nobody']) {
      const result = await identity.signIn(address, PASSWORD, true);
      expect(result).toMatchObject({ ok: false, failure: { kind: 'invalid-credentials' } });
    }
  });
});

describe('observers', () => {
  it('are told at once who is signed in, when they come later', async () => {
    const person = await newPerson('Ada Lovelace');
    const { news, stop } = await observed();
    stop();
    expect(news).toEqual([person]);
  });

  it('hear nothing after they have unsubscribed', async () => {
    const { news, stop } = await observed();
    stop();
    await newPerson();
    expect(news).toEqual([null]);
  });

  it('hear nothing when they unsubscribe before anything is known', async () => {
    const next = vi.fn();
    const stop = identity.observe(next, next);
    stop();
    await observed().then((other) => {
      other.stop();
    });
    expect(next).not.toHaveBeenCalled();
  });
});

describe('the ID token', () => {
  it('is a token of the person who is signed in', async () => {
    const { uid, email } = await newPerson();
    const [, claims = ''] = (await identity.idToken())?.split('.') ?? [];
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: PROJECT_ID,
      sub: uid,
      email,
    });
  });

  it('is null when nobody is', async () => {
    expect(await identity.idToken()).toBeNull();
  });
});
