import { expect, it, vi } from 'vitest';
import { createMemoryVault } from '@/lib/testing/memory-vault';
import { sendOldEdits } from './old-record';
import type { ProfileState } from './profile-store';

const RECORD = {
  version: 2,
  value: {
    server: { name: 'Ada' },
    pending: { name: 'Ada King', timezone: 'Mars' },
    rejected: { theme: 'dark' },
  },
};

/** Follows Ada's profile on a device that has `RECORD`. */
function open() {
  const device = createMemoryVault();
  device.records.set('ada/profile', RECORD);
  const save = vi.fn(() => Promise.resolve('pending' as const));
  const done = () => Promise.resolve();
  let show: (state: Pick<ProfileState, 'phase'> & Partial<ProfileState>) => void = () => undefined;
  sendOldEdits((_uid, publish) => {
    show = (state) => publish(state as ProfileState);
    return { load: done, save, create: done, retry: done, discard: done, close: () => undefined };
  }, device.of)('ada', () => undefined);
  return { device, save, show };
}

it('unsent edits of the earlier version are saved once, and then gone', async () => {
  const { device, save, show } = open();
  show({ phase: 'loading' });
  show({ phase: 'ready' });
  show({ phase: 'ready' });
  await vi.waitFor(() => expect(device.records.size).toBe(0));
  expect(save).toHaveBeenCalledExactlyOnceWith({ name: 'Ada King', theme: 'dark' });
});

it('they stay if they cannot be saved', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { device, save, show } = open();
  save.mockRejectedValue(new Error('no'));
  show({ phase: 'ready' });
  await vi.waitFor(() => expect(logged).toHaveBeenCalled());
  expect(device.records.size).toBe(1);
});

it('they stay while only the page has them', async () => {
  const { device, save, show } = open();
  show({ phase: 'ready', saveState: 'page' });
  await vi.waitFor(() => expect(save).toHaveBeenCalled());
  await save.mock.results[0]?.value;
  await Promise.resolve();
  expect(device.records.size).toBe(1);
});
