import { afterEach, expect, it, vi } from 'vitest';
import { openChangeChannel } from './change-channel';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each(['BroadcastChannel of the browser', 'none'])(
  'a change is announced to every other listener of the channel, and to no other channel (%s)',
  async (channels) => {
    if (channels === 'none') vi.stubGlobal('BroadcastChannel', undefined);
    const [first, second, third, other] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
    const own = openChangeChannel('plans', first);
    const listening = openChangeChannel('plans', second);
    const alsoListening = openChangeChannel('plans', third);
    const elsewhere = openChangeChannel('profiles', other);
    own.tell();
    await expect.poll(() => [second.mock.calls.length, third.mock.calls.length]).toEqual([1, 1]);
    listening.close();
    own.tell();
    elsewhere.tell();
    await expect.poll(() => third.mock.calls.length).toBe(2);
    expect(second).toHaveBeenCalledTimes(1);
    expect(first).not.toHaveBeenCalled();
    expect(other).not.toHaveBeenCalled();
    alsoListening.close();
    own.close();
    elsewhere.close();
  },
);
