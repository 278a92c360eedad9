/**
 * A Vite plugin: weighs every page of a build, and fails the build when a page exceeds its budget or contains a banned
 * module. The weights are stored for `npm run bench`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pages } from '../local/pages.mjs';
import { STATE } from '../local/paths.mjs';
import { banned, overweight, weighPages } from './weigh-pages.mjs';

/** The weights of the last build. */
export const WEIGHTS = join(STATE, 'weights.json');

/** @returns {import('vite').Plugin} */
export function budgets() {
  return {
    name: 'budgets',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    // Only the build uses these columns of the manifest; they are not sent to browsers.
    transform: {
      filter: { id: /\/src\/app\/pages\.ts$/ },
      handler: (code) => ({
        code: code.replace(/,\s*(budget: \{[^}]*\}|content: ["'][^"']*["'])/g, ''),
        map: null,
      }),
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        // A build of something other than the application, for example of one module in a test.
        if (!bundle['index.html']) return;
        const weights = weighPages(bundle, pages);
        await mkdir(STATE, { recursive: true });
        await writeFile(WEIGHTS, `${JSON.stringify(weights, null, 2)}\n`);
        const problems = [...overweight(weights, pages), ...banned(bundle, pages)];
        if (problems.length) this.error(`The build is over its budgets:\n${problems.join('\n')}`);
      },
    },
  };
}
