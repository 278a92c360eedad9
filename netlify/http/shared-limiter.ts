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
import { within } from './within';

/** A store that all instances share, with conditional writes. */
export interface SharedStore {
  /** @returns null if there is no value */
  read: (key: string) => Promise<{ value: unknown; version: string } | null>;
  /**
   * @param version of the value that is replaced; null if no value must exist
   * @returns the new version, or null if another instance has written in the meantime
   */
  write: (key: string, value: unknown, version: string | null) => Promise<string | null>;
}

export const unanswered = () => new Error('the store of the limits does not answer');

export interface SharedLimiterOptions {
  /** Name of the function; each function has separate counts. */
  name: string;
  limits: Limits;
  store: SharedStore;
  /** The limits of this instance; they alone apply while the store cannot be reached. */
  local: RequestLimiter;
  /** Called when the store cannot be reached, at most once in `PAUSE_MS`. */
  onUnreachable: (error: unknown) => void;
  /** After this time without a renewal by its worker, a place becomes free, in ms. */
  leaseMs?: number;
  /** Timeout for a request to the store, in ms. */
  timeoutMs?: number;
}

const LEASE_MS = 90_000;
const TIMEOUT_MS = 1_500;

/** After a failure the store is not used for this time, in ms, so that not every analysis waits for it. */
const PAUSE_MS = 30_000;

/** Maximum number of attempts to change a document that others write to at the same time. */
const MAX_TRIES = 8;

/** Longest wait for freeing a place, in time-outs: one read and one write. Later attempts are not awaited. */
const LEAVE_TIMEOUTS = 2;

/** Longest wait between two attempts, in ms. */
const MAX_WAIT_MS = 60;

/**
 * The counts of one user: when the next analysis would be due, and the ends of the leases of the running ones, in ms
 * since 1970.
 */
const countsSchema = v.object({ due: v.number(), running: v.record(v.string(), v.number()) });
type Counts = v.InferOutput<typeof countsSchema>;

interface Held {
  counts: Counts;
  version: string | null;
}

/** The stored counts, without the places whose leases have expired. */
function countsOf(value: unknown, now: number): Counts {
  const parsed = v.safeParse(countsSchema, value);
  if (!parsed.success) return { due: 0, running: {} };
  const alive = Object.entries(parsed.output.running).filter(([, end]) => end > now);
  return { due: parsed.output.due, running: Object.fromEntries(alive) };
}

function isRefusal(judged: Counts | Refusal): judged is Refusal {
  return 'admitted' in judged;
}

/** The store with its limits, and what is needed to use it. */
interface Shared extends Required<Pick<SharedLimiterOptions, 'limits' | 'store' | 'leaseMs' | 'timeoutMs'>> {
  /** To be told when the store has failed. */
  failed: (error: unknown) => void;
}

/**
 * Counts in a store that all instances share: one document for each user, which is read before an analysis starts and
 * written while it is starting, so that it waits for one answer of the store instead of two. The total of all users is
 * counted by each instance separately: a single document would be written by all instances.
 *
 * While the store cannot be reached, the limits of the instance apply: an analysis matters more than an exact count.
 */
export function createSharedLimiter(options: SharedLimiterOptions): RequestLimiter {
  const { name, limits, store, local, onUnreachable, leaseMs = LEASE_MS, timeoutMs = TIMEOUT_MS } = options;
  let pausedUntil = 0;

  function failed(error: unknown): void {
    if (Date.now() < pausedUntil) return;
    pausedUntil = Date.now() + PAUSE_MS;
    onUnreachable(error);
  }

  const shared: Shared = { limits, store, leaseMs, timeoutMs, failed };
  return {
    admit: async (uid) => {
      if (Date.now() < pausedUntil) return local.admit(uid);
      const key = `${name}/${createHash('sha256').update(uid).digest('hex')}`;
      try {
        const held = await read(shared, key);
        const judged = entered(shared, held.counts, '');
        if (isRefusal(judged)) return judged;
        const admission = await local.admit(uid);
        return admission.admitted ? hold(shared, key, held, admission.leave) : admission;
      } catch (error) {
        failed(error);
        return local.admit(uid);
      }
    },
  };
}

async function read({ store, timeoutMs }: Shared, key: string): Promise<Held> {
  const stored = await within(store.read(key), timeoutMs, unanswered);
  return { counts: countsOf(stored?.value, Date.now()), version: stored?.version ?? null };
}

/**
 * Changes a document, and applies the limits again each time another writer was faster.
 *
 * @param held the document as last read
 * @returns why it was not changed; undefined if it was
 */
async function change(
  shared: Shared,
  key: string,
  held: Held | undefined,
  next: (counts: Counts) => Counts | Refusal,
): Promise<Refusal | undefined> {
  const { store, timeoutMs } = shared;
  let known = held;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    known ??= await read(shared, key);
    const counts = next(known.counts);
    if (isRefusal(counts)) return counts;
    if ((await within(store.write(key, counts, known.version), timeoutMs, unanswered)) !== null)
      return undefined;
    known = undefined;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_WAIT_MS));
  }
  return refused('rate', 1);
}

/** The counts with one more place, or why there is none. */
function entered({ limits, leaseMs }: Shared, { due, running }: Counts, place: string): Counts | Refusal {
  const now = Date.now();
  const judged = judge(limits, { due, running: Object.keys(running).length }, now);
  return judged.admitted ? { due: judged.due, running: { ...running, [place]: now + leaseMs } } : judged;
}

/** Stores a place that the limits of the instance have already granted, and frees it there with `leaveLocal`. */
function hold(shared: Shared, key: string, held: Held, leaveLocal: () => Promise<void>): Admission {
  const { leaseMs, timeoutMs, failed } = shared;
  const place = randomUUID();
  let isIn = true;
  const enter = (counts: Counts) => entered(shared, counts, place);
  const confirmed = change(shared, key, held, enter).catch((error: unknown) => {
    failed(error);
    return undefined;
  });
  const renewal = setInterval(() => {
    const end = Date.now() + leaseMs;
    change(shared, key, undefined, ({ due, running }) => ({
      due,
      running: isIn ? { ...running, [place]: end } : running,
    })).catch(failed);
  }, leaseMs / 3);
  renewal.unref();
  async function free(): Promise<void> {
    if ((await confirmed) !== undefined) return;
    await change(shared, key, undefined, ({ due, running }) => ({
      due,
      running: Object.fromEntries(Object.entries(running).filter(([id]) => id !== place)),
    }));
  }
  return {
    admitted: true,
    confirmed,
    leave: async () => {
      if (!isIn) return;
      isIn = false;
      clearInterval(renewal);
      await leaveLocal();
      // The answer waits for this. If many others write at the same time, it need not wait for all attempts.
      await within(free().catch(failed), LEAVE_TIMEOUTS * timeoutMs, unanswered).catch(() => undefined);
    },
  };
}
