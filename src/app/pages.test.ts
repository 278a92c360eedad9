import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { isPublicPath, pages } from './pages';

const addresses = pages.map(({ path }) => path);

it('every address that code links to is a page, or the dashboard itself', () => {
  expect([...addresses, paths.dashboard]).toEqual(expect.arrayContaining(Object.values(paths)));
});

it('only pages for signed-in users are in the dashboard', () => {
  const inDashboard = addresses.filter((path) => path.startsWith(paths.dashboard));
  expect(pages.filter(({ access }) => access === 'user').map(({ path }) => path)).toEqual(inDashboard);
  expect(isPublicPath('/')).toBe(true);
  expect(isPublicPath('/signin')).toBe(false);
});

// @row-1
it('public pages may have at most 110 kB of scripts and 15 kB of styles', () => {
  for (const { budget } of pages.filter(({ access }) => access === 'public')) {
    expect(budget.js).toBeLessThanOrEqual(110);
    expect(budget.css).toBeLessThanOrEqual(15);
  }
});

it.each(addresses)('%s has a folder named as its last segment', (path) => {
  const name = path === '/' ? 'landing' : path.split('/').at(-1);
  expect(existsSync(new URL(`../features/${name}/${name}-page.tsx`, import.meta.url))).toBe(true);
});

it('the host answers at every address of a page', () => {
  const config = readFileSync(new URL('../../netlify.toml', import.meta.url), 'utf8');
  const redirected = Array.from(
    config.matchAll(/from = "(.*)"\n\s*to = "\/app\.html"\n\s*status = 200/g),
    ([, from]) => from,
  );
  // index.html answers at "/" by itself.
  const expected = [...addresses, paths.dashboard].filter((path) => path !== paths.home);
  expect(redirected.sort()).toEqual(expected.sort());
});
