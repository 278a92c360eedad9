/**
 * Writes the models of the analysis as ONNX files, and `manifest.json` with their hashes. They are converted once and
 * then copied; what is up to date is not copied again.
 *
 * @param outDir folder, from the project's root; `dist/models` when left out
 * @returns path of the folder
 */
export function buildModels(outDir?: string): Promise<string>;

/** With other sources and another folder for the converted models, for tests. */
export function buildModels(
  outDir: string,
  sources: readonly import('./models/sources.mjs').Source[],
  cache: string,
): Promise<string>;
