import { pathToFileURL } from 'node:url';
import { bundle } from '../../scripts/local/bundle-engine.mjs';

/**
 * Loads modules that plan and rank, which belong to the page.
 *
 * @param {string} name of the folder of the bundle
 * @param {readonly string[]} modules below `src/targeting`, without `.ts`
 * @returns {Promise<any>} all their exports
 */
export async function loadTargeting(name, modules) {
  const inputs = Object.fromEntries(modules.map((module) => [module, `src/targeting/${module}.ts`]));
  const folder = await bundle(inputs, `.scenecue/engine/${name}-targeting`);
  const parts = await Promise.all(
    modules.map((module) => import(pathToFileURL(`${folder}/${module}.mjs`).href)),
  );
  return Object.assign({}, ...parts);
}
