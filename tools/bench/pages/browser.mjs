import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { freePorts } from '../../../scripts/local/ports.mjs';
import { signIn } from '../../../scripts/local/sign-in.mjs';

/**
 * A browser with a separate profile, which is kept until the browser is closed, and which Lighthouse can also control.
 * @param {string} executablePath
 * @returns {Promise<{ context: import('@playwright/test').BrowserContext, port: number, close: () => Promise<void> }>}
 *   `port`: of the DevTools protocol
 */
export async function openBrowser(executablePath) {
  const [port = 0] = await freePorts(1);
  const profile = await mkdtemp(join(tmpdir(), 'scenecue-bench-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    // Of the host that the measured pages come from.
    args: [`--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
    viewport: null,
  });
  return {
    context,
    port,
    close: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** @param {import('@playwright/test').BrowserContext} context @param {string} site where the sign-in is remembered */
export async function signInFor(context, site) {
  const page = await context.newPage();
  await signIn(page, site, { isRemembered: true });
  await page.close();
}
