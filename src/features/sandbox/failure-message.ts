import { analysisErrorCodes, type AnswerErrorCode } from '@/contracts/analysis-error';
import type { AnalyzerFailure } from '@/contracts/analyzer';
import { verbatim, type Message } from '@/i18n/message';
import type { Translate } from '@/i18n/use-text';
import type { UrlFailure } from './form/form-urls';

/** Why there is no result. `offline`: no call was made. */
export type SandboxFailure = UrlFailure | AnalyzerFailure | { kind: 'offline' };

/** Whether the network is the cause, so that a retry may succeed. `not-started`: no call was made. */
export function networkOutcome({ kind }: SandboxFailure): 'failed' | 'not-started' | null {
  if (kind === 'offline') return 'not-started';
  return kind === 'unreachable' || kind === 'cut-off' || kind === 'no-answer' ? 'failed' : null;
}

export interface FailureMessage {
  /** The field with the error. */
  field: 'url' | 'captionsUrl';
  message: string;
  /** The explanation, or what to do. */
  help: string | null;
}

/**
 * The message of a failure (specification, section 8). Messages of the server and the browser are English; the other
 * languages have their own for known codes.
 */
export function failureMessage(failure: SandboxFailure, t: Translate): FailureMessage {
  const field = fieldOf(failure);
  if (failure.kind === 'url-empty') return { field, message: t('sandbox.url-empty'), help: null };
  const help = helpOf(failure);
  return {
    field,
    message: t('sandbox.failed', { reason: t(reasonOf(failure)) }),
    help: withRetryTime(help && t(help), failure, t),
  };
}

/** The field of the video, unless the failure is about the captions. */
function fieldOf(failure: SandboxFailure): FailureMessage['field'] {
  if ('field' in failure) return failure.field;
  return failure.kind === 'refused' && failure.error?.code.startsWith('captions-') === true
    ? 'captionsUrl'
    : 'url';
}

/** Adds the seconds until a retry makes sense, unless the message of the server names them. */
function withRetryTime(help: string | null, failure: SandboxFailure, t: Translate): string | null {
  const seconds = failure.kind === 'refused' ? failure.retryAfterS : undefined;
  if (!seconds || help?.match(/\d+/g)?.includes(String(seconds))) return help;
  return [help, t('sandbox.try-again-in', { seconds })].filter(Boolean).join(' ');
}

/** The reason after "Failed to analyze video: ". */
function reasonOf(failure: Exclude<SandboxFailure, { kind: 'url-empty' }>): Message {
  switch (failure.kind) {
    case 'refused':
      return { id: 'sandbox.reason.status', values: { status: failure.status } };
    case 'url-too-long':
      return { id: 'sandbox.reason.url-too-long', values: { limit: failure.limit } };
    case 'unreachable':
    case 'no-token':
      return { id: `sandbox.reason.${failure.kind}`, values: { text: failure.message } };
    case 'unknown':
      return verbatim(failure.message);
    default:
      return { id: `sandbox.reason.${failure.kind}` };
  }
}

function helpOf(failure: SandboxFailure): Message | null {
  switch (failure.kind) {
    case 'refused':
      return failure.error ? serverMessage(failure.error.code, failure.error.message) : null;
    case 'unreachable':
    case 'cut-off':
    case 'no-token':
      return { id: 'sandbox.check-connection' };
    default:
      return null;
  }
}

/** The message of an error that the function returned or stored. */
export function serverMessage(code: string, text: string): Message {
  return isKnown(code) ? { id: `sandbox.error.${code}`, values: { text } } : verbatim(text);
}

function isKnown(code: string): code is AnswerErrorCode {
  return analysisErrorCodes.some((known) => known === code);
}
