import { expect, test, versionOf } from '../support/deployed';
import { Dashboard } from '../support/pages/dashboard';

test.describe('a file that a deployment removed', () => {
  test.use({ serviceWorkers: 'block' });

  test(
    'leads to one reload for each build, and never to a loop',
    { tag: '@row-12' },
    async ({ deployment, deployedPage: page }) => {
      const dashboard = new Dashboard(page);
      let loads = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
      });

      deployment.deploy('two');
      await dashboard.link('Sandbox').click();
      await expect(dashboard.heading).toHaveText('Video Analysis Sandbox');
      await expect.poll(() => versionOf(page).catch(() => null)).toBe('two');
      expect(loads).toBe(1);
      // The heading is in the HTML already; the link is not, and shows that the scripts of this build have arrived.
      await expect(dashboard.link('Statistics')).toBeVisible();

      // The next build is broken: it was deployed without one of its own parts. The old build's parts are available
      // except for that one, because the page may still be loading others.
      deployment.deploy('three', { keepsOld: true });
      deployment.lose('statistics-page');
      await dashboard.link('Statistics').click();
      await expect(dashboard.heading).toHaveText('Something went wrong');
      await expect.poll(() => versionOf(page).catch(() => null)).toBe('three');
      // One reload for the build whose part is gone, and one for the broken build.
      expect(loads).toBe(3);
      await page.goto('/dashboard/statistics');
      await expect(dashboard.heading).toHaveText('Something went wrong');
      expect(loads).toBe(4);
    },
  );
});
