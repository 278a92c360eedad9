/** The source of a model. */
interface Source {
  name: string;
  /** The file that is written. */
  file: string;
  from: readonly { path: string; sha256: string }[];
  write: (contents: Buffer[], paths: string[]) => Buffer;
}

/**
 * Writes the models of the analysis as ONNX files, and `manifest.json` with their hashes. If they are up to date,
 * nothing is written.
 *
 * @param outDir folder, from the project's root; `dist/models` when left out
 * @param sources those of `models/sources.mjs` when left out
 * @returns path of the folder
 */
export function buildModels(outDir?: string, sources?: readonly Source[]): Promise<string>;
