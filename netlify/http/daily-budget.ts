import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { DailyBudget } from '../analysis/endpoint/send-all';
import { unanswered, type SharedStore } from './shared-limiter';
import { within } from './within';

const DAY_MS = 86_400_000;
const TIMEOUT_MS = 3_000;
/** Maximum number of attempts to change a document that another analysis of the user writes to. */
const MAX_TRIES = 8;

/** What one user has sent on one day (UTC, counted from 1970). */
const usedSchema = v.object({ day: v.number(), used: v.number() });
type Used = v.InferOutput<typeof usedSchema>;

export interface DailyBudgetOptions {
  store: SharedStore;
  /** What is counted; each has counts of its own. */
  name: string;
  /** What one user may send in a day. */
  perDay: number;
  /** Called when the store cannot be reached, or others write to it all the time. */
  onUnreachable: (error: unknown) => void;
  /** Timeout for a request to the store, in ms. */
  timeoutMs?: number;
  /** A clock in ms since 1970; `Date.now` unless given. */
  now?: () => number;
}

/**
 * What each user may still send to a service today, counted for all instances. While the store cannot be reached nothing
 * is granted: a service costs money, and an analysis without it is still one.
 *
 * @returns the budget of a user
 */
export function createDailyBudget(options: DailyBudgetOptions): (uid: string) => DailyBudget {
  const { store, name, perDay, onUnreachable, now = Date.now, timeoutMs = TIMEOUT_MS } = options;
  const today = () => Math.floor(now() / DAY_MS);

  /** @returns what was used today before the change; undefined if the change could not be stored */
  async function change(key: string, changeOf: (used: number) => number): Promise<number | undefined> {
    try {
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const stored = await within(store.read(key), timeoutMs, unanswered);
        const day = today();
        const used = usedOn(day, stored?.value);
        const next: Used = { day, used: Math.max(0, changeOf(used)) };
        const written = await within(store.write(key, next, stored?.version ?? null), timeoutMs, unanswered);
        if (written !== null) return used;
      }
      throw new Error('the budget is written by others all the time');
    } catch (error) {
      onUnreachable(error);
    }
    return undefined;
  }

  return (uid) => {
    let takenOn = NaN;
    const key = `${name}/${createHash('sha256').update(uid).digest('hex')}`;
    const granted = (used: number, wanted: number) => Math.min(wanted, Math.max(0, perDay - used));
    return {
      take: async (wanted) => {
        takenOn = today();
        const used = await change(key, (before) => before + granted(before, wanted));
        return used === undefined ? undefined : granted(used, wanted);
      },
      giveBack: async (unused) => {
        // What was taken yesterday is not counted today.
        if (takenOn === today()) await change(key, (used) => used - unused);
      },
    };
  };
}

function usedOn(day: number, value: unknown): number {
  const parsed = v.safeParse(usedSchema, value);
  return parsed.success && parsed.output.day === day ? parsed.output.used : 0;
}
