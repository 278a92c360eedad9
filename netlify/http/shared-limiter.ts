import { createHash, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import {
  judge,
  refused,
  type Admission,
  type Limits,
  type Refusal,
  type RequestLimiter,
} from './request-limiter';

/** A store that all instances share, with conditional writes. */
export interface SharedStore {
  /** @returns null where there is nothing */
  read: (key: string) => Promise<{ value: unknown; version: string } | null>;
  /**
   * @param version of the value that is replaced; null where there must be none
   * @returns the new version, or null where somebody else has written meanwhile
   */
  write: (key: string, value: unknown, version: string | null) => Promise<string | null>;
}

export interface SharedLimiterOptions {
  /** What is counted apart from other functions. */
  name: string;
  limits: Limits;
  store: SharedStore;
  /** The limits of this instance; they alone hold while the store cannot be reached. */
  local: RequestLimiter;
  /** Told when the store cannot be reached, at most once in `PAUSE_MS`. */
  onUnreachable: (error: unknown) => void;
  /** A place whose worker does not renew it for so long comes free, in ms. */
  leaseMs?: number;
  /** Longest wait for the store, in ms. */
  timeoutMs?: number;
}

const LEASE_MS = 90_000;
const TIMEOUT_MS = 1_500;

/** After a failure the store is left alone for so long, in ms, so that not every analysis waits for it. */
const PAUSE_MS = 30_000;

/** How often a document that others write to at the same time is read again. */
const MOST_TRIES = 8;

/** Longest wait in ms between two of these tries. */
const LONGEST_WAIT_MS = 60;

/** One person: when the next analysis would be due, and the running ones with the ends of their leases (ms since 1970). */
const countsSchema = v.object({ due: v.number(), running: v.record(v.string(), v.number()) });
type Counts = v.InferOutput<typeof countsSchema>;

interface Held {
  counts: Counts;
  version: string | null;
}

/** What is stored, without the places whose leases have run out. */
function countsOf(value: unknown, now: number): Counts {
  const parsed = v.safeParse(countsSchema, value);
  if (!parsed.success) return { due: 0, running: {} };
  const alive = Object.entries(parsed.output.running).filter(([, end]) => end > now);
  return { due: parsed.output.due, running: Object.fromEntries(alive) };
}

function isRefusal(judged: Counts | Refusal): judged is Refusal {
  return 'admitted' in judged;
}

/**
 * Counts in a store that all instances share: one document for each person, which is read before an analysis begins and
 * written while it does, so that it waits for one answer of the store and not for two. The total of all people at once is
 * counted by each instance for itself: one document of everybody would be written by everybody.
 *
 * Where the store cannot be reached, the limits of the instance hold: an analysis is worth more than an exact count.
 */
export function createSharedLimiter(options: SharedLimiterOptions): RequestLimiter {
  const { name, limits, store, local, onUnreachable, leaseMs = LEASE_MS, timeoutMs = TIMEOUT_MS } = options;
  let pausedUntil = 0;

  function within<T>(work: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const error = new Error('the store of the limits does not answer');
      timer = setTimeout(() => reject(error), timeoutMs);
      timer.unref();
    });
    return Promise.race([work, late]).finally(() => clearTimeout(timer));
  }

  function failed(error: unknown): void {
    if (Date.now() < pausedUntil) return;
    pausedUntil = Date.now() + PAUSE_MS;
    onUnreachable(error);
  }

  async function read(key: string): Promise<Held> {
    const stored = await within(store.read(key));
    return { counts: countsOf(stored?.value, Date.now()), version: stored?.version ?? null };
  }

  /**
   * Changes a document, and judges anew each time that somebody else was faster.
   *
   * @param held what is known of it
   * @returns why it was not changed
   */
  async function change(
    key: string,
    held: Held | undefined,
    next: (counts: Counts) => Counts | Refusal,
  ): Promise<Refusal | undefined> {
    let known = held;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      known ??= await read(key);
      const counts = next(known.counts);
      if (isRefusal(counts)) return counts;
      if ((await within(store.write(key, counts, known.version))) !== null) return undefined;
      known = undefined;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_WAIT_MS));
    }
    return refused('rate', 1);
  }

  function entered({ due, running }: Counts, place: string): Counts | Refusal {
    const now = Date.now();
    const judged = judge(limits, { due, running: Object.keys(running).length }, now);
    return judged.admitted ? { due: judged.due, running: { ...running, [place]: now + leaseMs } } : judged;
  }

  /** Takes a place that `local` has given already. */
  function hold(key: string, held: Held, leaveLocal: () => Promise<void>): Admission {
    const place = randomUUID();
    let isIn = true;
    const confirmed = change(key, held, (counts) => entered(counts, place)).catch((error: unknown) => {
      failed(error);
      return undefined;
    });
    const quietly = (running: (counts: Counts) => Counts): Promise<unknown> =>
      change(key, undefined, running).catch(failed);
    const renewal = setInterval(() => {
      const end = Date.now() + leaseMs;
      void quietly(({ due, running }) => ({ due, running: isIn ? { ...running, [place]: end } : running }));
    }, leaseMs / 3);
    renewal.unref();
    return {
      admitted: true,
      confirmed,
      leave: async () => {
        if (!isIn) return;
        isIn = false;
        clearInterval(renewal);
        await leaveLocal();
        if ((await confirmed) !== undefined) return;
        await quietly(({ due, running }) => ({
          due,
          running: Object.fromEntries(Object.entries(running).filter(([id]) => id !== place)),
        }));
      },
    };
  }

  return {
    admit: async (uid) => {
      if (Date.now() < pausedUntil) return local.admit(uid);
      const key = `${name}/${createHash('sha256').update(uid).digest('hex')}`;
      try {
        const held = await read(key);
        const judged = entered(held.counts, '');
        if (isRefusal(judged)) return judged;
        const admission = await local.admit(uid);
        return admission.admitted ? hold(key, held, admission.leave) : admission;
      } catch (error) {
        failed(error);
        return local.admit(uid);
      }
    },
  };
}
