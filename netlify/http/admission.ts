import { RequestFailure } from './error-responses';
import type { LimitReason, Refusal, RequestLimiter } from './request-limiter';

/** What the limits are for. */
type Limited = 'analyses' | 'briefs';

function sentence(reason: LimitReason, seconds: number, what: Limited): string {
  const wait = seconds === 1 ? '1 second' : `${seconds} seconds`;
  if (what === 'briefs') return `Too many briefs are being read. Please try again in ${wait}.`;
  switch (reason) {
    case 'rate':
      return `You have started too many analyses in a short time. Please try again in ${wait}.`;
    case 'own-at-once':
      return 'Your other analyses are still running. Please wait until one of them has finished.';
    case 'all-at-once':
      return `Too many videos are being analyzed right now. Please try again in ${wait}.`;
  }
}

function failureOf({ reason, retryAfterS }: Refusal, what: Limited): RequestFailure {
  const headers = { 'retry-after': String(retryAfterS) };
  return new RequestFailure('too-many-requests', sentence(reason, retryAfterS, what), headers);
}

/** The right to run an analysis, or to have a brief read. */
export interface AdmittedPlace {
  /** To be awaited when the analysis has ended. Never rejects. */
  leave: () => Promise<void>;
  /** Aborted with a `RequestFailure` if another instance was earlier: the analysis must stop. */
  lost: AbortSignal;
  /** Resolves when the place can no longer be lost. @throws RequestFailure if it is lost */
  confirmed: () => Promise<void>;
}

/**
 * Lets a user start an analysis or have a brief read, or says when to try again.
 *
 * @throws RequestFailure `too-many-requests` with `Retry-After`
 */
export async function admit(
  limiter: RequestLimiter,
  uid: string,
  what: Limited = 'analyses',
): Promise<AdmittedPlace> {
  const admission = await limiter.admit(uid);
  if (!admission.admitted) throw failureOf(admission, what);
  const lost = new AbortController();
  const confirmed = admission.confirmed.then((refusal) => {
    if (refusal) lost.abort(failureOf(refusal, what));
  });
  return {
    leave: admission.leave,
    lost: lost.signal,
    confirmed: () => confirmed.then(() => lost.signal.throwIfAborted()),
  };
}
