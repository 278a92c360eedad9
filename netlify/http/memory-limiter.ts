import type { Admission, LimitReason, Limits, RequestLimiter } from './request-limiter';

const MINUTE_MS = 60_000;

/** Sums of fractions are not exact; nobody waits for less than this. */
const ROUNDING_MS = 1;

/** When to come back where nobody knows when a running analysis ends. */
const AT_ONCE_RETRY_S = 5;

/** From this many people on, those whose time is past are forgotten. */
const SWEEP_FROM = 1_000;

function refused(reason: LimitReason, retryAfterS: number): Admission {
  return { admitted: false, reason, retryAfterS };
}

export interface MemoryLimiter extends RequestLimiter {
  /** How many people are remembered: it must not grow for ever. */
  people: () => number;
}

/**
 * Counts in the memory of this process.
 *
 * What that cannot do: a platform that starts more instances under load, as Netlify does, gives each its
 * own count, an instance that is put to sleep forgets, and where an instance serves one request at a time
 * nothing ever runs "at once" in it. There these limits slow a single insistent caller down and protect the
 * instance, but are no quota. A quota needs a store that all instances share, behind the same port.
 *
 * The rate is limited by the generic cell rate algorithm in its form of virtual scheduling (ITU-T I.371, annex A;
 * ATM Forum TM 4.0, 4.4.2): for each person one time is stored, that at which all analyses so far would have
 * come due if they came evenly. Who is a minute's worth ahead of it has to wait. Nothing is counted per
 * request, and no window begins anew for everybody at once.
 *
 * @param now a clock in milliseconds that never steps back
 */
export function createMemoryLimiter(limits: Limits, now = (): number => performance.now()): MemoryLimiter {
  const spacingMs = MINUTE_MS / limits.perMinute;
  /** By person: when the next one would be due. */
  const due = new Map<string, number>();
  const running = new Map<string, number>();
  let total = 0;

  function sweep(time: number): void {
    if (due.size < SWEEP_FROM) return;
    for (const [uid, moment] of due) if (moment <= time) due.delete(uid);
  }

  function leaveOnce(uid: string): () => void {
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      total -= 1;
      const rest = (running.get(uid) ?? 1) - 1;
      if (rest > 0) running.set(uid, rest);
      else running.delete(uid);
    };
  }

  /** Whoever is refused for what runs at once has not used up any of the rate. */
  function admit(uid: string): Admission {
    const own = running.get(uid) ?? 0;
    if (own >= limits.ownAtOnce) return refused('own-at-once', AT_ONCE_RETRY_S);
    if (total >= limits.atOnce) return refused('all-at-once', AT_ONCE_RETRY_S);
    const time = now();
    const moment = Math.max(due.get(uid) ?? 0, time);
    const waitMs = moment + spacingMs - MINUTE_MS - time;
    if (waitMs > ROUNDING_MS) return refused('rate', Math.ceil(waitMs / 1000));
    sweep(time);
    due.set(uid, moment + spacingMs);
    running.set(uid, own + 1);
    total += 1;
    return { admitted: true, leave: leaveOnce(uid) };
  }

  return { admit: (uid) => Promise.resolve(admit(uid)), people: () => due.size };
}
