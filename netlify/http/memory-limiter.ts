import { judge, refused, type Admission, type Limits, type RequestLimiter } from './request-limiter';

/** From this number of users on, those whose time has passed are forgotten. */
const SWEEP_FROM = 1_000;

export interface MemoryLimiter extends RequestLimiter {
  /** Number of users that are remembered: it must not grow forever. */
  userCount: () => number;
}

/**
 * Counts in the memory of this process.
 *
 * Its limitations: on a platform that starts more instances under load, as Netlify does, each instance has its own
 * count, a suspended instance forgets its counts, and if an instance serves one request at a time, nothing ever runs
 * concurrently in it. `shared-limiter.ts` counts for all instances.
 *
 * @param now a monotonic clock in milliseconds
 */
export function createMemoryLimiter(limits: Limits, now = (): number => performance.now()): MemoryLimiter {
  /** By user: when the next analysis would be due. */
  const due = new Map<string, number>();
  const running = new Map<string, number>();
  let total = 0;

  function sweep(time: number): void {
    if (due.size < SWEEP_FROM) return;
    for (const [uid, moment] of due) if (moment <= time) due.delete(uid);
  }

  function leaveOnce(uid: string): () => Promise<void> {
    let isIn = true;
    return () => {
      if (isIn) {
        isIn = false;
        total -= 1;
        const rest = (running.get(uid) ?? 1) - 1;
        if (rest > 0) running.set(uid, rest);
        else running.delete(uid);
      }
      return Promise.resolve();
    };
  }

  function admit(uid: string): Admission {
    const own = running.get(uid) ?? 0;
    const time = now();
    const judged = judge(limits, { due: due.get(uid) ?? 0, running: own }, time);
    // The total is checked before the rate: its wait is the shorter one.
    if (total >= limits.atOnce && (judged.admitted || judged.reason === 'rate'))
      return refused('all-at-once');
    if (!judged.admitted) return judged;
    sweep(time);
    due.set(uid, judged.due);
    running.set(uid, own + 1);
    total += 1;
    return { admitted: true, leave: leaveOnce(uid), confirmed: Promise.resolve(undefined) };
  }

  return { admit: (uid) => Promise.resolve(admit(uid)), userCount: () => due.size };
}
