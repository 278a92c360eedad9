import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnectionWatch } from './connection-watch';

/** A network that can be disconnected, and a browser that may not notice. */
function setUp({ browserIsOnline = true } = {}) {
  const network = { there: true, questions: 0 };
  const watch = createConnectionWatch({
    browserIsOnline: () => browserIsOnline,
    reachesNetwork: () => {
      network.questions += 1;
      return new Promise((resolve) => setTimeout(() => resolve(network.there), 100));
    },
  });
  const heard: string[] = [];
  watch.onChange((connection) => heard.push(connection));
  return { network, watch, heard };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('begins with what the browser believes, and asks nothing while all is well', async () => {
  const { network, watch } = setUp();
  expect(watch.current()).toBe('online');
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(network.questions).toBe(0);
  expect(setUp({ browserIsOnline: false }).watch.current()).toBe('offline');
});

describe('a reported failure', () => {
  it('is no proof: the network is asked, and may be innocent', async () => {
    const { network, watch, heard } = setUp();
    watch.reportFailure();
    watch.reportFailure();
    await vi.advanceTimersByTimeAsync(100);
    expect(network.questions).toBe(1);
    expect(heard).toEqual([]);
    // Its answer remains valid for a while: repeated failures of a service do not count as network failures.
    watch.reportFailure();
    await vi.advanceTimersByTimeAsync(5000);
    expect(network.questions).toBe(1);
    await vi.advanceTimersByTimeAsync(5000);
    watch.reportFailure();
    expect(network.questions).toBe(2);
  });

  it('leads to offline where the network does not answer either, and back when it does', async () => {
    const { network, watch, heard } = setUp();
    network.there = false;
    watch.reportFailure();
    await vi.advanceTimersByTimeAsync(100);
    expect(heard).toEqual(['offline']);
    network.there = true;
    await vi.advanceTimersByTimeAsync(2100);
    expect(heard).toEqual(['offline', 'online']);
    const asked = network.questions;
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(network.questions).toBe(asked);
  });
});

it('asks less and less often while there is no network', async () => {
  const { network, watch } = setUp();
  network.there = false;
  watch.browserWentOffline();
  await vi.advanceTimersByTimeAsync(61_000);
  // After 2, 4, 8, 16 and 30 seconds.
  expect(network.questions).toBe(5);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(network.questions).toBeLessThan(126);
});

it('believes the browser that the network is gone, and an answer that it is not', () => {
  const { watch, heard } = setUp();
  watch.browserWentOffline();
  expect(heard).toEqual(['offline']);
  watch.expectAnswer()();
  expect(heard).toEqual(['offline', 'online']);
});

it('asks where the network has gone since the call began whose answer is here', async () => {
  const { network, watch, heard } = setUp();
  network.there = false;
  const early = watch.expectAnswer();
  watch.browserWentOffline();
  early();
  expect(network.questions).toBe(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(heard).toEqual(['offline']);
  network.there = true;
  early();
  await vi.advanceTimersByTimeAsync(100);
  expect(heard).toEqual(['offline', 'online']);
});

it('does not believe the browser that the network is back before there is an answer', async () => {
  const { network, watch, heard } = setUp();
  network.there = false;
  watch.browserWentOffline();
  watch.lookAgain();
  await vi.advanceTimersByTimeAsync(100);
  expect(heard).toEqual(['offline']);
  network.there = true;
  watch.lookAgain();
  await vi.advanceTimersByTimeAsync(100);
  expect(heard).toEqual(['offline', 'online']);
});

it('does not listen to an answer to an earlier question', async () => {
  const { network, watch, heard } = setUp();
  network.there = false;
  watch.reportFailure();
  watch.expectAnswer()();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(watch.current()).toBe('online');
  expect(heard).toEqual([]);
});

it('asks no more once it is stopped, and tells nobody who has left', async () => {
  const { network, watch } = setUp();
  const heard: string[] = [];
  watch.onChange((connection) => heard.push(connection))();
  watch.browserWentOffline();
  watch.stop();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(network.questions).toBe(0);
  expect(heard).toEqual([]);
});
