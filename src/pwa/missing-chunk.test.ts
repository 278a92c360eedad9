import { beforeEach, expect, it, vi } from 'vitest';
import { createMissingChunkRescue } from './missing-chunk';

let tried: string[];
let reloads: number;
let touched: boolean;
let network: boolean;

beforeEach(() => {
  tried = [];
  reloads = 0;
  touched = false;
  network = true;
});

/** The rescue of a page that was just loaded from the build with this name. */
function load(build: string) {
  return createMissingChunkRescue({
    build: () => build,
    tried: { read: () => tried, write: (builds) => (tried = builds) },
    isTouched: () => touched,
    reachesNetwork: () => Promise.resolve(network),
    reload: () => (reloads += 1),
  });
}

async function miss(rescue: ReturnType<typeof load>) {
  rescue.onMissing();
  await Promise.resolve();
  await Promise.resolve();
}

it('reloads once, and holds back bad news meanwhile', async () => {
  const rescue = load('one');
  rescue.onMissing();
  expect(rescue.isRescuing()).toBe(true);
  await miss(rescue);
  expect(reloads).toBe(1);
  expect(rescue.isRescuing()).toBe(true);
});

// @row-12
it('never becomes a loop, not even between two servers with two builds', async () => {
  for (const build of ['one', 'one', 'two', 'one', 'two', 'one']) await miss(load(build));
  expect(reloads).toBe(2);
});

it('takes nothing from the person', async () => {
  touched = true;
  const rescue = load('one');
  await miss(rescue);
  expect(reloads).toBe(0);
  expect(rescue.isRescuing()).toBe(false);
});

it('takes nothing from a person who begins to type while the network is asked', async () => {
  const rescue = load('one');
  rescue.onMissing();
  touched = true;
  await miss(rescue);
  expect(reloads).toBe(0);
});

it('stays where it is without a network, says so, and helps later', async () => {
  network = false;
  const rescue = load('one');
  const heard: boolean[] = [];
  rescue.onChange(() => heard.push(rescue.isRescuing()));
  await miss(rescue);
  expect(reloads).toBe(0);
  expect(heard).toEqual([true, false]);
  network = true;
  await miss(rescue);
  expect(reloads).toBe(1);
});

it('does not reload where it could not remember that', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const rescue = createMissingChunkRescue({
    build: () => 'one',
    tried: {
      read: () => [],
      write: () => {
        throw new Error('denied');
      },
    },
    isTouched: () => false,
    reachesNetwork: () => Promise.resolve(true),
    reload: () => (reloads += 1),
  });
  await miss(rescue);
  expect(reloads).toBe(0);
  expect(rescue.isRescuing()).toBe(false);
});
