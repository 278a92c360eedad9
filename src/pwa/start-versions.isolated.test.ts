import { beforeEach, expect, it, vi } from 'vitest';
import { startVersions } from './start-versions';

const world = vi.hoisted(() => ({
  isProduction: true,
  wouldLose: false,
  script: '',
  calls: [] as string[],
  listeners: new Map<string, () => void>(),
  connectionListeners: [] as ((connection: 'online' | 'offline') => void)[],
}));

vi.mock('@/config/environment', () => ({ isProductionBuild: () => world.isProduction }));
vi.mock('@/lib/leave-guard', () => ({
  wouldReloadLose: () => world.wouldLose,
  reloadUnasked: () => world.calls.push('reload'),
}));
vi.mock('@/lib/connection', () => ({
  onConnectionChange: (listener: (connection: 'online' | 'offline') => void) =>
    world.connectionListeners.push(listener),
}));
vi.mock('workbox-window', () => ({
  Workbox: class {
    constructor(script: string) {
      world.script = script;
    }
    addEventListener(name: string, listener: () => void) {
      world.listeners.set(name, listener);
    }
    messageSkipWaiting = () => world.calls.push('skipWaiting');
    update = () => Promise.resolve(world.calls.push('update'));
    register = (options: object) => Promise.resolve(world.calls.push(`register ${JSON.stringify(options)}`));
  },
}));

const HOUR = 3_600_000;
let page: EventTarget & { visibilityState: string };

/** Starts in a browser whose service worker is this one. */
function start({ worker = 'active', isModified = false } = {}) {
  const registration = worker === 'none' ? undefined : { active: worker === 'active' ? {} : null };
  const serviceWorker = { getRegistration: () => Promise.resolve(registration) };
  vi.stubGlobal('navigator', { serviceWorker });
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  return startVersions({ isDocumentModified: () => isModified, isPageModified: () => false });
}

beforeEach(() => {
  Object.assign(world, { isProduction: true, wouldLose: false, script: '', calls: [] });
  world.connectionListeners.length = 0;
  world.listeners.clear();
});

it('there are no versions in development, nor in a browser without service workers', async () => {
  world.isProduction = false;
  expect(await start()).toBeNull();
  world.isProduction = true;
  vi.stubGlobal('navigator', {});
  expect(await startVersions({ isDocumentModified: () => false, isPageModified: () => false })).toBeNull();
  expect(world.calls).toEqual([]);
});

it('the worker is registered at once, and a version that waits takes over when the user wants it', async () => {
  const versions = await start();
  expect(world.script).toBe('/sw.js');
  expect(world.calls).toEqual(['register {"immediate":true}']);
  expect(versions?.getState()).toBe('quiet');
  world.listeners.get('waiting')?.();
  expect(versions?.getState()).toBe('waiting');
  versions?.take();
  expect(world.calls.at(-1)).toBe('skipWaiting');
  world.listeners.get('controlling')?.();
  expect(world.calls.at(-1)).toBe('reload');
});

it.each([
  ['active', ['reload']],
  ['registered and not active', []],
  ['none', []],
])('a tab is reloaded by a worker in control only if one was active before: %s', async (worker, calls) => {
  await start({ worker });
  world.listeners.get('controlling')?.();
  expect(world.calls.slice(1)).toEqual(calls);
});

it.each([
  ['the document was modified', { isModified: true }, false],
  ['a reload would lose changes', {}, true],
])('a tab is not reloaded for another tab if %s', async (_, options, wouldLose) => {
  const versions = await start(options);
  world.wouldLose = wouldLose;
  world.listeners.get('controlling')?.();
  expect(world.calls).not.toContain('reload');
  expect(versions?.getState()).toBe('replaced');
});

it('a new version is looked for when the page is shown and when it is online again', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  await start();
  const updates = () => world.calls.filter((call) => call === 'update').length;
  now.mockReturnValue(HOUR);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  for (const listener of world.connectionListeners) listener('offline');
  expect(updates()).toBe(0);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(updates()).toBe(1);
  now.mockReturnValue(2 * HOUR);
  for (const listener of world.connectionListeners) listener('online');
  expect(updates()).toBe(2);
});
