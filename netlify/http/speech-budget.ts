import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { SpeechBudget } from '../analysis/transcription/transcribe';
import { unanswered, type SharedStore } from './shared-limiter';
import { within } from './within';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const TIMEOUT_MS = 3_000;
/** Maximum number of attempts to change a document that another analysis of the user writes to. */
const MAX_TRIES = 8;

/** Speech of one user that was sent on one day (UTC, counted from 1970), in ms. */
const usedSchema = v.object({ day: v.number(), usedMs: v.number() });
type Used = v.InferOutput<typeof usedSchema>;

export interface SpeechBudgetOptions {
  store: SharedStore;
  /** Minutes of speech that one user may have written down in a day. */
  minutesPerDay: number;
  /** Called when the store cannot be reached, or others write to it all the time. */
  onUnreachable: (error: unknown) => void;
  /** Timeout for a request to the store, in ms. */
  timeoutMs?: number;
  /** A clock in ms since 1970; `Date.now` unless given. */
  now?: () => number;
}

/**
 * The minutes of speech that each user may still have written down today, counted for all instances. While the store
 * cannot be reached nothing is granted: speech costs money, and an analysis without it is still one.
 *
 * @returns the budget of a user
 */
export function createSpeechBudget(options: SpeechBudgetOptions): (uid: string) => SpeechBudget {
  const { store, minutesPerDay, onUnreachable, now = Date.now, timeoutMs = TIMEOUT_MS } = options;
  const today = () => Math.floor(now() / DAY_MS);

  /** @returns what was used today before the change; undefined if the change could not be stored */
  async function change(key: string, changeOf: (usedMs: number) => number): Promise<number | undefined> {
    try {
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const stored = await within(store.read(key), timeoutMs, unanswered);
        const day = today();
        const usedMs = usedOn(day, stored?.value);
        const next: Used = { day, usedMs: Math.max(0, changeOf(usedMs)) };
        const written = await within(store.write(key, next, stored?.version ?? null), timeoutMs, unanswered);
        if (written !== null) return usedMs;
      }
      throw new Error('the minutes of speech are written by others all the time');
    } catch (error) {
      onUnreachable(error);
    }
    return undefined;
  }

  return (uid) => {
    let takenOn = NaN;
    const key = `speech/${createHash('sha256').update(uid).digest('hex')}`;
    const granted = (usedMs: number, wantedMs: number) =>
      Math.min(wantedMs, Math.max(0, minutesPerDay * MINUTE_MS - usedMs));
    return {
      take: async (wantedMs) => {
        takenOn = today();
        const usedMs = await change(key, (before) => before + granted(before, wantedMs));
        return usedMs === undefined ? undefined : granted(usedMs, wantedMs);
      },
      giveBack: async (unusedMs) => {
        // What was taken yesterday is not counted today.
        if (takenOn === today()) await change(key, (usedMs) => usedMs - unusedMs);
      },
    };
  };
}

function usedOn(day: number, value: unknown): number {
  const parsed = v.safeParse(usedSchema, value);
  return parsed.success && parsed.output.day === day ? parsed.output.usedMs : 0;
}
