import type { Page } from '@playwright/test';
import { pages } from '../../../../src/app/pages';
import { expect, test } from '../../../e2e/support/accounts';
import { plantSession } from '../../../e2e/support/planted-session';

/**
 * Maximum number of files loaded after a page is shown, for later use: the identity service, dialogs, parts of the
 * Sandbox.
 */
const MAX_LATER_FILES = 13;

/** Maximum number of calls: for the account and the profile; in the Sandbox also for the analyses and the planning. */
const maxCalls = (path: string, access: string) => {
  if (access !== 'user') return 0;
  return path === '/dashboard/sandbox' ? 4 : 2;
};

/**
 * Counts, in thousands, the calls of functions that the page's scripts make. The count of the same visit varies by up
 * to four percent, and by one more rendering if two answers arrive separately.
 *
 * @returns the count so far, since the count before; the browser begins again at 0 each time it is asked
 */
async function countFunctionCalls(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return async () => {
    const { result } = await session.send('Profiler.takePreciseCoverage');
    const functions = result.flatMap((script) => script.functions);
    return functions.reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0) / 1000;
  };
}

for (const { path, access, budget } of pages) {
  const title = `a first visit of ${path} asks for each file once, and for no more files, data and computing than it may`;
  test(title, { tag: access === 'user' ? [] : ['@row-2'] }, async ({ page, account, baseURL }) => {
    if (access === 'user') await plantSession(page, account);
    const files: string[] = [];
    const calls: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (['script', 'stylesheet'].includes(request.resourceType())) files.push(pathname);
      else if (origin !== baseURL || pathname.startsWith('/.netlify/')) calls.push(request.url());
    });
    const functionCalls = await countFunctionCalls(page);
    // Every page fetches the identity service after it is shown, which a slow machine does late.
    const identity = page.waitForRequest('**/assets/identity-*.js');
    await page.goto(path);
    await identity;
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The heading of a public page is there before any script runs, so the end of the computing is waited for.
    let counted = 0;
    await expect(async () => {
      const more = await functionCalls();
      counted += more;
      expect(more).toBeLessThan(0.1);
      expect(counted).toBeGreaterThan(10);
    }).toPass();
    expect(files.toSorted()).toEqual([...new Set(files)].toSorted());
    expect(files.length).toBeGreaterThan(0);
    if (access !== 'user') expect(files.filter((file) => /firestore|documents-/.test(file))).toEqual([]);
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(budget.files + MAX_LATER_FILES);
    expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(maxCalls(path, access));
    expect(counted).toBeLessThanOrEqual(budget.calls);
  });
}
