/**
 * Every way in which an analysis can end without a result. Each code has its own HTTP status in
 * `netlify/http/error-responses.ts`, so that the status alone tells the user what went wrong; a code of the captions
 * has the status of the same problem with the video.
 */
export type AnalysisErrorCode =
  /** Not an http or https URL, or one that must not be accessed. */
  | 'url-not-allowed'
  /** The host cannot be found, refuses, answers with an error, or redirects too often. */
  | 'unreachable'
  /** The host answers, but too slowly to finish in time. */
  | 'too-slow'
  /** The bytes are not in a supported video container. */
  | 'not-a-video'
  /** A video, in a codec that cannot be decoded. */
  | 'unsupported-codec'
  /** A video whose data is damaged before anything could be measured. */
  | 'damaged'
  /** The decoding process crashed; `crash` says how. */
  | 'decoder-crashed'
  /** More bytes than the limit. */
  | 'too-large'
  /** Longer than the limit. */
  | 'too-long'
  /** A playable file without a video track. */
  | 'no-picture'
  /** As `url-not-allowed`, `unreachable`, `too-slow` and `too-large`, for the URL of the captions. */
  | 'captions-not-allowed'
  | 'captions-unreachable'
  | 'captions-too-slow'
  | 'captions-too-large'
  /** The captions URL leads to something that contains no captions. */
  | 'captions-unreadable'
  /** The external service has had too many requests; `retryAfterS` says when to try again. */
  | 'provider-busy'
  /** The external service sent an unusable answer, or cannot analyze this video. */
  | 'provider-failed'
  /** The external service cannot be reached, is down, or its plan is used up. */
  | 'provider-unavailable'
  /** A fault of our own, not of the request. */
  | 'internal';

/** How the decoding process crashed. */
export interface DecoderCrash {
  /** `killed`: by the system, usually for lack of memory; `out-of-memory`: its JavaScript heap was full. */
  cause: 'killed' | 'out-of-memory' | 'signal' | 'exit';
  signal?: string;
  exitCode?: number;
}

export interface AnalysisFailureOptions extends ErrorOptions {
  /** Whole seconds after which trying again makes sense, if known. */
  retryAfterS?: number;
  /** Only with `decoder-crashed`; for the log. */
  crash?: DecoderCrash;
}

/** An expected end of an analysis. `message` is written for the user who entered the URL. */
export class AnalysisFailure extends Error {
  override readonly name = 'AnalysisFailure';
  readonly code: AnalysisErrorCode;
  readonly retryAfterS: number | undefined;
  readonly crash: DecoderCrash | undefined;

  constructor(code: AnalysisErrorCode, message: string, options: AnalysisFailureOptions = {}) {
    super(message, options);
    this.code = code;
    this.retryAfterS = options.retryAfterS;
    this.crash = options.crash;
  }
}
