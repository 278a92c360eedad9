import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { askForGoogleTestAccount } from '../../src/adapters/firebase/ask-for-google-test-account';
import { createFirebaseIdentity } from '../../src/adapters/firebase/identity';
import type { AuthUser, Identity, IdentityResult } from '../../src/auth/identity';
import { authAdmin, authEmulatorUrl, emulatorSettings, newEmail, PASSWORD, PROJECT_ID } from './emulators';

// The dialog needs a page; processing its answer does not.
vi.mock('../../src/adapters/firebase/ask-for-google-test-account', () => ({
  askForGoogleTestAccount: vi.fn(),
}));

let identity: Identity;

beforeAll(async () => {
  vi.stubEnv('VITE_AUTH_EMULATOR_URL', authEmulatorUrl());
  // As in production: an unknown email gets the same answer as a wrong password.
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

/** What an observer receives, starting with the first notification. */
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

describe('sign-in with Google, at the emulator', () => {
  const choose = (account: { name: string; email: string } | null) =>
    vi.mocked(askForGoogleTestAccount).mockResolvedValueOnce(account);

  it('makes an account with the name and the e-mail, and is the same one the next time', async () => {
    const account = { name: 'Grace Hopper', email: newEmail() };
    choose(account);
    const first = valueOf(await identity.signInWithGoogle(true));
    expect(first).toMatchObject({ displayName: 'Grace Hopper', email: account.email });
    await identity.signOut();
    choose(account);
    expect(valueOf(await identity.signInWithGoogle(false))).toEqual(first);
    const { users } = (await authAdmin('POST', `v1/projects/${PROJECT_ID}/accounts:lookup`, {
      localId: [first.uid],
    })) as { users: { providerUserInfo: { providerId: string }[] }[] };
    expect(users[0]?.providerUserInfo).toEqual([expect.objectContaining({ providerId: 'google.com' })]);
  });

  it('that is given up is a closed popup', async () => {
    choose(null);
    expect(await identity.signInWithGoogle(true)).toMatchObject({
      ok: false,
      failure: { kind: 'popup-closed', message: expect.stringContaining('popup') as string },
    });
  });

  it('has no password to change', async () => {
    choose({ name: 'Grace Hopper', email: newEmail() });
    await identity.signInWithGoogle(true);
    expect(await identity.changePassword('anything', 'Another-Horse-8')).toMatchObject({
      ok: false,
      failure: { kind: 'no-password' },
    });
  });
});

describe('the display name', () => {
  it('is changed in the account, and observers are told', async () => {
    const person = await newPerson('Ada Lovelace');
    const { news, stop } = await observed();
    const renamed = valueOf(await identity.updateDisplayName('Countess Lovelace'));
    stop();
    expect(renamed).toEqual({ ...person, displayName: 'Countess Lovelace' });
    expect(news).toEqual([person, renamed]);
    await identity.signOut();
    expect(valueOf(await identity.signIn(person.email, PASSWORD, false))).toEqual(renamed);
  });

  it('can be emptied', async () => {
    await newPerson('Ada Lovelace');
    expect(valueOf(await identity.updateDisplayName('')).displayName).toBeNull();
  });

  it('needs somebody who is signed in', async () => {
    expect(await identity.updateDisplayName('Nobody')).toMatchObject({
      ok: false,
      failure: { message: 'User not authenticated' },
    });
  });
});

describe('a change of password', () => {
  it('re-authenticates, sets the new one and keeps the session', async () => {
    const { uid, email } = await newPerson();
    valueOf(await identity.changePassword(PASSWORD, 'secret'));
    expect(await identity.idToken()).toMatch(/^ey/);
    await identity.signOut();
    expect(await identity.signIn(email, PASSWORD, false)).toMatchObject({ ok: false });
    expect(valueOf(await identity.signIn(email, 'secret', false)).uid).toBe(uid);
  });

  it.each(['Wrong-Horse-7', ''])('with %j as the current one fails, and changes nothing', async (wrong) => {
    const { email } = await newPerson();
    expect(await identity.changePassword(wrong, 'secret')).toMatchObject({
      ok: false,
      failure: { kind: 'invalid-credentials' },
    });
    await identity.signOut();
    expect((await identity.signIn(email, PASSWORD, false)).ok).toBe(true);
  });

  it('to one that the provider finds weak fails as that', async () => {
    await newPerson();
    expect(await identity.changePassword(PASSWORD, '12345')).toMatchObject({
      ok: false,
      failure: { kind: 'weak-password' },
    });
  });

  it('needs somebody who is signed in', async () => {
    expect(await identity.changePassword(PASSWORD, 'secret')).toMatchObject({
      ok: false,
      failure: { message: 'User not authenticated' },
    });
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
