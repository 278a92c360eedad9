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

it('reloads once, and holds back bad news meanwhile', async () => {
  const chunkReload = load('one');
  chunkReload.onMissing();
  expect(chunkReload.getState()).toBe(true);
  await miss(chunkReload);
  expect(reloads).toBe(1);
  expect(chunkReload.getState()).toBe(true);
});

// @row-12
it('never becomes a loop, not even between two servers with two builds', async () => {
  for (const build of ['one', 'one', 'two', 'one', 'two', 'one']) await miss(load(build));
  expect(reloads).toBe(2);
});

it('takes nothing from the person', async () => {
  modified = true;
  const chunkReload = load('one');
  await miss(chunkReload);
  expect(reloads).toBe(0);
  expect(chunkReload.getState()).toBe(false);
});

it('takes nothing from a person who begins to type while the network is asked', async () => {
  const chunkReload = load('one');
  chunkReload.onMissing();
  modified = true;
  await miss(chunkReload);
  expect(reloads).toBe(0);
});

it('stays where it is without a network, says so, and helps later', async () => {
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

it('does not reload where it could not remember that', async () => {
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
