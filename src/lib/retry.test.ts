import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRetry, type RetryOptions } from './retry';

let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Attempts that take 100 ms and fail until `succeeds` is set. */
function setUp(options: Partial<RetryOptions> = {}) {
  const service = { succeeds: false, attempts: 0, interrupted: 0 };
  const attempt = (signal: AbortSignal) => {
    service.attempts += 1;
    return new Promise<boolean>((resolve, reject) => {
      setTimeout(() => (service.succeeds ? resolve(true) : reject(new Error('No answer'))), 100);
      signal.addEventListener('abort', () => {
        service.interrupted += 1;
        resolve(false);
      });
    });
  };
  return { service, retry: createRetry(attempt, { firstWaitMs: 1000, longestWaitMs: 4000, ...options }) };
}

describe('the waits between attempts', () => {
  it('double up to the longest, and end with a success', async () => {
    const { service, retry } = setUp();
    await Promise.all([retry.run(), vi.advanceTimersByTimeAsync(100)]);
    expect(service.attempts).toBe(1);
    // 1, 2, 4 and 4 seconds, and four attempts.
    await vi.advanceTimersByTimeAsync(11_400);
    expect(service.attempts).toBe(5);
    service.succeeds = true;
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(service.attempts).toBe(6);
  });

  it('start with the shortest again after a success', async () => {
    const { service, retry } = setUp();
    void retry.run();
    await vi.advanceTimersByTimeAsync(5000);
    service.succeeds = true;
    await vi.advanceTimersByTimeAsync(10_000);
    service.succeeds = false;
    const { attempts } = service;
    void retry.run();
    await vi.advanceTimersByTimeAsync(1200);
    expect(service.attempts).toBe(attempts + 2);
  });

  it('include one before the first attempt when it is to run later', async () => {
    const { service, retry } = setUp();
    retry.runLater();
    await vi.advanceTimersByTimeAsync(999);
    expect(service.attempts).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(service.attempts).toBe(1);
  });

  it('start with the shortest again when a later first attempt is requested', async () => {
    const { service, retry } = setUp();
    void retry.run();
    // 1 and 2 seconds, and three attempts.
    await vi.advanceTimersByTimeAsync(3300);
    expect(service.attempts).toBe(3);
    retry.runLater();
    await vi.advanceTimersByTimeAsync(999);
    expect(service.attempts).toBe(3);
    await vi.advanceTimersByTimeAsync(1);
    expect(service.attempts).toBe(4);
  });

  it('end when the retry is stopped, also while an attempt is running', async () => {
    const { service, retry } = setUp();
    void retry.run();
    retry.stop();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(service.attempts).toBe(1);
    const waiting = setUp();
    void waiting.retry.run();
    await vi.advanceTimersByTimeAsync(200);
    waiting.retry.stop();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(waiting.service.attempts).toBe(1);
  });
});

describe('when the network is back', () => {
  it('the next attempt follows at once', async () => {
    const { service, retry } = setUp();
    void retry.run();
    await vi.advanceTimersByTimeAsync(1200);
    page.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(100);
    expect(service.attempts).toBe(3);
    // The waits have started again with the shortest.
    await vi.advanceTimersByTimeAsync(1000);
    expect(service.attempts).toBe(4);
  });

  it('an attempt that is running is followed at once by the next when it fails', async () => {
    const { service, retry } = setUp();
    void retry.run();
    page.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(100);
    expect(service.attempts).toBe(2);
  });

  it('an attempt that is running is interrupted after the grace period', async () => {
    const { service, retry } = setUp({ graceMs: 50 });
    void retry.run();
    await vi.advanceTimersByTimeAsync(10);
    retry.hurry();
    await vi.advanceTimersByTimeAsync(50);
    expect(service).toMatchObject({ attempts: 2, interrupted: 1 });
  });

  it('the grace period of a failed attempt does not apply to the next one', async () => {
    const { service, retry } = setUp({ graceMs: 150 });
    void retry.run();
    await vi.advanceTimersByTimeAsync(10);
    retry.hurry();
    await vi.advanceTimersByTimeAsync(160);
    expect(service).toMatchObject({ attempts: 2, interrupted: 0 });
  });

  it('nothing happens when no work is pending', async () => {
    const { service, retry } = setUp();
    retry.hurry();
    page.dispatchEvent(new Event('online'));
    service.succeeds = true;
    void retry.run();
    await vi.advanceTimersByTimeAsync(100);
    page.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(service.attempts).toBe(1);
  });
});

describe('calls while an attempt is running', () => {
  it('share the running attempt', async () => {
    const { service, retry } = setUp();
    service.succeeds = true;
    await Promise.all([retry.run(), retry.run(), vi.advanceTimersByTimeAsync(100)]);
    expect(service.attempts).toBe(1);
  });

  it('share one attempt that starts after it when they ask for a rerun', async () => {
    const { service, retry } = setUp();
    service.succeeds = true;
    void retry.run();
    await Promise.all([retry.rerun(), retry.rerun(), vi.advanceTimersByTimeAsync(200)]);
    expect(service.attempts).toBe(2);
  });
});
