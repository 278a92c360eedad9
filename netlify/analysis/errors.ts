/**
 * Every way in which an analysis can end without a result. Each code has its own HTTP status in
 * `netlify/http/error-responses.ts`, so that the status alone tells a person what went wrong.
 */
export type AnalysisErrorCode =
  /** Not an http or https URL, or an address that must not be read. */
  | 'url-not-allowed'
  /** The host cannot be found, refuses, answers with an error, or redirects too often. */
  | 'unreachable'
  /** The host answers, but too slowly to finish in time. */
  | 'too-slow'
  /** The bytes are not a video container that we read. */
  | 'not-a-video'
  /** A video, in a codec that cannot be decoded. */
  | 'unsupported-codec'
  /** A video whose data is broken before anything could be measured. */
  | 'damaged'
  /** More bytes than the limit. */
  | 'too-large'
  /** Longer than the limit. */
  | 'too-long'
  /** A playable file without a picture track. */
  | 'no-picture'
  /** Our own fault: nothing that the sender did. */
  | 'internal';

/** An expected end of an analysis. `message` is written for the person who pasted the URL. */
export class AnalysisFailure extends Error {
  override readonly name = 'AnalysisFailure';
  readonly code: AnalysisErrorCode;

  constructor(code: AnalysisErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
