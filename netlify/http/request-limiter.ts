/** Why a request has to wait. */
export type LimitReason =
  /** The user has started too many in a short time. */
  | 'rate'
  /** The user has the maximum number of analyses running. */
  | 'own-at-once'
  /** The maximum number of analyses of all users is running. */
  | 'all-at-once';

export interface Refusal {
  admitted: false;
  reason: LimitReason;
  retryAfterS: number;
}

interface Place {
  admitted: true;
  /** To be called once, when the work has ended. Never rejects. */
  leave: () => Promise<void>;
  /**
   * Resolves when the place is stored where all instances see it: to a refusal if others were earlier, and the work
   * must stop. Never rejects. Work may begin before it resolves.
   */
  confirmed: Promise<Refusal | undefined>;
}

export type Admission = Place | Refusal;

/**
 * Decides whether a user may start an analysis now. A port, because where it counts depends on where the function runs.
 */
export interface RequestLimiter {
  /** @param uid the verified ID of the user */
  admit(uid: string): Promise<Admission>;
}

export interface Limits {
  /** Analyses that one user may start in a minute, all at once or spread. */
  perMinute: number;
  /** Analyses of one user that may run at the same time. */
  ownAtOnce: number;
  /** Analyses that may run at the same time in one instance, of all users together. */
  atOnce: number;
}

const MINUTE_MS = 60_000;

/** Tolerance in ms for the rounding errors of sums of fractions; shorter waits do not refuse. */
const ROUNDING_MS = 1;

/** Retry-After in seconds for `own-at-once` and `all-at-once`: when a running analysis will end is unknown. */
const AT_ONCE_RETRY_S = 5;

export function refused(reason: LimitReason, retryAfterS = AT_ONCE_RETRY_S): Refusal {
  return { admitted: false, reason, retryAfterS };
}

/**
 * Applies the limits of one user. A refusal for the number of running analyses does not count against the rate.
 *
 * The rate is limited by the generic cell rate algorithm in its virtual scheduling form (ITU-T I.371, annex A; ATM
 * Forum TM 4.0, 4.4.2): one time is stored for each user, when the next analysis would be due if all so far had been
 * evenly spaced. A user more than one minute's quota ahead must wait. No individual requests are counted, and no window
 * restarts for all users at once.
 *
 * @param due when the next analysis would be due, in ms on the clock of `time`
 * @param running number of running analyses of the user
 * @returns the new `due`, or the refusal
 */
export function judge(
  { perMinute, ownAtOnce }: Pick<Limits, 'perMinute' | 'ownAtOnce'>,
  { due, running }: { due: number; running: number },
  time: number,
): { admitted: true; due: number } | Refusal {
  if (running >= ownAtOnce) return refused('own-at-once');
  const spacingMs = MINUTE_MS / perMinute;
  const moment = Math.max(due, time);
  const waitMs = moment + spacingMs - MINUTE_MS - time;
  if (waitMs > ROUNDING_MS) return refused('rate', Math.ceil(waitMs / 1000));
  return { admitted: true, due: moment + spacingMs };
}
