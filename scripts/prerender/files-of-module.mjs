/**
 * @typedef {object} Chunk the part of the bundler's own description that is read here
 * @property {'chunk'} type
 * @property {string | null} facadeModuleId
 * @property {string[]} imports
 * @property {{ importedCss: Set<string> }} [viteMetadata]
 *
 * @typedef {Record<string, Chunk | { type: 'asset' }>} Bundle
 */

/**
 * The files that come with a module at once: its chunk, what that imports, and the styles of them all.
 * @param {Bundle} bundle
 * @param {string} module the end of its path
 * @returns {string[]} names of files, each once
 * @throws {Error} when the module has no chunk of its own
 */
export function filesOfModule(bundle, module) {
  const start = Object.entries(bundle).find(
    ([, file]) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module),
  );
  if (!start) throw new Error(`The build has no file that begins with ${module}`);
  /** @type {Set<string>} */
  const files = new Set();
  const add = (/** @type {string} */ name) => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || files.has(name)) return;
    files.add(name);
    for (const style of file.viteMetadata?.importedCss ?? []) files.add(style);
    for (const imported of file.imports) add(imported);
  };
  add(start[0]);
  return [...files];
}
