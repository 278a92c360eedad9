import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createVersions } from './versions';

/** A tab, and the worker that serves it. */
function openTab({ hadVersion = true, isModified = false } = {}) {
  const tab = { isModified, reloads: 0, skips: 0, looks: 0, wait: () => undefined, control: () => undefined };
  const versions = createVersions({
    hadVersion,
    isModified: () => tab.isModified,
    reload: () => (tab.reloads += 1),
    worker: {
      onWaiting: (listener) => Object.assign(tab, { wait: listener }),
      onControlling: (listener) => Object.assign(tab, { control: listener }),
      skipWaiting: () => (tab.skips += 1),
      update: () => {
        tab.looks += 1;
        return tab.looks === 2 ? Promise.reject(new Error('offline')) : Promise.resolve();
      },
    },
  });
  return { tab, versions };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a new version', () => {
  it('waits until it is asked for, and then the tab is loaded anew', () => {
    const { tab, versions } = openTab();
    expect(versions.getState()).toBe('quiet');
    tab.wait();
    expect(versions.getState()).toBe('waiting');
    expect(tab.skips).toBe(0);
    versions.take();
    expect(tab.skips).toBe(1);
    expect(tab.reloads).toBe(0);
    tab.control();
    expect(tab.reloads).toBe(1);
  });

  // @row-11
  it('reloads also where the first version came during this very visit', () => {
    const { tab, versions } = openTab({ hadVersion: false });
    tab.control();
    expect(tab.reloads).toBe(0);
    tab.wait();
    versions.take();
    tab.control();
    expect(tab.reloads).toBe(1);
  });

  it('reloads a modified page too, when it was asked for there', () => {
    const { tab, versions } = openTab({ isModified: true });
    tab.wait();
    versions.take();
    tab.control();
    expect(tab.reloads).toBe(1);
  });

  it('is postponed, and offered again when another one comes', () => {
    const { tab, versions } = openTab();
    tab.wait();
    versions.postpone();
    expect(versions.getState()).toBe('quiet');
    tab.wait();
    expect(versions.getState()).toBe('waiting');
    expect(tab.skips).toBe(0);
  });
});

describe('a version that another tab asked for', () => {
  it('comes by itself into a tab where nothing was done', () => {
    const { tab } = openTab();
    tab.control();
    expect(tab.reloads).toBe(1);
  });

  // @row-10
  it('is only offered where something was', () => {
    const { tab, versions } = openTab({ isModified: true });
    const heard: string[] = [];
    versions.subscribe(() => heard.push(versions.getState()));
    tab.control();
    expect(heard).toEqual(['replaced']);
    expect(tab.reloads).toBe(0);
    versions.take();
    expect(tab.reloads).toBe(1);
    expect(tab.skips).toBe(0);
  });
});

it('is looked for once an hour at most, and a failure is no reason to give up', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { tab, versions } = openTab();
  for (let minute = 0; minute < 180; minute += 1) {
    versions.look();
    await vi.advanceTimersByTimeAsync(60_000);
  }
  expect(tab.looks).toBe(2);
  expect(log).toHaveBeenCalledOnce();
  versions.look();
  expect(tab.looks).toBe(3);
});
