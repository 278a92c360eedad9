import { judge, refused, type Admission, type Limits, type RequestLimiter } from './request-limiter';

/** From this many people on, those whose time is past are forgotten. */
const SWEEP_FROM = 1_000;

export interface MemoryLimiter extends RequestLimiter {
  /** How many people are remembered: it must not grow for ever. */
  people: () => number;
}

/**
 * Counts in the memory of this process.
 *
 * What that cannot do: a platform that starts more instances under load, as Netlify does, gives each its
 * own count, an instance that is put to sleep forgets, and where an instance serves one request at a time
 * nothing ever runs "at once" in it. `shared-limiter.ts` counts for all instances.
 *
 * @param now a clock in milliseconds that never steps back
 */
export function createMemoryLimiter(limits: Limits, now = (): number => performance.now()): MemoryLimiter {
  /** By person: when the next one would be due. */
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
    // The total comes before the rate: whoever waits for it is told the shorter time.
    if (total >= limits.atOnce && (judged.admitted || judged.reason === 'rate'))
      return refused('all-at-once');
    if (!judged.admitted) return judged;
    sweep(time);
    due.set(uid, judged.due);
    running.set(uid, own + 1);
    total += 1;
    return { admitted: true, leave: leaveOnce(uid), confirmed: Promise.resolve(undefined) };
  }

  return { admit: (uid) => Promise.resolve(admit(uid)), people: () => due.size };
}
