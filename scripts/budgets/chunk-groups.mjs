import { pages } from '../local/pages.mjs';
import { pageModule, SHELL } from '../prerender/modules-of-page.mjs';

/**
 * Which code of several pages comes in one file. Left alone, the bundler writes one file for each set of pages that
 * share something: thirty of a few hundred bytes for a page, each with a request and its headers. Here all that comes
 * with every page is one file; the other pages are of five kinds, and what pages of the same kinds share is one file.
 *
 * @typedef {'entry' | 'public' | 'visitor' | 'text' | 'table' | 'form'} Kind
 */

/** Where the code of a page begins, and of which kind it is. @type {ReadonlyMap<string, Kind>} */
const STARTS = new Map([
  ['/src/main.tsx', 'entry'],
  [SHELL, 'text'],
  ...pages.map((page) => {
    const kind = page.access === 'user' ? (page.content ?? 'text') : page.access;
    return /** @type {[string, Kind]} */ ([pageModule(page), kind]);
  }),
]);

/** What a page loads by itself later, by the page that it counts as. @type {ReadonlyMap<string, string>} */
const LATER = new Map([
  ['/src/features/sandbox/analysis-result.tsx', '/src/features/sandbox/sandbox-page.tsx'],
]);

/** @typedef {{ getModuleInfo: (id: string) => { importers: readonly string[], exports: readonly string[], code:
 *   string | null } | null }} Modules */

/** The index of Mantine's packages: it imports everything, so that its importers say nothing. */
const PACKAGE_INDEX = /\/node_modules\/@mantine\/[^/]+\/esm\/index\.mjs$/;

/** @param {readonly string[]} names @returns {RegExp} finds an import of one of them */
const importOf = (names) => new RegExp(`import\\s*\\{[^}]*\\b(${names.join('|')})\\b[^}]*\\}`);

/**
 * @param {string} id
 * @param {Modules} modules
 * @returns {string[]} what imports the module; through the index of a package, what imports a name that it exports
 */
function importersOf(id, modules) {
  return (modules.getModuleInfo(id)?.importers ?? []).flatMap((importer) => {
    if (!PACKAGE_INDEX.test(importer)) return [importer];
    const names = modules.getModuleInfo(id)?.exports ?? [];
    // Without names the expression would find every import.
    if (names.length === 0) return [];
    const name = importOf(names);
    return (modules.getModuleInfo(importer)?.importers ?? []).filter((user) =>
      name.test(modules.getModuleInfo(user)?.code ?? ''),
    );
  });
}

/**
 * @param {string} id of a module
 * @param {Modules} modules
 * @returns {string | null} the file it shares with others; null where the bundler is to decide
 */
export function groupOf(id, modules) {
  /** @type {Map<string, Kind>} */
  const starts = new Map();
  const seen = new Set();
  const climb = (/** @type {string} */ module) => {
    if (seen.has(module)) return;
    seen.add(module);
    const path = module.slice(module.lastIndexOf('/src/'));
    const start = LATER.get(path) ?? path;
    const kind = STARTS.get(start);
    if (kind) starts.set(start, kind);
    for (const importer of importersOf(module, modules)) climb(importer);
  };
  climb(id);
  const kinds = new Set(starts.values());
  if (starts.has(id.slice(id.lastIndexOf('/src/')))) return null;
  // What comes with every page is one file, with the little that public pages share with others.
  if (kinds.has('entry')) return 'base';
  if (starts.size < 2) return null;
  if (kinds.has('public')) return kinds.size > 1 ? 'base' : null;
  if (kinds.has('visitor')) return kinds.has('text') ? 'common' : 'fields';
  if (kinds.has('text')) return 'dashboard';
  return kinds.has('form') ? 'forms' : 'tables';
}

/** @returns {import('vite').Plugin} */
export function chunkGroups() {
  return {
    name: 'chunk-groups',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            // What a module needs stands in a group of its own right, or in the entry.
            codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: groupOf }] },
          },
        },
      },
    }),
  };
}
