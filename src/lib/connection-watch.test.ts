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

it('starts with the state that the browser reports, and sends no probe while nothing fails', async () => {
  const { network, watch } = setUp();
  expect(watch.current()).toBe('online');
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(network.questions).toBe(0);
  expect(setUp({ browserIsOnline: false }).watch.current()).toBe('offline');
});

describe('a reported failure', () => {
  it('sends one probe, and does not change the state when the network answers', async () => {
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

  it('leads to offline when the probe gets no answer, and back to online when it does', async () => {
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

it('probes at growing intervals while the network does not answer', async () => {
  const { network, watch } = setUp();
  network.there = false;
  watch.browserWentOffline();
  await vi.advanceTimersByTimeAsync(61_000);
  // After 2, 4, 8, 16 and 30 seconds.
  expect(network.questions).toBe(5);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(network.questions).toBeLessThan(126);
});

it('goes offline when the browser reports it, and back online when a request is answered', () => {
  const { watch, heard } = setUp();
  watch.browserWentOffline();
  expect(heard).toEqual(['offline']);
  watch.expectAnswer()();
  expect(heard).toEqual(['offline', 'online']);
});

it('probes when a request from before the loss of the network is answered', async () => {
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

it('goes online again only after an answer, not because the browser reports it', async () => {
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

it('ignores an answer to an earlier probe', async () => {
  const { network, watch, heard } = setUp();
  network.there = false;
  watch.reportFailure();
  watch.expectAnswer()();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(watch.current()).toBe('online');
  expect(heard).toEqual([]);
});

it('sends no more probes and notifies no removed listener after it is stopped', async () => {
  const { network, watch } = setUp();
  const heard: string[] = [];
  watch.onChange((connection) => heard.push(connection))();
  watch.browserWentOffline();
  watch.stop();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(network.questions).toBe(0);
  expect(heard).toEqual([]);
});
