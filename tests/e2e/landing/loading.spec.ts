import type { Page } from '@playwright/test';
import { expect, test } from '../support/accounts';
import { LegalPage } from '../support/pages/legal-page';
import { plantSession } from '../support/planted-session';

/** When a page has asked for the script of the identity service, in ms; null if it has not. */
const identityScriptOf = (page: Page) =>
  page.evaluate(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/identity-'))
        ?.startTime ?? null,
  );

const scriptsOf = (page: Page, part: string) =>
  page.evaluate(
    (name) =>
      performance
        .getEntriesByType('resource')
        .map((entry) => entry.name)
        .filter((url) => url.includes(name)),
    part,
  );

test(
  'pages paint before the identity service is requested; the store and the chart are loaded only where they are needed',
  { tag: ['@row-1', '@row-2'] },
  async ({ page, account }) => {
    await page.goto('/');
    await expect.poll(() => identityScriptOf(page)).not.toBeNull();
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    );
    expect(await identityScriptOf(page)).toBeGreaterThan(painted);
    expect(await scriptsOf(page, 'documents-')).toEqual([]);
    for (const path of ['/terms-of-service', '/privacy-policy'] as const) {
      const legal = new LegalPage(page, path);
      await legal.open();
      await expect.poll(async () => (await legal.identityAndPaint()).identity).not.toBeNull();
      const times = await legal.identityAndPaint();
      expect(times.identity, path).toBeGreaterThan(times.painted);
    }

    // The page of a user whom the tab knows is rendered before the identity service is requested.
    await plantSession(page, account);
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('main h2')) return;
        performance.mark('rendered');
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/dashboard/billing');
    // What is loaded for later use begins with the identity service.
    await expect.poll(() => identityScriptOf(page)).not.toBeNull();
    const rendered = await page.evaluate(
      () => performance.getEntriesByName('rendered')[0]?.startTime ?? Infinity,
    );
    expect(await identityScriptOf(page)).toBeGreaterThan(rendered);
    expect(await scriptsOf(page, 'statistics-page')).toEqual([]);
    await page.goto('/dashboard/statistics');
    await page.getByRole('heading', { name: 'Views Over Time' }).waitFor();
    expect(await scriptsOf(page, 'statistics-page')).not.toEqual([]);
  },
);
