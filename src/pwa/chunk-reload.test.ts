import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createChunkReload } from './chunk-reload';

let session: Map<string, string>;
let reloads: number;
let modified: boolean;
let network: boolean;

beforeEach(() => {
  session = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => session.set(key, value),
  });
  reloads = 0;
  modified = false;
  network = true;
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What a page creates that was just loaded from the build with this name. */
function load(build: string) {
  return createChunkReload({
    build: () => build,
    wouldLose: () => modified,
    reachesNetwork: () => Promise.resolve(network),
    reload: () => (reloads += 1),
  });
}

async function miss(chunkReload: ReturnType<typeof load>) {
  chunkReload.onMissing();
  await Promise.resolve();
  await Promise.resolve();
}

it('a missing chunk reloads the page once, and the page shows no error while it reloads', async () => {
  const chunkReload = load('one');
  chunkReload.onMissing();
  expect(chunkReload.getState()).toBe(true);
  await miss(chunkReload);
  expect(reloads).toBe(1);
  expect(chunkReload.getState()).toBe(true);
});

// @row-12
it('repeated failures never reload in a loop, not even between two servers with two builds', async () => {
  for (const build of ['one', 'one', 'two', 'one', 'two', 'one']) await miss(load(build));
  expect(reloads).toBe(2);
});

it('a modified page is not reloaded', async () => {
  modified = true;
  const chunkReload = load('one');
  await miss(chunkReload);
  expect(reloads).toBe(0);
  expect(chunkReload.getState()).toBe(false);
});

it('a page is not reloaded if the user begins to type while the network is checked', async () => {
  const chunkReload = load('one');
  chunkReload.onMissing();
  modified = true;
  await miss(chunkReload);
  expect(reloads).toBe(0);
});

it('a page without network is not reloaded, shows the error, and is reloaded by a later failure', async () => {
  network = false;
  const chunkReload = load('one');
  const states: boolean[] = [];
  chunkReload.subscribe((isReloading) => states.push(isReloading));
  await miss(chunkReload);
  expect(reloads).toBe(0);
  expect(states).toEqual([true, false]);
  network = true;
  await miss(chunkReload);
  expect(reloads).toBe(1);
});

it('a page is not reloaded when the reload could not be recorded', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('denied');
    },
  });
  const chunkReload = load('one');
  await miss(chunkReload);
  expect(reloads).toBe(0);
  expect(chunkReload.getState()).toBe(false);
});
