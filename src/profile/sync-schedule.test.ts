import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  createSyncSchedule,
  FIRST_PAUSE_MS,
  GRACE_MS,
  LONGEST_PAUSE_MS,
  type SyncSchedule,
} from './sync-schedule';
import { stubPage } from './testing/page-globals';

let page: ReturnType<typeof stubPage>;
let schedule: SyncSchedule | null = null;

beforeEach(() => {
  vi.useFakeTimers();
  page = stubPage();
});
afterEach(() => {
  schedule?.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('runs one pass at a time; who joins shares it, who requests gets one of their own after it', async () => {
  const ends: (() => void)[] = [];
  const pass = vi.fn(() => new Promise<boolean>((resolve) => ends.push(() => resolve(false))));
  schedule = createSyncSchedule(pass);
  const first = schedule.join();
  void schedule.join();
  const second = schedule.request();
  void schedule.request();
  expect(pass).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await first;
  await vi.waitFor(() => expect(pass).toHaveBeenCalledTimes(2));
  ends[1]?.();
  await second;
  expect(pass).toHaveBeenCalledTimes(2);
});

it('tries again after growing pauses while something is left, and rests when nothing is', async () => {
  let left = true;
  const pass = vi.fn(() => Promise.resolve(left));
  schedule = createSyncSchedule(pass);
  await schedule.join();
  const pauses: number[] = [];
  for (let pause = FIRST_PAUSE_MS; pauses.length < 6; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(pass).toHaveBeenCalledTimes(pauses.length + 1);
    await vi.advanceTimersByTimeAsync(1);
    pauses.push(pause);
    expect(pass).toHaveBeenCalledTimes(pauses.length + 1);
  }
  expect(pauses.at(-1)).toBe(LONGEST_PAUSE_MS);
  left = false;
  await schedule.request();
  const { length } = pass.mock.calls;
  await vi.advanceTimersByTimeAsync(10 * LONGEST_PAUSE_MS);
  expect(pass).toHaveBeenCalledTimes(length);
});

it('goes at once when the network is back or the page is looked at, if something is left', async () => {
  let left = false;
  const pass = vi.fn(() => Promise.resolve(left));
  schedule = createSyncSchedule(pass);
  page.page.dispatchEvent(new Event('online'));
  expect(pass).not.toHaveBeenCalled();
  left = true;
  await schedule.request();
  page.page.dispatchEvent(new Event('online'));
  expect(pass).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(0);
  page.document.visibilityState = 'hidden';
  page.document.dispatchEvent(new Event('visibilitychange'));
  expect(pass).toHaveBeenCalledTimes(2);
  page.document.visibilityState = 'visible';
  page.document.dispatchEvent(new Event('visibilitychange'));
  expect(pass).toHaveBeenCalledTimes(3);
});

it('goes again at once when the network comes back during a pass that fails for want of it', async () => {
  const ends: ((left: boolean) => void)[] = [];
  const pass = vi.fn(() => new Promise<boolean>((resolve) => ends.push(resolve)));
  schedule = createSyncSchedule(pass);
  void schedule.join();
  page.page.dispatchEvent(new Event('online'));
  ends[0]?.(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(pass).toHaveBeenCalledTimes(2);
  ends[1]?.(false);
  await vi.advanceTimersByTimeAsync(LONGEST_PAUSE_MS);
  expect(pass).toHaveBeenCalledTimes(2);
});

it('gives up a pass that is not answered although the network has come back', async () => {
  const given: AbortSignal[] = [];
  const pass = vi.fn((signal: AbortSignal) => {
    given.push(signal);
    return new Promise<boolean>((resolve) => signal.addEventListener('abort', () => resolve(true)));
  });
  schedule = createSyncSchedule(pass);
  void schedule.join();
  await vi.advanceTimersByTimeAsync(LONGEST_PAUSE_MS);
  expect(pass).toHaveBeenCalledTimes(1);
  page.page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(GRACE_MS - 1);
  expect(pass, 'it may still be answered').toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(pass).toHaveBeenCalledTimes(2);
  expect(given.map(({ aborted }) => aborted)).toEqual([true, false]);
  // Nothing is asked of the next one that has not come back since.
  await vi.advanceTimersByTimeAsync(LONGEST_PAUSE_MS);
  expect(pass).toHaveBeenCalledTimes(2);
});

it('does nothing any more once it is closed', async () => {
  const pass = vi.fn(() => Promise.resolve(true));
  schedule = createSyncSchedule(pass);
  await schedule.join();
  schedule.close();
  page.page.dispatchEvent(new Event('online'));
  await schedule.request();
  await vi.advanceTimersByTimeAsync(LONGEST_PAUSE_MS);
  expect(pass).toHaveBeenCalledTimes(1);
});
