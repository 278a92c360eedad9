/**
 * - `unavailable`: the server was not reached, or did not answer in time
 * - `rejected`: not allowed, for example because the data has changed or was deleted meanwhile
 * - `gone`: what was to be read was deleted
 * - `incomplete`: parts of what was to be read are missing or cannot be read
 */
export type RemoteProblem = 'unavailable' | 'rejected' | 'gone' | 'incomplete' | 'unknown';

/** A failed request for the user's data on the server. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';

  constructor(
    readonly problem: RemoteProblem,
    options?: ErrorOptions,
  ) {
    super(`Data on the server: ${problem}`, options);
  }
}
