import { emulatorHost } from '../../firebase/emulators';
import { expect, signIn, test } from '../support/accounts';
import { Dashboard } from '../support/pages/dashboard';

// ../security/strict-policy.spec.ts tests, on a build with such a URL, that a configured URL is notified of a sign-in
// and a sign-out.
test(
  'without a configured URL no token is sent',
  { tag: '@spec-7.10b' },
  async ({ page, account, baseURL }) => {
    const hosts = new Set<string>();
    const methods = new Set<string>();
    page.on('request', (request) => {
      hosts.add(new URL(request.url()).host);
      methods.add(request.method());
    });
    await signIn(page, account);
    await new Dashboard(page).signOut.click();
    await expect(page).toHaveURL('/signin');
    const known = [
      new URL(baseURL ?? '').host,
      emulatorHost('FIREBASE_AUTH_EMULATOR_HOST'),
      emulatorHost('FIRESTORE_EMULATOR_HOST'),
    ];
    expect([...hosts].filter((host) => !known.includes(host))).toEqual([]);
    expect([...methods]).not.toContain('DELETE');
  },
);
