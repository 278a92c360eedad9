/**
 * Why the store did not do what was asked:
 * - `unavailable`: it cannot be reached, or has not answered in time;
 * - `refused`: its rules say no, and nothing is changed;
 * - `unknown`: anything else.
 */
export type ProfileStoreProblem = 'unavailable' | 'refused' | 'unknown';

/** A failed `load` or `save`. `message` is for the log: `profileFailureMessage` has the words for a person. `cause` is the store's own error. */
export class ProfileStoreError extends Error {
  override readonly name = 'ProfileStoreError';

  constructor(
    readonly problem: ProfileStoreProblem,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
