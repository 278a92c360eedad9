import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { usePreload } from './use-preload';
import { controlNetwork } from './testing/network';

it('a view is loaded once it is needed, and not again', async () => {
  const network = controlNetwork();
  const view = { load: vi.fn(() => Promise.resolve()) };
  const { result, rerender } = renderHook(({ when }) => usePreload(view, when), {
    initialProps: { when: false },
  });
  expect(view.load).not.toHaveBeenCalled();
  rerender({ when: true });
  expect(result.current).toBe(false);
  await waitFor(() => expect(result.current).toBe(true));
  await network.cut();
  await network.restore();
  rerender({ when: false });
  expect(result.current).toBe(true);
  expect(view.load).toHaveBeenCalledTimes(1);
});

it('a view that could not be loaded is loaded when the network is back', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const network = controlNetwork();
  const view = { load: vi.fn(() => Promise.resolve()) };
  view.load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { result } = renderHook(() => usePreload(view, true));
  await waitFor(() =>
    expect(log).toHaveBeenCalledWith('Loading a view of the Sandbox failed', expect.any(TypeError)),
  );
  expect(result.current).toBe(false);
  await network.cut();
  expect(view.load).toHaveBeenCalledTimes(1);
  await network.restore();
  await waitFor(() => expect(result.current).toBe(true));
  expect(view.load).toHaveBeenCalledTimes(2);
});

it('nothing is loaded again after the page was left', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const network = controlNetwork();
  const view = { load: vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))) };
  const { unmount } = renderHook(() => usePreload(view, true));
  await waitFor(() => expect(view.load).toHaveBeenCalledTimes(1));
  unmount();
  await network.cut();
  await network.restore();
  expect(view.load).toHaveBeenCalledTimes(1);
});
