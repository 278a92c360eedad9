/**
 * Writes the models of the analysis as ONNX files, and `manifest.json` with their hashes.
 *
 * @param outDir folder, from the project's root; `dist/models` when left out
 * @returns path of the folder
 */
export function buildModels(outDir?: string): Promise<string>;
