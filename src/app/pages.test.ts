import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pages } from './pages';

const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as {
  start_url: string;
  shortcuts: { url: string }[];
};

const paths = pages.map(({ path }) => path);

// @row-14
it('every shortcut of the installed application opens a page of the dashboard', () => {
  expect(manifest.shortcuts.length).toBeGreaterThan(1);
  for (const { url } of manifest.shortcuts) expect(paths, url).toContain(url);
  expect(paths.some((path) => path.startsWith(`${manifest.start_url}/`))).toBe(true);
});

it('every page has an address of its own', () => {
  expect(new Set(paths).size).toBe(paths.length);
});
