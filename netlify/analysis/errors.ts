/**
 * Every way in which an analysis can end without a result. Each code has its own HTTP status in
 * `netlify/http/error-responses.ts`, so that the status alone tells a person what went wrong; those of the
 * captions have that of the same end of a video.
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
  /** The process that decodes ended by itself; `crash` says how. */
  | 'decoder-crashed'
  /** More bytes than the limit. */
  | 'too-large'
  /** Longer than the limit. */
  | 'too-long'
  /** A playable file without a frame track. */
  | 'no-picture'
  /** As `url-not-allowed`, `unreachable`, `too-slow` and `too-large`, of the captions' own address. */
  | 'captions-not-allowed'
  | 'captions-unreachable'
  | 'captions-too-slow'
  | 'captions-too-large'
  /** The captions' address leads to something that has no captions in it. */
  | 'captions-unreadable'
  /** The hosted service that analyses has had too many requests; `retryAfterS` says when to come back. */
  | 'provider-busy'
  /** The hosted service gave an answer that cannot be used, or none to this video. */
  | 'provider-failed'
  /** The hosted service cannot be reached, is down, or its plan is used up. */
  | 'provider-unavailable'
  /** Our own fault: nothing that the sender did. */
  | 'internal';

/** How the process that decodes ended by itself. */
export interface DecoderCrash {
  /** `killed`: by the system, mostly for want of memory; `out-of-memory`: its JavaScript heap was full. */
  cause: 'killed' | 'out-of-memory' | 'signal' | 'exit';
  signal?: string;
  exitCode?: number;
}

export interface AnalysisFailureOptions extends ErrorOptions {
  /** Whole seconds after which trying again makes sense, where that is known. */
  retryAfterS?: number;
  /** Only with `decoder-crashed`; for the log. */
  crash?: DecoderCrash;
}

/** An expected end of an analysis. `message` is written for the person who pasted the URL. */
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
