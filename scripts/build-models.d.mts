/** What a model is made of. */
interface Source {
  name: string;
  /** The file that is written. */
  file: string;
  from: readonly { path: string; sha256: string }[];
  write: (contents: Buffer[], paths: string[]) => Buffer;
}

/**
 * Writes the models of the analysis as ONNX files, and `manifest.json` with their hashes. What is up to date is left
 * as it is.
 *
 * @param outDir folder, from the project's root; `dist/models` when left out
 * @param sources those of `models/sources.mjs` when left out
 * @returns path of the folder
 */
export function buildModels(outDir?: string, sources?: readonly Source[]): Promise<string>;
