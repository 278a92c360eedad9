import type { BrowserContext, Page } from '@playwright/test';
import { emulatorHost } from '../../firebase/emulators';
import { signIn, test as base } from './accounts';
import { Deployment } from './deployment';

interface DeploymentFixtures {
  deployment: Deployment;
  /** A page on the deployment with a signed-in user, in every tab. */
  deployedPage: Page;
}

/** Tests on a separate server, with the service worker unless a test blocks it. */
export const test = base.extend<DeploymentFixtures>({
  serviceWorkers: 'allow',
  deployment: async ({ browserName }, use) => {
    const deployment = new Deployment(browserName);
    await deployment.start();
    await use(deployment);
    await deployment.remove();
  },
  baseURL: async ({ deployment }, use) => use(deployment.url),
  deployedPage: async ({ page, account }, use) => {
    await signIn(page, account, { rememberMe: true });
    await use(page);
  },
});

/** Waits until the service worker has cached everything and controls this page. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** The version of the application that a page runs; null for the first. */
export const versionOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? null);

/** From now on, the servers of the identity service and of the store refuse connections, too. */
export async function cutOffBackend(context: BrowserContext): Promise<void> {
  for (const name of ['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST'] as const) {
    await context.route(`http://${emulatorHost(name)}/**`, (route) => route.abort('connectionrefused'));
  }
}

export { expect } from '@playwright/test';
