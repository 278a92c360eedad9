/** What failed: loading the runtime, reading a file, its hash, its description, loading a model, running it. */
export type ModelStep = 'runtime' | 'read' | 'verify' | 'manifest' | 'load' | 'run';

/** A model that cannot be used. Its message names the model, the step that failed and why, for the log. */
export class ModelError extends Error {
  override readonly name = 'ModelError';

  constructor(
    /** Name of the model, or of the package or file that was needed before any. */
    readonly model: string,
    readonly step: ModelStep,
    reason: unknown,
  ) {
    const detail = reason instanceof Error ? reason.message : String(reason);
    super(`Model ${model}: ${step} failed: ${detail}`, { cause: reason });
  }
}
