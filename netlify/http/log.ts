import type { AnswerErrorCode } from '@/contracts/analysis-error';
import type { DecoderCrash } from '../analysis/errors';
import type { RunFacts, RunStage } from '../analysis/provider';

/**
 * One line of the log, written for each requested analysis and brief when it ends or is refused. A fault of the service that
 * belongs to no analysis (`limits-not-shared`) has only its outcome and its error. Members that are not known are
 * missing. Contains no user, no e-mail address, no token, no text of a video, its captions or a brief, and of a URL only its
 * host.
 */
export interface LogEntry extends RunFacts {
  /**
   * How it ended: `partial` if the result does not cover all of the video, `cancelled` if the caller closed the connection, the
   * analysis no longer belongs to this worker, or a background request found nothing to start, else the code of the error, also if an interim result
   * is stored as a partial result.
   */
  outcome: 'done' | 'partial' | 'cancelled' | 'limits-not-shared' | 'not-english' | AnswerErrorCode;
  /** UUID, also in the answer's header `x-request-id`. */
  requestId?: string;
  isBackground?: boolean;
  /** Whether a brief was turned into a vector, not a video analyzed. */
  isBrief?: boolean;
  /** ID of a background analysis, created by its client: that of its document. */
  analysisId?: string;
  /** From the request to the end, in ms. */
  totalMs?: number;
  /**
   * The same by stage: `checks` is all before the URL is opened, `audio` is not in `decoding`, `answer` includes
   * storing.
   */
  stagesMs?: Readonly<Partial<Record<RunStage | 'checks' | 'audio', number>>>;
  /** Id of the provider, and whether a caption file was given. */
  provider?: string;
  hasCaptionFile?: boolean;
  /** Host of the video, with its port if that is not the default one. */
  host?: string;
  /** Length of the video, in ms. */
  videoMs?: number;
  /** Bytes of the video that were fetched. */
  bytesRead?: number;
  /** Share of the video that the result covers, 0 to 1. */
  coverage?: number;
  /** Number of entries of the result. */
  entries?: number;
  /** Codes of why a result is partial (`src/contracts/partial-reason.ts`). */
  partial?: readonly string[];
  /** How a decoder crashed, also if the result could be saved. */
  crash?: DecoderCrash;
  /** Code of Firestore's client when the analysis could not be stored, such as `permission-denied`. */
  storeStatus?: string;
  /** What went wrong without ending the analysis. */
  warnings?: readonly unknown[];
  /** Only for a fault of the service, such as `internal`: with all causes, without secrets. */
  error?: unknown;
}

/** Maximum length of the text of an error and of a warning, in characters. */
const MAX_ERROR_LENGTH = 6_000;
const MAX_WARNING_LENGTH = 500;

/** The error with all its causes, innermost last. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : `\ncaused by ${describe(error.cause)}`;
  return `${error.stack ?? error.message}${cause}`;
}

/** Shortens a text at a word boundary: half a URL could not be recognized as one any more. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.slice(0, most).search(/\s\S*$/);
  return `${text.slice(0, Math.max(end, 0))}…`;
}

/**
 * Removes what may be a secret from a text: all of a URL but its host, queries, tokens, e-mail addresses, user IDs in
 * paths.
 */
function withoutSecrets(text: string): string {
  return text
    .replace(/(https?:\/\/)(?:[^\s/?#]*@)?([^\s/?#@"'<>]+)[^\s"'<>]*/gi, '$1$2/…')
    .replace(/[?&][\w.~%[\]-]+=[^\s"'<>]*/g, '?…')
    .replace(/\bBearer\s+[^\s"'<>]+/gi, 'Bearer [token]')
    .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]')
    .replace(/\busers\/[^\s/"'<>]+/g, 'users/[person]')
    .replace(/[^\s@"'<>()]{1,64}@[^\s@"'<>()]{1,255}/gi, '[e-mail]');
}

/**
 * Writes an entry as one line of JSON: to standard error if it has an `error` (a fault of the service), else to
 * standard output.
 */
export function writeLog({ error, warnings, ...entry }: LogEntry): void {
  const line = {
    ...entry,
    ...(warnings && {
      warnings: warnings.map((warning) => withoutSecrets(shortened(String(warning), MAX_WARNING_LENGTH))),
    }),
  };
  if (error === undefined) console.log(JSON.stringify(line));
  else {
    const text = withoutSecrets(shortened(describe(error), MAX_ERROR_LENGTH));
    console.error(JSON.stringify({ ...line, error: text }));
  }
}
