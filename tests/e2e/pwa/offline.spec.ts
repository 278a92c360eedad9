import { cutOffBackend, expect, test, waitForWorker } from '../support/deployed';
import { Dashboard } from '../support/pages/dashboard';
import { DASHBOARD_PAGES } from '../support/pages/routes';
import { waitForWholePage } from '../support/whole-page';

test(
  'a second visit without any server opens every page',
  { tag: ['@row-6', '@row-8'] },
  async ({ context, deployment, deployedPage }) => {
    await waitForWorker(deployedPage);
    const kept = await deployedPage.evaluate(async () => {
      const [name = '', ...others] = await caches.keys();
      const requests = await (await caches.open(name)).keys();
      return { name, others, paths: requests.map(({ url }) => new URL(url).pathname) };
    });
    expect(kept.name).toMatch(/^scenecue-precache-/);
    expect(kept.others).toEqual([]);
    // Files for the installation dialog and for crawlers, the worker itself, and the sample, which is larger than
    // everything else together.
    const isLeft = (path: string) => /^\/((sample|schema|screenshots)\/|robots\.txt$|sw\.js$)/.test(path);
    const shipped = deployment.files();
    expect(shipped).toContain('/apple-touch-icon.png');
    expect(kept.paths.toSorted()).toEqual(shipped.filter((path) => !isLeft(path)));

    await deployedPage.close();
    await deployment.stop();
    await cutOffBackend(context);
    const page = await context.newPage();
    const heading = page.getByRole('heading', { level: 1 });

    for (const [name, title] of DASHBOARD_PAGES) {
      await page.goto(`/dashboard/${name}`);
      await waitForWholePage(page);
      await expect(heading).toHaveText(title);
    }
    await expect(new Dashboard(page).sidebar.getByText('Offline', { exact: true })).toBeVisible();
    await page.goto('/dashboard/sandbox/a-result');
    await waitForWholePage(page);
    await expect(heading).toHaveText('The result could not be opened');
    await page.goto('/dashboard/nowhere');
    await waitForWholePage(page);
    await expect(heading).toHaveText('Page not found');

    for (const [path, title] of [
      ['/terms-of-service', 'Terms of Service'],
      ['/privacy-policy', 'Privacy Policy'],
      ['/nowhere', 'Page not found'],
    ] as const) {
      await page.goto(path);
      await waitForWholePage(page);
      await expect(heading).toHaveText(title);
    }

    for (const path of ['/.netlify/functions/analyze', '/__/auth/handler', '/nothing.png', '/assets/no.js']) {
      // A separate page, because the browser loads its error page in a second navigation, which would collide with the
      // next one.
      const refused = await context.newPage();
      await expect(refused.goto(path), path).rejects.toThrow('ERR_CONNECTION_REFUSED');
      await refused.close();
    }

    await page.goto('/dashboard/billing');
    const news = page.getByRole('status').filter({ hasText: 'You are offline' });
    await expect(news).toHaveCount(1);
    await deployment.start();
    // The browser reports no change; the application checks by itself.
    await expect(page.getByRole('status').filter({ hasText: 'You are back online.' })).toHaveCount(1);
    await expect(new Dashboard(page).sidebar.getByText('Offline', { exact: true })).toHaveCount(0);
  },
);
