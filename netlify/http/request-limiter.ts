/** Why a request has to wait. */
export type LimitReason =
  /** This person has started too many in a short time. */
  | 'rate'
  /** This person has as many running as one may. */
  | 'own-at-once'
  /** As many are running as there may be. */
  | 'all-at-once';

export type Admission =
  | {
      admitted: true;
      /** To be called once, when the work has ended. */
      leave: () => void;
    }
  | { admitted: false; reason: LimitReason; retryAfterS: number };

/**
 * Decides who may start an analysis now. A port, because what it counts in is a matter of where the function runs:
 * see `memory-limiter.ts` for what counting in one process cannot do.
 */
export interface RequestLimiter {
  /** @param uid the verified id of the person */
  admit(uid: string): Promise<Admission>;
}

export interface Limits {
  /** Analyses that one person may start in a minute, all at once or spread. */
  perMinute: number;
  /** Analyses of one person that may run at the same time. */
  ownAtOnce: number;
  /** Analyses that may run at the same time, of all people together. */
  atOnce: number;
}
