import { describe, expect, it } from 'vitest';
import { createMemoryLimiter } from './memory-limiter';
import type { Limits } from './request-limiter';

const MANY = { perMinute: 1_000, ownAtOnce: 1_000, atOnce: 1_000 };

function limiterWith(limits: Partial<Limits>) {
  const clock = { ms: 5_000 };
  const limiter = createMemoryLimiter({ ...MANY, ...limits }, () => clock.ms);
  /** Enters and leaves at once: `in`, or why not and for how long. */
  const visit = async (uid = 'a'): Promise<string> => {
    const admission = await limiter.admit(uid);
    if (!admission.admitted) return `${admission.reason} ${admission.retryAfterS}`;
    await admission.leave();
    return 'in';
  };
  const stay = async (uid: string): Promise<() => Promise<void>> => {
    const admission = await limiter.admit(uid);
    if (!admission.admitted) throw new Error(`${uid} may not come in`);
    return admission.leave;
  };
  return { clock, limiter, visit, stay };
}

describe('the rate limit', () => {
  it('admits the number of a minute at once, then one at a time', async () => {
    const { clock, visit } = limiterWith({ perMinute: 6 });
    for (let count = 0; count < 6; count += 1) expect(await visit()).toBe('in');
    expect(await visit()).toBe('rate 10');
    clock.ms += 9_500;
    expect(await visit()).toBe('rate 1');
    clock.ms += 500;
    expect(await visit()).toBe('in');
    expect(await visit()).toBe('rate 10');
  });

  it.each([1, 3, 7, 11, 37])(
    'of %i admits exactly that many at once, at any time of the clock',
    async (perMinute) => {
      for (const ms of [0.1, 1_234.567, 86_399_999.9, 9_007_199_254.3]) {
        const { clock, visit } = limiterWith({ perMinute });
        clock.ms = ms;
        for (let count = 0; count < perMinute; count += 1) expect(await visit()).toBe('in');
        expect(await visit()).toMatch(/^rate/);
      }
    },
  );

  it('never admits more than twice its number within a minute, whatever the timing', async () => {
    const { clock, visit } = limiterWith({ perMinute: 6 });
    const times: number[] = [];
    for (let step = 0; step < 600; step += 1) {
      clock.ms += (step * 7_919) % 3_000;
      if ((await visit()) === 'in') times.push(clock.ms);
    }
    for (const from of times) {
      expect(times.filter((time) => time >= from && time < from + 60_000).length).toBeLessThanOrEqual(11);
    }
    const minutes = (clock.ms - 5_000) / 60_000;
    expect(times.length).toBeGreaterThan(6 * minutes - 2);
    expect(times.length).toBeLessThanOrEqual(6 * minutes + 6);
  });

  it('does not accumulate over more than a minute', async () => {
    const { clock, visit } = limiterWith({ perMinute: 2 });
    await visit();
    clock.ms += 3_600_000;
    expect([await visit(), await visit(), await visit()]).toEqual(['in', 'in', 'rate 30']);
  });

  it('is separate for each user', async () => {
    const { visit } = limiterWith({ perMinute: 1 });
    expect(await visit('a')).toBe('in');
    expect(await visit('a')).toBe('rate 60');
    expect(await visit('b')).toBe('in');
  });

  it('is not used up by refused requests', async () => {
    const { clock, visit } = limiterWith({ perMinute: 1 });
    await visit();
    for (let count = 0; count < 50; count += 1) await visit();
    clock.ms += 60_000;
    expect(await visit()).toBe('in');
  });

  it('forgets users whose requests are too long ago', async () => {
    const { clock, visit, limiter } = limiterWith({ perMinute: 1 });
    for (let user = 0; user < 1_000; user += 1) await visit(`early ${user}`);
    clock.ms += 60_000;
    await visit('late');
    expect(limiter.userCount()).toBe(1);
    expect(await visit('late')).toBe('rate 60');
    expect(await visit('early 1')).toBe('in');
  });

  it('remembers users until their requests are long enough ago, however many users there are', async () => {
    const { clock, visit, limiter } = limiterWith({ perMinute: 1 });
    for (let user = 0; user < 1_000; user += 1) await visit(`early ${user}`);
    clock.ms += 30_000;
    expect(await visit('late')).toBe('in');
    expect(limiter.userCount()).toBe(1_001);
    expect(await visit('early 1')).toBe('rate 30');
    clock.ms += 31_000;
    expect(await visit('latest')).toBe('in');
    expect(limiter.userCount()).toBe(2);
    expect(await visit('late')).toBe('rate 29');
  });
});

describe('the limit of analyses at once', () => {
  it('applies per user, and in total', async () => {
    const { visit, stay } = limiterWith({ ownAtOnce: 2, atOnce: 3 });
    const leave = [await stay('a'), await stay('a')];
    expect(await visit('a')).toBe('own-at-once 5');
    await stay('b');
    expect(await visit('c')).toBe('all-at-once 5');
    await leave[0]?.();
    expect(await visit('c')).toBe('in');
    expect(await visit('a')).toBe('in');
  });

  it('counts a released place once', async () => {
    const { visit, stay } = limiterWith({ ownAtOnce: 2, atOnce: 2 });
    const leave = await stay('a');
    await stay('a');
    await leave();
    await leave();
    await stay('b');
    expect(await visit('c')).toBe('all-at-once 5');
  });

  it('does not charge the rate limit of a request that it refuses', async () => {
    const { visit, stay } = limiterWith({ perMinute: 2, ownAtOnce: 1 });
    const leave = await stay('a');
    for (let count = 0; count < 10; count += 1) expect(await visit('a')).toBe('own-at-once 5');
    await leave();
    expect(await visit('a')).toBe('in');
    expect(await visit('a')).toBe('rate 30');
  });
});
