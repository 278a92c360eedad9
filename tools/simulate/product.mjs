import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle } from '../../scripts/local/bundle-engine.mjs';

/** The modules under simulation, by file. */
const MODULES = {
  handler: 'netlify/background/background-handler.ts',
  database: 'netlify/background/testing/memory-database.ts',
  limiter: 'netlify/http/memory-limiter.ts',
  sharedLimiter: 'netlify/http/shared-limiter.ts',
  scheduler: 'src/data/analyses/scheduler.ts',
  item: 'src/data/analyses/analysis-item.ts',
  contract: 'src/contracts/analyses.ts',
};

/** The database in memory takes the place of the client. */
const CLIENT = {
  'firebase/firestore/lite': fileURLToPath(
    new URL('../../netlify/background/testing/firestore-lite.ts', import.meta.url),
  ),
};

/**
 * The product's code, as a bundle.
 *
 * @param {string} user name of the caller, used as the folder name
 * @returns {Promise<any>} everything that the modules export
 */
export async function loadProduct(user) {
  const folder = await bundle(MODULES, `.scenecue/engine/${user}`, CLIENT);
  const parts = await Promise.all(
    Object.keys(MODULES).map(
      (name) => import(`${pathToFileURL(folder).href}/${name}.mjs?${String(Date.now())}`),
    ),
  );
  return Object.assign({}, ...parts);
}
