import { pathToFileURL } from 'node:url';
import { bundle } from '../../scripts/local/bundle-engine.mjs';

/** The modules under simulation, by file. */
const MODULES = {
  handler: 'netlify/background/background-handler.ts',
  firestore: 'netlify/background/firestore.ts',
  limiter: 'netlify/http/memory-limiter.ts',
  sharedLimiter: 'netlify/http/shared-limiter.ts',
  scheduler: 'src/data/analyses/scheduler.ts',
  item: 'src/data/analyses/analysis-item.ts',
  contract: 'src/contracts/analyses.ts',
};

/**
 * The product's code, as a bundle.
 *
 * @param {string} user name of the caller, used as the folder name
 * @returns {Promise<any>} everything that the modules export
 */
export async function loadProduct(user) {
  const folder = await bundle(MODULES, `.scenecue/engine/${user}`);
  const parts = await Promise.all(
    Object.keys(MODULES).map(
      (name) => import(`${pathToFileURL(folder).href}/${name}.mjs?${String(Date.now())}`),
    ),
  );
  return Object.assign({}, ...parts);
}
