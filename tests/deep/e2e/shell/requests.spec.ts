import { pages } from '../../../../src/app/pages';
import { expect, test } from '../../../e2e/support/accounts';
import { readsUser } from '../../../e2e/support/calls';
import { plantSession } from '../../../e2e/support/planted-session';

/**
 * Maximum number of files loaded after a page is shown, for later use: the identity service, dialogs, parts of the
 * Sandbox.
 */
const MAX_LATER_FILES = 11;

/** Maximum number of calls, apart from those of Firestore's client: for the account. */
const maxCalls = (access: string) => (access === 'user' ? 1 : 0);

for (const { path, access, budget } of pages) {
  const title = `a first visit of ${path} asks for each file once, and for no more files and data than it may`;
  test(title, { tag: access === 'user' ? [] : ['@row-2'] }, async ({ page, account, baseURL }) => {
    if (access === 'user') await plantSession(page, account);
    const files: string[] = [];
    const calls: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (['script', 'stylesheet'].includes(request.resourceType())) files.push(pathname);
      else if (pathname.includes('.Firestore/')) return;
      else if (origin !== baseURL || pathname.startsWith('/.netlify/')) calls.push(request.url());
    });
    // Every page fetches the identity service after it is shown, which a slow machine does late.
    const identity = page.waitForRequest('**/assets/identity-*.js');
    const read = access === 'user' ? page.waitForRequest(readsUser) : null;
    await page.goto(path);
    await identity;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Firestore's client is the last file, and then asks without end.
    await (read ?? page.waitForLoadState('networkidle'));
    expect(files.toSorted()).toEqual([...new Set(files)].toSorted());
    expect(files.length).toBeGreaterThan(0);
    if (access !== 'user') expect(files.filter((file) => /firestore|documents-/.test(file))).toEqual([]);
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(budget.files + MAX_LATER_FILES);
    expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(maxCalls(access));
  });
}
