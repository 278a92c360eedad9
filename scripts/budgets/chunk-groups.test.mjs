import { expect, it } from 'vitest';
import { groupOf } from './chunk-groups.mjs';

const INDEX = '/x/node_modules/@mantine/core/esm/index.mjs';
const main = '/x/src/main.tsx';
const shell = '/x/src/app/dashboard-shell/dashboard-shell.tsx';
const page = (/** @type {string} */ folder) =>
  `/x/src/features/${folder}/${folder.slice(folder.lastIndexOf('/') + 1)}-page.tsx`;

/** What modules of a package export. @type {[string, string[]][]} */
const EXPORTS = [
  ['use-id.mjs', ['randomId', 'useId']],
  ['Field.mjs', ['Field']],
];

/** @type {Record<string, string>} */
const CODE = {
  [page('settings')]: 'import { Field, useId } from "@mantine/core";',
  [page('api')]: 'import { Table } from "@mantine/core";',
};

/** Views that the Sandbox loads later, and something else that is. */
const LATER = ['result/result-route.tsx', 'library/library-section.tsx', 'moments/moments-route.tsx'].map(
  (path) => `/x/src/features/sandbox/${path}`,
);
const [result = '', library = '', moments = ''] = LATER;
const SERVICES = '/x/src/sandbox-services.ts';
LATER.push(SERVICES);

/** A project in which each module is imported by those that are named. @param {Record<string, string[]>} importers */
const project = (importers) => ({
  getModuleInfo: (/** @type {string} */ id) => ({
    importers: importers[id] ?? [],
    dynamicImporters: LATER.includes(id) ? ['/x/src/features/sandbox/lazy-views.ts'] : [],
    exports: EXPORTS.find(([file]) => id.endsWith(file))?.[1] ?? [],
    code: CODE[id] ?? null,
  }),
});

/** A project in which a module is imported, by way of another, by those that are named. @param {string[]} importers */
const shared = (importers) =>
  project({ '/x/src/ui/thing.ts': ['/x/src/ui/part.ts'], '/x/src/ui/part.ts': importers });

it.each([
  ['the entry', 'base', [main, page('settings')]],
  ['a public page and another one', 'base', [page('landing'), page('settings')]],
  ['the doors and all of the dashboard', 'common', [page('signin'), shell]],
  ['a form and what every page fetches later', 'common', ['/x/src/pwa/pwa.tsx', page('settings')]],
  ['the doors and forms', 'fields', [page('signup'), page('settings')]],
  ['the doors', 'fields', [page('signin'), page('signup')]],
  ['the shell and a page', 'dashboard', [shell, page('api')]],
  ['pages with forms and with tables', 'forms', [page('settings'), page('api')]],
  ['what every page loads later and a form', 'common', ['/x/src/pwa/pwa.tsx', page('settings')]],
  ['pages with tables', 'tables', [page('campaigns'), page('api')]],
  ['the result and another view', 'result-views', [result, moments]],
  ['the library and the result', 'library-views', [result, library]],
  ['a page with views and one of its views', 'with-views', [page('sandbox'), '/x/src/features/view.tsx']],
])('what %s need is in the shared file %s', (_, group, importers) => {
  expect(groupOf('/x/src/ui/thing.ts', shared(importers))).toBe(group);
});

it.each([
  ['public pages', [page('legal/terms-of-service'), page('legal/privacy-policy')]],
  ['one page', [page('settings')]],
  ['one view', [result]],
  ['a view and something else that is loaded later', [result, SERVICES]],
])('what %s alone need is in no shared file', (_, importers) => {
  expect(groupOf('/x/src/ui/thing.ts', shared(importers))).toBeNull();
});

it('a page is a file of its own', () => {
  expect(groupOf(page('api'), project({ [page('api')]: [page('campaigns')] }))).toBeNull();
});

it('of a package it counts who imports the name, and not who imports something else of it', () => {
  const users = [main, page('settings'), page('signin')];
  const field = '/x/node_modules/@mantine/core/esm/field/Field.mjs';
  const id = '/x/node_modules/@mantine/core/esm/use-id/use-id.mjs';
  const modules = project({ [field]: [INDEX], [id]: [INDEX, page('api')], [INDEX]: users });
  expect(groupOf(field, modules), 'one page').toBeNull();
  expect(groupOf(id, modules), 'two pages').toBe('forms');
});

it('a module of a package that exports nothing is imported by nobody through its index', () => {
  const effect = '/x/node_modules/@mantine/core/esm/effect.mjs';
  const modules = project({ [effect]: [INDEX], [INDEX]: [page('api'), page('settings')] });
  expect(groupOf(effect, modules)).toBeNull();
});

it('modules that import one another are no endless way', () => {
  const modules = project({ '/x/a.ts': ['/x/b.ts', page('api')], '/x/b.ts': ['/x/a.ts', page('campaigns')] });
  expect(groupOf('/x/a.ts', modules)).toBe('tables');
});
