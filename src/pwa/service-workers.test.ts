import { expect, it, vi } from 'vitest';
import { serviceWorkers } from './service-workers';

it('the service workers are those of the browser', () => {
  const serviceWorker = {};
  vi.stubGlobal('navigator', { serviceWorker });
  expect(serviceWorkers()).toBe(serviceWorker);
});

it('there are none outside a secure context', () => {
  vi.stubGlobal('navigator', {});
  expect(serviceWorkers()).toBeNull();
});

it('there are none where the browser denies access to them, which is logged', () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const error = new Error('denied');
  vi.stubGlobal('navigator', {
    get serviceWorker(): never {
      throw error;
    },
  });
  expect(serviceWorkers()).toBeNull();
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(String), error);
  log.mockRestore();
});
