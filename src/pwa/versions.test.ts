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
  it('waits until the user asks for it, and then the tab is reloaded', () => {
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
  it('reloads the tab also when the first version was installed during this visit', () => {
    const { tab, versions } = openTab({ hadVersion: false });
    tab.control();
    expect(tab.reloads).toBe(0);
    tab.wait();
    versions.take();
    tab.control();
    expect(tab.reloads).toBe(1);
  });

  it('reloads a modified page too when the user asked for it there', () => {
    const { tab, versions } = openTab({ isModified: true });
    tab.wait();
    versions.take();
    tab.control();
    expect(tab.reloads).toBe(1);
  });

  it('can be postponed, and is offered again when another one comes', () => {
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
  it('reloads a tab without modifications by itself', () => {
    const { tab } = openTab();
    tab.control();
    expect(tab.reloads).toBe(1);
  });

  // @row-10
  it('is only offered in a modified tab', () => {
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

it('the check for a new version runs at most once an hour, also after a failure', async () => {
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
