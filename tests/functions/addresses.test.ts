import { describe, expect, it } from 'vitest';
import { pages } from '../../src/app/pages';
import { SITE } from './function-client';

/** Requests a path. Returns the status, whether the response is HTML, and whether it is a page of the application. */
async function ask(path: string) {
  const response = await fetch(`${SITE}${path}`, { redirect: 'manual' });
  const text = await response.text();
  return {
    status: response.status,
    isPage: response.headers.get('content-type')?.startsWith('text/html') ?? false,
    isOurs: text.includes('<div id="root"'),
  };
}

const PAGE = { status: 200, isPage: true, isOurs: true };

describe('an address of the application', () => {
  it.each(['/dashboard', '/dashboard/sandbox/a1', ...pages.map(({ path }) => path)])(
    '%s opens it',
    async (path) => {
      expect(await ask(path)).toEqual(PAGE);
    },
  );

  it('may end with a slash, and may have a query', async () => {
    expect(await ask('/signin/')).toEqual(PAGE);
    expect(await ask('/dashboard/sandbox/?from=shortcut')).toEqual(PAGE);
  });

  it('of a result names the files that it needs, which no other address does', async () => {
    const [result, compare] = await Promise.all(
      ['/dashboard/sandbox/a1', '/dashboard/sandbox/compare'].map((path) => fetch(`${SITE}${path}`)),
    );
    expect(await result?.text()).toMatch(/rel="modulepreload"[^>]*\/result-route-/);
    expect(await compare?.text()).not.toContain('/result-route-');
  });

  it.each([
    '/nowhere',
    '/dashboard/nowhere',
    '/dashboard/settings/nowhere',
    '/signin/nowhere',
    '/.env',
    '/nothing.mp4',
  ])('%s is none: the page that says so comes with the status that says so', async (path) => {
    expect(await ask(path)).toEqual({ ...PAGE, status: 404 });
  });
});

// @row-9 @row-13
describe('a missing file', () => {
  it.each([
    '/assets/index-00000000.js',
    '/assets/index-00000000.css',
    '/assets/',
    '/sample/nothing.mp4',
    '/schema/nothing.json',
    '/__/auth/handler',
    '/__/firebase/init.json',
    '/.netlify/functions/nothing',
  ])('%s is answered by no page', async (path) => {
    expect(await ask(path)).toEqual({ status: 404, isPage: false, isOurs: false });
  });
});
