import { act, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openApp } from '@/app/testing/open-app';
import { followConnection } from '@/lib/connection';

it.each([
  ['/signin', 'Sign in'],
  ['/signup', 'Create your account'],
])('%s announces that the browser is offline, until it is online again', async (path, title) => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  onTestFinished(followConnection(false));
  await openApp(path, { user: null });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  act(() => void dispatchEvent(new Event('online')));
  await vi.waitFor(() => expect(screen.queryByText(/^You are offline/)).toBeNull());

  isOnline.mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByText(/^You are offline/).closest('[role=status]')).not.toBeNull();

  isOnline.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  await vi.waitFor(() => expect(screen.queryByText(/^You are offline/)).toBeNull());
});
