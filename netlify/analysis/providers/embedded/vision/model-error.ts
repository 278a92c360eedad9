/**
 * The step that failed: loading the runtime, reading a file, its hash, its manifest, loading a model, or running it.
 */
export type ModelStep = 'runtime' | 'read' | 'verify' | 'manifest' | 'load' | 'run';

/** A model that cannot be used. Its message contains the model, the failed step and the reason, for the log. */
export class ModelError extends Error {
  override readonly name = 'ModelError';

  constructor(
    /** Name of the model, or of the package or file that all models need. */
    readonly model: string,
    readonly step: ModelStep,
    reason: unknown,
  ) {
    const detail = reason instanceof Error ? reason.message : String(reason);
    super(`Model ${model}: ${step} failed: ${detail}`, { cause: reason });
  }
}
