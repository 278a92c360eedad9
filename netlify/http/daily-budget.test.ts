import { describe, expect, it } from 'vitest';
import { createDailyBudget } from './daily-budget';
import type { SharedStore } from './shared-limiter';

const MINUTE_MS = 60_000;

/** A store in memory with versions; `conflicts` writes fail because somebody else was faster. */
function memoryStore({ conflicts = 0 } = {}) {
  const values = new Map<string, { value: unknown; version: string }>();
  let failing = conflicts;
  const store: SharedStore = {
    read: (key) => Promise.resolve(values.get(key) ?? null),
    write: (key, value, version) => {
      if ((values.get(key)?.version ?? null) !== version || failing > 0) {
        failing -= 1;
        return Promise.resolve(null);
      }
      const next = String(Number(version ?? 0) + 1);
      values.set(key, { value, version: next });
      return Promise.resolve(next);
    },
  };
  return { store, values };
}

const onUnreachable = (error: unknown) => {
  throw error;
};

describe('the budget of a user for a day', () => {
  it('are granted until they are used up', async () => {
    const { store } = memoryStore();
    const budget = createDailyBudget({ store, name: 'speech', perDay: 10 * MINUTE_MS, onUnreachable })(
      'anna',
    );
    expect(await budget.take(7 * MINUTE_MS)).toBe(7 * MINUTE_MS);
    expect(await budget.take(7 * MINUTE_MS)).toBe(3 * MINUTE_MS);
    expect(await budget.take(1)).toBe(0);
    await budget.giveBack(2 * MINUTE_MS);
    expect(await budget.take(7 * MINUTE_MS)).toBe(2 * MINUTE_MS);
  });

  it('are counted for each user, without the name of the user', async () => {
    const { store, values } = memoryStore();
    const of = createDailyBudget({ store, name: 'speech', perDay: MINUTE_MS, onUnreachable });
    await of('anna').take(MINUTE_MS);
    expect(await of('ben').take(MINUTE_MS)).toBe(MINUTE_MS);
    expect(values.size).toBe(2);
    expect([...values.keys()].join()).not.toContain('anna');
  });

  it('are counted for each service', async () => {
    const { store } = memoryStore();
    const options = { store, perDay: 3, onUnreachable };
    await createDailyBudget({ ...options, name: 'speech' })('anna').take(3);
    expect(await createDailyBudget({ ...options, name: 'scenes' })('anna').take(5)).toBe(3);
  });

  it('are new on the next day', async () => {
    const { store } = memoryStore();
    let time = Date.UTC(2026, 0, 1, 23, 59);
    const budget = createDailyBudget({
      store,
      name: 'speech',
      perDay: MINUTE_MS,
      onUnreachable,
      now: () => time,
    })('anna');
    expect(await budget.take(MINUTE_MS)).toBe(MINUTE_MS);
    expect(await budget.take(MINUTE_MS)).toBe(0);
    time += 2 * MINUTE_MS;
    await budget.giveBack(MINUTE_MS);
    expect(await budget.take(2 * MINUTE_MS)).toBe(MINUTE_MS);
  });

  it('are taken only once when two analyses take them at the same time', async () => {
    const { store } = memoryStore();
    const of = createDailyBudget({ store, name: 'speech', perDay: 10 * MINUTE_MS, onUnreachable });
    const taken = await Promise.all([of('anna').take(8 * MINUTE_MS), of('anna').take(8 * MINUTE_MS)]);
    expect(taken.map(Number).toSorted((a, b) => a - b)).toEqual([2 * MINUTE_MS, 8 * MINUTE_MS]);
  });

  it('are not granted while they cannot be counted', async () => {
    const errors: unknown[] = [];
    const store: SharedStore = {
      read: () => Promise.reject(new Error('down')),
      write: () => Promise.reject(new Error('down')),
    };
    const options = {
      store,
      name: 'speech',
      perDay: 10 * MINUTE_MS,
      onUnreachable: (error: unknown) => errors.push(error),
    };
    expect(await createDailyBudget(options)('anna').take(MINUTE_MS)).toBeUndefined();
    const { store: busy } = memoryStore({ conflicts: 100 });
    expect(await createDailyBudget({ ...options, store: busy })('anna').take(MINUTE_MS)).toBeUndefined();
    const silent: SharedStore = { ...store, read: () => new Promise(() => undefined) };
    expect(
      await createDailyBudget({ ...options, store: silent, timeoutMs: 20 })('anna').take(MINUTE_MS),
    ).toBeUndefined();
    expect(errors).toHaveLength(3);
  });
});
