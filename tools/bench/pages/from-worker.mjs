/**
 * Measures how long each page takes to show its heading when only the service worker answers.
 * @param {import('@playwright/test').BrowserContext} context may have a signed-in user
 * @param {{ address: string, close: () => Promise<void> }} host of the site; closed once the worker is active
 * @param {readonly string[]} paths
 * @returns {Promise<{ path: string, ms: number }[] | null>} null where the site has no service worker
 */
export async function openFromWorker(context, host, paths) {
  const page = await context.newPage();
  await page.goto(`${host.address}/privacy-policy`);
  /** @type {boolean} */
  const hasWorker = await page.evaluate(`Promise.race([
    navigator.serviceWorker.ready.then(() => true),
    new Promise((resolve) => setTimeout(() => resolve(false), 20_000)),
  ])`);
  /** @type {{ path: string, ms: number }[]} */
  const opened = [];
  if (hasWorker) {
    await host.close();
    for (const path of paths) {
      const started = performance.now();
      await page.goto(host.address + path, { waitUntil: 'commit' });
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      opened.push({ path, ms: performance.now() - started });
    }
  }
  await page.close();
  return hasWorker ? opened : null;
}
