import { afterEach, expect, it, vi } from 'vitest';
import { openChangeChannel } from './change-channel';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each(['BroadcastChannel of the browser', 'none'])(
  'tells all others of the page (%s)',
  async (channels) => {
    if (channels === 'none') vi.stubGlobal('BroadcastChannel', undefined);
    const [first, second, other] = [vi.fn(), vi.fn(), vi.fn()];
    const own = openChangeChannel('plans', first);
    const listening = openChangeChannel('plans', second);
    const elsewhere = openChangeChannel('profiles', other);
    own.tell();
    await vi.waitFor(() => expect(second).toHaveBeenCalledTimes(1));
    expect(first).not.toHaveBeenCalled();
    expect(other).not.toHaveBeenCalled();
    listening.close();
    own.tell();
    elsewhere.tell();
    expect(second).toHaveBeenCalledTimes(1);
    own.close();
    elsewhere.close();
  },
);
