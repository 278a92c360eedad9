import { describe, expect, it, vi } from 'vitest';
import { AnalysisFailure } from '../analysis/errors';
import { createMemoryLimiter } from './memory-limiter';
import { refused, type Refusal, type RequestLimiter } from './request-limiter';
import { call, errorOf, post, providerOf, RESULT, setUp, SIGNED_IN } from './testing/handler-set-up';
import { eventsOf } from './testing/read-events';

const URL_OF_VIDEO = 'https://example.com/a.mp4';
const BODY = JSON.stringify({ url: URL_OF_VIDEO });

const asking = (): Request => post(BODY, { ...SIGNED_IN, accept: 'text/event-stream' });
const never = (): Promise<never> => new Promise(() => undefined);

describe('the request limits', () => {
  const limits = { perMinute: 4, ownAtOnce: 1, atOnce: 1 };

  it.each(['text/event-stream', 'application/json'])(
    'refuse a request that accepts %s with an error in JSON',
    async (accept) => {
      const limiter = createMemoryLimiter({ ...limits, perMinute: 1 });
      const { handle, entries } = setUp({ limiter });
      expect((await handle(call(URL_OF_VIDEO))).status).toBe(200);
      const response = await handle(post(BODY, { ...SIGNED_IN, accept }));
      expect(response.headers.get('retry-after')).toBe('60');
      expect(await errorOf(response)).toEqual({
        status: 429,
        code: 'too-many-requests',
        message: 'You have started too many analyses in a short time. Please try again in 60 seconds.',
      });
      expect(entries.at(-1)).toMatchObject({ outcome: 'too-many-requests' });
    },
  );

  it('do not count requests that are refused for another reason', async () => {
    const { handle } = setUp({ limiter: createMemoryLimiter({ ...limits, perMinute: 1 }) });
    for (let count = 0; count < 5; count += 1) await handle(post('{"url":"http://127.0.0.1/"}'));
    expect((await handle(call(URL_OF_VIDEO))).status).toBe(200);
  });

  it('release a place after a result, a failure and an early end', async () => {
    let next: () => Promise<typeof RESULT> = () => Promise.resolve(RESULT);
    const provider = providerOf(() => next());
    const { handle } = setUp({ provider, limiter: createMemoryLimiter(limits) });
    await eventsOf(await handle(asking()));
    next = () => Promise.reject(new AnalysisFailure('damaged', 'Broken.'));
    await eventsOf(await handle(asking()));
    expect((await handle(call(URL_OF_VIDEO))).status).toBe(422);
    next = never;
    const { body } = await handle(asking());
    expect(await errorOf(await handle(asking()))).toMatchObject({
      status: 429,
      message: 'Your other analyses are still running. Please wait until one of them has finished.',
    });
    await body?.cancel();
    // The rate is used up by now: the rate refuses, no longer the number of running analyses.
    expect((await errorOf(await handle(asking()))).message).toMatch(/many analyses in a short time/);
  });

  it('stop a running analysis when another instance took the last place before it', async () => {
    const leave = vi.fn(() => Promise.resolve());
    let refuse: () => void = () => undefined;
    const limiter: RequestLimiter = {
      admit: () => {
        const confirmed = new Promise<Refusal>((resolve) => (refuse = () => resolve(refused('own-at-once'))));
        return Promise.resolve({ admitted: true, leave, confirmed });
      },
    };
    const provider = providerOf(() => {
      refuse();
      return never();
    });
    const { handle, entries } = setUp({ provider, limiter });
    const response = await handle(call(URL_OF_VIDEO));
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await errorOf(response)).toMatchObject({ status: 429, code: 'too-many-requests' });
    expect((await eventsOf(await handle(asking()))).at(-1)).toMatchObject({
      event: 'error',
      data: { status: 429, retryAfterS: 5, error: { code: 'too-many-requests' } },
    });
    expect(leave).toHaveBeenCalledTimes(2);
    expect(entries.map(({ outcome }) => outcome)).toEqual(['too-many-requests', 'too-many-requests']);
  });
});
