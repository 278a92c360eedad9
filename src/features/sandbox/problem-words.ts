import { analysisErrorCodes, type AnswerErrorCode } from '@/contracts/analysis';
import type { AnalyzerFailure } from '@/contracts/analyzer';
import { verbatim, type Message } from '@/i18n/message';
import type { Translate } from '@/i18n/use-text';
import type { UrlProblem } from './video-url';

/** Why there is no result. `offline`: nobody was asked, because there is no network. */
export type AnalysisProblem = UrlProblem | AnalyzerFailure | { kind: 'offline' };

/** What the network has to do with it: the same may succeed a moment later. `waits`: nobody was asked yet. */
export function networkOutcome({ kind }: AnalysisProblem): 'failed' | 'waits' | null {
  if (kind === 'offline') return 'waits';
  return kind === 'unreachable' || kind === 'cut-off' || kind === 'no-answer' ? 'failed' : null;
}

export interface ProblemWords {
  /** The address that they are about. */
  field: 'url' | 'captionsUrl';
  /** For the field itself. */
  message: string;
  /** What helps to understand it, or what to do; null when nothing is known. */
  help: string | null;
}

/**
 * What a person reads of a problem (specification, section 8). The words of the server and of the browser are
 * English: for those that are known the other languages have words of their own.
 */
export function problemWords(problem: AnalysisProblem, t: Translate): ProblemWords {
  const field = fieldOf(problem);
  if (problem.kind === 'url-empty') return { field, message: t('sandbox.url-empty'), help: null };
  const help = helpWith(problem);
  return {
    field,
    message: t('sandbox.failed', { reason: t(reasonOf(problem)) }),
    help: withWait(help && t(help), problem, t),
  };
}

/** Whatever is not plainly about the captions is said at the video. */
function fieldOf(problem: AnalysisProblem): ProblemWords['field'] {
  if ('field' in problem) return problem.field;
  return problem.kind === 'refused' && problem.error?.code.startsWith('captions-') === true
    ? 'captionsUrl'
    : 'url';
}

/** With the seconds after which the server may be asked again, unless its own words have named them. */
function withWait(help: string | null, problem: AnalysisProblem, t: Translate): string | null {
  const seconds = problem.kind === 'refused' ? problem.retryAfterS : undefined;
  if (!seconds || help?.match(/\d+/g)?.includes(String(seconds))) return help;
  return [help, t('sandbox.try-again-in', { seconds })].filter(Boolean).join(' ');
}

/** What stands behind "Failed to analyze video: ". */
function reasonOf(problem: Exclude<AnalysisProblem, { kind: 'url-empty' }>): Message {
  switch (problem.kind) {
    case 'refused':
      return { id: 'sandbox.reason.status', values: { status: problem.status } };
    case 'url-too-long':
      // As it is: a limit of the machine, not an amount.
      return { id: 'sandbox.reason.url-too-long', values: { limit: problem.limit } };
    case 'unreachable':
    case 'no-token':
      return { id: `sandbox.reason.${problem.kind}`, values: { text: problem.message } };
    case 'unknown':
      return verbatim(problem.message);
    default:
      return { id: `sandbox.reason.${problem.kind}` };
  }
}

function helpWith(problem: AnalysisProblem): Message | null {
  switch (problem.kind) {
    case 'refused':
      return problem.error ? serverWords(problem.error.code, problem.error.message) : null;
    case 'unreachable':
    case 'cut-off':
    case 'no-token':
      return { id: 'sandbox.check-connection' };
    default:
      return null;
  }
}

function serverWords(code: string, text: string): Message {
  return isKnown(code) ? { id: `sandbox.error.${code}`, values: { text } } : verbatim(text);
}

function isKnown(code: string): code is AnswerErrorCode {
  return analysisErrorCodes.some((known) => known === code);
}
