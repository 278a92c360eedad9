/**
 * @typedef {object} Chunk the part of the bundler's output that is read here
 * @property {'chunk'} type
 * @property {string | null} facadeModuleId
 * @property {string[]} imports
 * @property {{ importedCss: Set<string> }} [viteMetadata]
 *
 * @typedef {Record<string, Chunk | { type: 'asset' }>} Bundle
 */

/**
 * @param {Bundle} bundle
 * @param {string} module the end of its path
 * @returns {[name: string, chunk: Chunk]} the file that begins with it
 * @throws {Error} when the module has no separate chunk
 */
function chunkOf(bundle, module) {
  for (const [name, file] of Object.entries(bundle)) {
    if (file.type === 'chunk' && file.facadeModuleId?.endsWith(module)) return [name, file];
  }
  throw new Error(`The build has no file that begins with ${module}`);
}

/** @param {Bundle} bundle @param {string} module the end of its path @returns {boolean} whether a file begins with it */
export const hasModule = (bundle, module) =>
  Object.values(bundle).some((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module));

/**
 * The styles of a module's chunk, without those of what it imports.
 * @param {Bundle} bundle
 * @param {string} module the end of its path
 * @returns {string[]} names of files
 * @throws {Error} when the module has no separate chunk
 */
export const stylesOfModule = (bundle, module) => [
  ...(chunkOf(bundle, module)[1].viteMetadata?.importedCss ?? []),
];

/**
 * The files that are loaded with a module: its chunk, what that imports, and the styles of all of these.
 * @param {Bundle} bundle
 * @param {string} module the end of its path
 * @returns {string[]} names of files, each once
 * @throws {Error} when the module has no separate chunk
 */
export function filesOfModule(bundle, module) {
  /** @type {Set<string>} */
  const files = new Set();
  const add = (/** @type {string} */ name) => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || files.has(name)) return;
    files.add(name);
    for (const style of file.viteMetadata?.importedCss ?? []) files.add(style);
    for (const imported of file.imports) add(imported);
  };
  add(chunkOf(bundle, module)[0]);
  return [...files];
}
