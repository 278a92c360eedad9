/** Why a request has to wait. */
export type LimitReason =
  /** This person has started too many in a short time. */
  | 'rate'
  /** This person has as many running as one may. */
  | 'own-at-once'
  /** As many are running as there may be. */
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
   * Resolves when the place is stored where all instances see it: with a refusal where others were earlier, and the work
   * has to stop. Never rejects. Work may begin before it.
   */
  confirmed: Promise<Refusal | undefined>;
}

export type Admission = Place | Refusal;

/** Decides who may start an analysis now. A port, because what it counts in is a matter of where the function runs. */
export interface RequestLimiter {
  /** @param uid the verified id of the person */
  admit(uid: string): Promise<Admission>;
}

export interface Limits {
  /** Analyses that one person may start in a minute, all at once or spread. */
  perMinute: number;
  /** Analyses of one person that may run at the same time. */
  ownAtOnce: number;
  /** Analyses that may run at the same time in one instance, of all people together. */
  atOnce: number;
}

const MINUTE_MS = 60_000;

/** Sums of fractions are not exact; nobody waits for less than this. */
const ROUNDING_MS = 1;

/** When to come back where nobody knows when a running analysis ends. */
const AT_ONCE_RETRY_S = 5;

export function refused(reason: LimitReason, retryAfterS = AT_ONCE_RETRY_S): Refusal {
  return { admitted: false, reason, retryAfterS };
}

/**
 * The limits of one person. Whoever is refused for what runs at once has not used up any of the rate.
 *
 * The rate is limited by the generic cell rate algorithm in its form of virtual scheduling (ITU-T I.371, annex A;
 * ATM Forum TM 4.0, 4.4.2): for each person one time is stored, that at which all analyses so far would have
 * come due if they came evenly. Who is a minute's worth ahead of it has to wait. Nothing is counted per
 * request, and no window begins anew for everybody at once.
 *
 * @param due when the next one would be due, in ms of the clock of `time`
 * @param running how many of them run
 * @returns when the next one is due from now on
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
