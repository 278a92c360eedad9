import { describe, expect, it } from 'vitest';
import { EndpointError } from './endpoint-client';
import { sendAll, type Sending } from './send-all';

/** Sends numbers, each of which costs itself, with a budget that records what is spent. */
function sender(budget = 100) {
  const spent = { now: 0, failures: [] as unknown[] };
  const send = (items: readonly number[], options: Partial<Sending<number, number>> = {}) =>
    sendAll<number, number>({
      items,
      costOf: (item) => item,
      send: (item) => Promise.resolve(item * 10),
      budget: {
        take: (wanted) => {
          spent.now += Math.min(wanted, budget);
          return Promise.resolve(Math.min(wanted, budget));
        },
        giveBack: (unused) => {
          spent.now -= unused;
          return Promise.resolve();
        },
      },
      timeoutMs: 20_000,
      signal: new AbortController().signal,
      onFailure: (error) => spent.failures.push(error),
      ...options,
    });
  return { send, spent };
}

describe('items that are sent to a service', () => {
  it('are sent in order within the budget, and what is left of it is given back', async () => {
    const { send, spent } = sender(10);
    expect(await send([4, 5, 6])).toEqual({ results: [40, 50], done: 9, of: 15, missing: 'budget' });
    expect(spent).toEqual({ now: 9, failures: [] });
  });

  it('are none, and cost nothing, if there is no time', async () => {
    const { send, spent } = sender();
    expect(await send([4], { timeoutMs: 0 })).toEqual({ results: [], done: 0, of: 4, missing: 'cut' });
    expect(await send([], { timeoutMs: -5 })).toEqual({ results: [], done: 0, of: 0 });
    expect(spent).toEqual({ now: 0, failures: [] });
  });

  it('give back what is granted when nobody waits any more', async () => {
    const { send, spent } = sender();
    const stop = new AbortController();
    let grant: (granted: number) => void = () => undefined;
    let returned = 0;
    const budget = {
      take: () => new Promise<number>((resolve) => (grant = resolve)),
      giveBack: (unused: number) => {
        returned += unused;
        return Promise.resolve();
      },
    };
    const sent = send([4], { budget, signal: stop.signal });
    stop.abort(new Error('the user has left'));
    expect(await sent).toMatchObject({ results: [], missing: 'failed' });
    grant(4);
    await Promise.resolve();
    expect(returned).toBe(4);
    expect(spent.failures).toHaveLength(1);
  });

  it.each([
    ['three in a row fail', false, 6],
    ['one fails for good', true, 4],
  ])('are not sent any more when %s', async (_, isFinal, most) => {
    const { send, spent } = sender();
    let sent = 0;
    const failing = () => {
      sent += 1;
      return Promise.reject(new EndpointError('no', isFinal));
    };
    const { done, missing } = await send([1, 1, 1, 1, 1, 1, 1, 1, 1, 1], { send: failing });
    expect({ done, missing }).toEqual({ done: 0, missing: 'failed' });
    expect(sent).toBeLessThanOrEqual(most);
    expect(spent.now).toBe(0);
  });
});
