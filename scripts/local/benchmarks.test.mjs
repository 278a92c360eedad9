import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { table, withSection } from './benchmarks.mjs';
import { ROOT } from './paths.mjs';

const PAGE = 'a\n<!-- engine -->\nold\n<!-- /engine -->\nb\n';

it('replaces the figures of one section and nothing else', () => {
  expect(withSection(PAGE, 'engine', 'new')).toBe('a\n<!-- engine -->\n\nnew\n\n<!-- /engine -->\nb\n');
});

it('refuses a page without the section', () => {
  expect(() => withSection(PAGE, 'pages', 'new')).toThrow('no section "pages"');
});

it.each(/** @type {const} */ (['accuracy', 'engine', 'pages', 'fuzz']))(
  'the page has a section %s',
  (name) => {
    const page = readFileSync(join(ROOT, 'docs/benchmarks.md'), 'utf8');
    expect(withSection(page, name, 'new')).toContain('new');
  },
);

it('writes a table', () => {
  expect(table(['a', 'b'], [['1', '2']])).toBe('| a | b |\n| --- | --- |\n| 1 | 2 |');
});
