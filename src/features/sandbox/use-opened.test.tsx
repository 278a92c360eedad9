import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { controlNetwork } from './testing/network';
import { useOpened } from './use-opened';

it('something is opened for the user once, and closed with a change of user', async () => {
  const open = vi.fn((uid: string) => Promise.resolve(`library of ${uid}`));
  const initialProps: { uid: string | undefined } = { uid: undefined };
  const { result, rerender } = renderHook(({ uid }) => useOpened(open, uid), { initialProps });
  expect(result.current).toBeNull();
  rerender({ uid: 'ada' });
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current).toBe('library of ada'));
  rerender({ uid: 'grace' });
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current).toBe('library of grace'));
  rerender({ uid: undefined });
  expect(result.current).toBeNull();
  expect(open.mock.calls).toEqual([['ada'], ['grace']]);
});

it('what could not be opened is opened when the network is back, and a success is not repeated', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const network = controlNetwork();
  const open = vi.fn((_uid: string) => Promise.resolve('library'));
  open.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { result } = renderHook(() => useOpened(open, 'ada'));
  await waitFor(() =>
    expect(log).toHaveBeenCalledWith('Loading a part of the Sandbox failed', expect.any(TypeError)),
  );
  await network.cut();
  expect(open).toHaveBeenCalledTimes(1);
  await network.restore();
  await waitFor(() => expect(result.current).toBe('library'));
  await network.cut();
  await network.restore();
  expect(open).toHaveBeenCalledTimes(2);
});

it('an attempt that fails after the network has come back is repeated', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const network = controlNetwork();
  let fail: () => void = () => undefined;
  const open = vi.fn((_uid: string) => Promise.resolve('library'));
  open.mockReturnValueOnce(
    new Promise((_resolve, reject) => {
      fail = () => reject(new TypeError('Failed to fetch'));
    }),
  );
  const { result } = renderHook(() => useOpened(open, 'ada'));
  await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
  await network.cut();
  await network.restore();
  await act(async () => {
    fail();
    await Promise.resolve();
  });
  await waitFor(() => expect(result.current).toBe('library'));
});

it('what is opened after the component has gone is not shown, and nothing is tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const network = controlNetwork();
  const open = vi.fn((_uid: string) => Promise.reject<string>(new TypeError('Failed to fetch')));
  const { unmount } = renderHook(() => useOpened(open, 'ada'));
  await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
  unmount();
  await network.cut();
  await network.restore();
  expect(open).toHaveBeenCalledTimes(1);
});
