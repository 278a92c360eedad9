import type { BrowserContext, Page } from '@playwright/test';
import { emulatorHost } from '../../firebase/emulators';
import { signIn, test as base } from './accounts';
import { Deployment } from './deployment';

interface DeploymentFixtures {
  deployment: Deployment;
  /** A page on the deployment, where somebody has signed in, in every tab. */
  deployedPage: Page;
}

/** Tests on a server of their own, with the service worker unless a test blocks it. */
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

/** Waits until the service worker has everything and answers this page. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Which version of the application a page runs; null for the first. */
export const versionOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? null);

/** From now on the servers of the identity service and of the store do not answer either. */
export async function cutOffBackend(context: BrowserContext): Promise<void> {
  for (const name of ['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST'] as const) {
    await context.route(`http://${emulatorHost(name)}/**`, (route) => route.abort('connectionrefused'));
  }
}

export { expect } from '@playwright/test';
