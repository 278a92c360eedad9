/**
 * Bundles the decoding child to `measure-worker.mjs`.
 *
 * @param outDir folder that is emptied and filled; `dist/worker` when left out
 * @returns path of the bundle
 */
export function buildWorker(outDir?: string): Promise<string>;
