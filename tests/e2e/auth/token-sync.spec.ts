import { preview } from 'vite';
import { applicationEnvironment } from '../../../scripts/local/site.mjs';
import { emulatorHost } from '../../firebase/emulators';
import { expect, signIn, test as base } from '../support/accounts';
import { withOwnBuild } from '../support/own-build';
import { Dashboard } from '../support/pages/dashboard';

const TOLD = 'http://127.0.0.1:9/session';

const portOf = (host: string) => Number(host.split(':').at(-1));

/** The address of the application, built as for the other tests but told whom to tell who is here. */
const test = base.extend<{ configuredSite: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the first parameter to be a pattern
  configuredSite: async ({}, use) => {
    const environment = {
      ...applicationEnvironment({
        auth: portOf(emulatorHost('FIREBASE_AUTH_EMULATOR_HOST')),
        firestore: portOf(emulatorHost('FIRESTORE_EMULATOR_HOST')),
      }),
      VITE_TOKEN_SYNC_URL: TOLD,
    };
    await withOwnBuild(environment, async (folder) => {
      const server = await preview({ build: { outDir: folder }, preview: { host: '127.0.0.1', port: 0 } });
      await use(server.resolvedUrls?.local[0] ?? '');
      await server.close();
    });
  },
});

test(
  'where a URL is configured the ID token is posted to it, and deleted there after the sign-out',
  { tag: '@spec-7.10a' },
  async ({ browser, account, configuredSite }) => {
    const context = await browser.newContext({ baseURL: configuredSite });
    const page = await context.newPage();
    const told: [method: string, authorization: string | undefined][] = [];
    await page.route(TOLD, async (route) => {
      told.push([route.request().method(), route.request().headers().authorization]);
      await route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } });
    });
    await signIn(page, account);
    await expect.poll(() => told.length).toBe(2);
    await new Dashboard(page).signOut.click();
    await expect.poll(() => told.length).toBe(3);
    expect(told).toEqual([
      ['DELETE', undefined],
      ['POST', expect.stringMatching(/^Bearer [\w-]+\.[\w-]+\.[\w-]*$/)],
      ['DELETE', undefined],
    ]);
    await context.close();
  },
);

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
