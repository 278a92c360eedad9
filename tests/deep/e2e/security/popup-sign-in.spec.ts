import { join } from 'node:path';
import { ROOT } from '../../../../scripts/local/paths.mjs';
import { PROJECT_ID } from '../../../firebase/emulators';
import { expect, test } from '../../../e2e/support/accounts';
import { replaceGoogle } from '../../../e2e/support/google-popup';
import { withOwnBuild } from '../../../e2e/support/own-build';
import { Dashboard } from '../../../e2e/support/pages/dashboard';
import { GoogleDialog } from '../../../e2e/support/pages/google-dialog';
import { policyViolations } from '../../../e2e/support/policy-violations';
import { readStaticSite } from '../../../e2e/support/static-site';

const SITE = 'https://scenecue.example';

// Firestore's streams cannot be replaced: the first save gets no answer.
test.use({ patientSaves: false });

test(
  'the real popup sign-in works under the policy up to the dashboard, and a configured URL gets the token of the user',
  { tag: ['@row-31', '@spec-7.10a'] },
  async ({ page, context }) => {
    const environment = {
      VITE_FIREBASE_API_KEY: 'key',
      VITE_FIREBASE_AUTH_DOMAIN: 'scenecue.firebaseapp.com',
      VITE_FIREBASE_PROJECT_ID: PROJECT_ID,
      VITE_FIREBASE_APP_ID: 'app',
      VITE_TOKEN_SYNC_URL: `${SITE}/session`,
    };
    await withOwnBuild(environment, async (folder) => {
      const answerFor = await readStaticSite(join(ROOT, 'netlify.toml'), folder);
      await context.route(`${SITE}/**`, async (route) => {
        const { status, headers, file } = answerFor(new URL(route.request().url()).pathname);
        await route.fulfill({ status, headers, ...(file ? { path: file } : {}) });
      });
      const told: [method: string, authorization: string | undefined][] = [];
      await context.route(`${SITE}/session`, async (route) => {
        told.push([route.request().method(), route.request().headers().authorization]);
        await route.fulfill({ status: 204 });
      });
      const google = await replaceGoogle(context, SITE);
      // On a machine with only a loopback interface, the browser reports that a page of another origin is offline. All
      // requests are replaced here.
      await context.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
      const violations = await policyViolations(context);
      await page.goto(`${SITE}/signin`);
      await new GoogleDialog(page).open.click();
      await expect(page).toHaveURL(`${SITE}/dashboard/settings`);
      const dashboard = new Dashboard(page);
      await expect(dashboard.sidebar).toContainText('Grace Hopper');
      expect(google.asked).toEqual(
        expect.arrayContaining([
          'apis.google.com/js/api.js',
          'scenecue.firebaseapp.com/__/auth/iframe',
          'scenecue.firebaseapp.com/__/auth/handler',
          'identitytoolkit.googleapis.com/v1/accounts:signInWithIdp',
          expect.stringMatching(/^firestore\.googleapis\.com\//),
        ]),
      );
      await expect.poll(() => told.length).toBe(2);
      await dashboard.signOut.click();
      await expect(page).toHaveURL(`${SITE}/signin`);
      await expect.poll(() => told.length).toBe(3);
      expect(told).toEqual([
        ['DELETE', undefined],
        ['POST', expect.stringMatching(/^Bearer [\w-]+\.[\w-]+\.[\w-]*$/)],
        ['DELETE', undefined],
      ]);
      // Firestore's client asks for this image when a stream fails, to find out whether there is a network.
      expect(violations.filter((each) => !each.includes('cleardot.gif'))).toEqual([]);
    });
  },
);
