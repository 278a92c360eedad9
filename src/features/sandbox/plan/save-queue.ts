import { createClosingQuestion } from '@/lib/leave-guard';
import { painted } from '@/lib/use-after-paint';

/** Stores changes one after another, in the order in which they were made. */
export interface SaveQueue {
  /**
   * Stores a change after the next frame, or at once if the page is about to close. Until it is stored, the browser
   * asks before the page is closed. A change that the device refuses to store is tried again with the next change.
   *
   * @param store may be called again after it has rejected. A `RangeError` means that the change is invalid: it is
   * dropped
   */
  add: (store: () => Promise<unknown>) => void;
  /** Resolves when nothing is being stored; never rejects. */
  idle: () => Promise<void>;
  /** `refused`: the device could not store a change, and nothing is being stored. */
  state: () => 'stored' | 'storing' | 'refused';
  /**
   * For the page that shows the changes: once it no longer follows, the browser does not ask about refused changes.
   *
   * @param onEnd called after each attempt with whether every change is stored
   * @returns a function that ends the following
   */
  follow: (onEnd: (isStored: boolean) => void) => () => void;
}

const counts = new Map<SaveQueue, () => number>();

/** The number of changes of this page that are not stored. */
export const countUnstoredChanges = (): number =>
  [...counts.values()].reduce((sum, count) => sum + count(), 0);

/** Waits for the next frame, so that the page responds first; less if the page is about to close. */
async function soon(): Promise<void> {
  const waiting = new AbortController();
  const { signal } = waiting;
  const leaving = new Promise<void>((resolve) => {
    for (const event of ['beforeunload', 'pagehide'])
      addEventListener(event, () => resolve(), { once: true, signal });
  });
  await Promise.race([painted(), leaving]);
  waiting.abort();
}

/** A queue has at most one follower at a time. */
export function createSaveQueue(): SaveQueue {
  const question = createClosingQuestion();
  const waiting: (() => Promise<unknown>)[] = [];
  let running: Promise<void> | null = null;
  let follower: ((isStored: boolean) => void) | null = null;

  async function storeAll(): Promise<void> {
    await soon();
    for (let store = waiting[0]; store; store = waiting[0]) {
      try {
        await store();
      } catch (error) {
        console.error('Storing the plan on this device failed', error);
        if (!(error instanceof RangeError)) break;
      }
      waiting.shift();
    }
    running = null;
    if (waiting.length === 0 || !follower) question.loses('nothing');
    follower?.(waiting.length === 0);
  }

  const queue: SaveQueue = {
    add(store) {
      waiting.push(store);
      question.loses('at-reload');
      running ??= storeAll();
    },
    idle: () => running ?? Promise.resolve(),
    state() {
      if (running) return 'storing';
      return waiting.length === 0 ? 'stored' : 'refused';
    },
    follow(onEnd) {
      follower = onEnd;
      counts.set(queue, () => waiting.length);
      if (waiting.length > 0) question.loses('at-reload');
      return () => {
        follower = null;
        counts.delete(queue);
        if (!running) question.loses('nothing');
      };
    },
  };
  return queue;
}
