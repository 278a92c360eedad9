import { RequestFailure } from './error-responses';
import type { LimitReason, RequestLimiter } from './request-limiter';

function sentence(reason: LimitReason, seconds: number): string {
  const wait = seconds === 1 ? '1 second' : `${seconds} seconds`;
  switch (reason) {
    case 'rate':
      return `You have started too many analyses in a short time. Please try again in ${wait}.`;
    case 'own-at-once':
      return 'Your other analyses are still running. Please wait until one of them has finished.';
    case 'all-at-once':
      return `Too many videos are being analyzed right now. Please try again in ${wait}.`;
  }
}

/**
 * Lets a person start an analysis, or says when to come back.
 *
 * @returns what to call when the analysis has ended
 * @throws RequestFailure `too-many-requests` with `Retry-After`
 */
export async function admit(limiter: RequestLimiter, uid: string): Promise<() => void> {
  const admission = await limiter.admit(uid);
  if (admission.admitted) return admission.leave;
  const { reason, retryAfterS } = admission;
  const headers = { 'retry-after': String(retryAfterS) };
  throw new RequestFailure('too-many-requests', sentence(reason, retryAfterS), headers);
}
