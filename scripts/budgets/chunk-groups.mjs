import { pages } from '../local/pages.mjs';
import { pageModule, SHELL } from '../prerender/modules-of-page.mjs';

/**
 * Decides which code shared by several pages goes into one file. By default, the bundler writes one file for each set
 * of pages that share code: thirty files of a few hundred bytes for one page, each with its own request and headers.
 * Here, the code of every page is one file. The other pages are of five kinds, and the code shared by pages of the same
 * kinds is one file.
 *
 * @typedef {'entry' | 'later' | 'public' | 'visitor' | 'text' | 'table' | 'form'} Kind
 */

/** The modules at which the code of a page begins, and the kind of each. @type {ReadonlyMap<string, Kind>} */
const STARTS = new Map([
  ['/src/main.tsx', 'entry'],
  // Fetched by every page after it has painted.
  ['/src/pwa/pwa.tsx', 'later'],
  [SHELL, 'text'],
  ...pages.map((page) => {
    const kind = page.access === 'user' ? (page.content ?? 'text') : page.access;
    return /** @type {[string, Kind]} */ ([pageModule(page), kind]);
  }),
]);

/** The pages with views that are loaded later: each view would split what it shares with the page into small files. */
const WITH_VIEWS = new Set(
  pages.filter((page) => page.access === 'user' && page.hasSubpages).map((page) => pageModule(page)),
);

/**
 * The views that are loaded later, and the first of these groups that a module's views are in. Without them the result
 * alone would be thirty files.
 * @type {readonly [view: string, group: string][]}
 */
const SHARED_BY_VIEWS = [
  ['/src/features/sandbox/library/library-section.tsx', 'library-views'],
  ['/src/features/sandbox/result/result-route.tsx', 'result-views'],
];

/** What these load later belongs to views, too. */
const VIEW_FOLDERS = ['/src/features/sandbox/', '/src/targeting/'];

/** @typedef {{ getModuleInfo: (id: string) => { importers: readonly string[], dynamicImporters: readonly string[],
 *   exports: readonly string[], code: string | null } | null }} Modules */

/** The index of Mantine's packages. It imports everything, so its importers are not evidence of use. */
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

/** @param {ReadonlySet<string>} views that use a module, and no page does @returns {string | null} */
function viewGroupOf(views) {
  const areOfPage = [...views].every((view) => VIEW_FOLDERS.some((folder) => view.startsWith(folder)));
  if (views.size < 2 || !areOfPage) return null;
  return SHARED_BY_VIEWS.find(([view]) => views.has(view))?.[1] ?? null;
}

/**
 * @param {string} id of a module
 * @param {Modules} modules
 * @returns {string | null} the file it shares with others; null where the bundler decides
 */
export function groupOf(id, modules) {
  /** @type {Map<string, Kind>} */
  const starts = new Map();
  /** @type {Set<string>} */
  const views = new Set();
  const seen = new Set();
  const climb = (/** @type {string} */ module) => {
    if (seen.has(module)) return;
    seen.add(module);
    const path = module.slice(module.lastIndexOf('/src/'));
    const kind = STARTS.get(path);
    if (kind) starts.set(path, kind);
    else if (modules.getModuleInfo(module)?.dynamicImporters.length) views.add(path);
    for (const importer of importersOf(module, modules)) climb(importer);
  };
  climb(id);
  const kinds = new Set(starts.values());
  if (starts.has(id.slice(id.lastIndexOf('/src/')))) return null;
  // The code of every page is one file, together with the little that public pages share with others.
  if (kinds.has('entry')) return 'base';
  if (starts.size === 1 && [...starts.keys()].some((start) => WITH_VIEWS.has(start))) return 'with-views';
  if (starts.size === 0) return viewGroupOf(views);
  if (starts.size === 1) return views.size === 0 ? null : (OF_ONE_KIND[[...kinds][0] ?? 'text'] ?? null);
  if (kinds.has('public')) return kinds.size > 1 ? 'base' : null;
  // Otherwise a public page would fetch the forms for a few lines.
  if (kinds.has('later')) return 'common';
  if (kinds.has('visitor')) return kinds.has('text') ? 'common' : 'fields';
  if (kinds.has('text')) return 'dashboard';
  return kinds.has('form') ? 'forms' : 'tables';
}

/** Where a page shares code with views that are loaded later. @type {Partial<Record<Kind, string>>} */
const OF_ONE_KIND = {
  visitor: 'fields',
  text: 'dashboard',
  table: 'tables',
  form: 'forms',
};

/** @returns {import('vite').Plugin} */
export function chunkGroups() {
  return {
    name: 'chunk-groups',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            // The dependencies of a module have their own group or are in the entry.
            codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: groupOf }] },
          },
        },
      },
    }),
  };
}
