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

describe('the rate', () => {
  it('lets a minute’s worth in at once, then one at a time', async () => {
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
    'of %i lets in exactly so many at once, at any time of the clock',
    async (perMinute) => {
      for (const ms of [0.1, 1_234.567, 86_399_999.9, 9_007_199_254.3]) {
        const { clock, visit } = limiterWith({ perMinute });
        clock.ms = ms;
        for (let count = 0; count < perMinute; count += 1) expect(await visit()).toBe('in');
        expect(await visit()).toMatch(/^rate/);
      }
    },
  );

  it('never lets in more than two minutes’ worth within a minute, whatever the rhythm', async () => {
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

  it('cannot be saved up', async () => {
    const { clock, visit } = limiterWith({ perMinute: 2 });
    await visit();
    clock.ms += 3_600_000;
    expect([await visit(), await visit(), await visit()]).toEqual(['in', 'in', 'rate 30']);
  });

  it('is each person’s own', async () => {
    const { visit } = limiterWith({ perMinute: 1 });
    expect(await visit('a')).toBe('in');
    expect(await visit('a')).toBe('rate 60');
    expect(await visit('b')).toBe('in');
  });

  it('is not used up by being refused', async () => {
    const { clock, visit } = limiterWith({ perMinute: 1 });
    await visit();
    for (let count = 0; count < 50; count += 1) await visit();
    clock.ms += 60_000;
    expect(await visit()).toBe('in');
  });

  it('does not remember everybody for ever', async () => {
    const { clock, visit, limiter } = limiterWith({ perMinute: 1 });
    for (let person = 0; person < 1_000; person += 1) await visit(`early ${person}`);
    clock.ms += 60_000;
    await visit('late');
    expect(limiter.people()).toBe(1);
    expect(await visit('late')).toBe('rate 60');
    expect(await visit('early 1')).toBe('in');
  });

  it('remembers people until their time is past, however many there are', async () => {
    const { clock, visit, limiter } = limiterWith({ perMinute: 1 });
    for (let person = 0; person < 1_000; person += 1) await visit(`early ${person}`);
    clock.ms += 30_000;
    expect(await visit('late')).toBe('in');
    expect(limiter.people()).toBe(1_001);
    expect(await visit('early 1')).toBe('rate 30');
    clock.ms += 31_000;
    expect(await visit('latest')).toBe('in');
    expect(limiter.people()).toBe(2);
    expect(await visit('late')).toBe('rate 29');
  });
});

describe('what runs at once', () => {
  it('is limited for one person, and for all', async () => {
    const { visit, stay } = limiterWith({ ownAtOnce: 2, atOnce: 3 });
    const leave = [await stay('a'), await stay('a')];
    expect(await visit('a')).toBe('own-at-once 5');
    await stay('b');
    expect(await visit('c')).toBe('all-at-once 5');
    await leave[0]?.();
    expect(await visit('c')).toBe('in');
    expect(await visit('a')).toBe('in');
  });

  it('counts each leaving once', async () => {
    const { visit, stay } = limiterWith({ ownAtOnce: 2, atOnce: 2 });
    const leave = await stay('a');
    await stay('a');
    await leave();
    await leave();
    await stay('b');
    expect(await visit('c')).toBe('all-at-once 5');
  });

  it('takes nothing from the rate of whom it refuses', async () => {
    const { visit, stay } = limiterWith({ perMinute: 2, ownAtOnce: 1 });
    const leave = await stay('a');
    for (let count = 0; count < 10; count += 1) expect(await visit('a')).toBe('own-at-once 5');
    await leave();
    expect(await visit('a')).toBe('in');
    expect(await visit('a')).toBe('rate 30');
  });
});
