import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { currentConnection } from '@/lib/connection';
import { LazyPwa } from './lazy-pwa';
import { Pwa } from './pwa';

const modifications = { isPageModified: () => false, isDocumentModified: () => false };
const goOffline = () => dispatchEvent(new Event('offline'));
const goOnline = () => dispatchEvent(new Event('online'));

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser that is online, and whose site answers. */
function stubNetwork() {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  return vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
}

it('the events of the network are followed while the application is shown', async () => {
  const isOnline = stubNetwork();
  const { unmount, container } = render(<Pwa modifications={modifications} />);
  isOnline.mockReturnValue(false);
  goOffline();
  expect(currentConnection()).toBe('offline');
  isOnline.mockReturnValue(true);
  goOnline();
  await waitFor(() => expect(currentConnection()).toBe('online'));
  expect(container, 'without a service worker no version is offered').toBeEmptyDOMElement();

  unmount();
  isOnline.mockReturnValue(false);
  goOffline();
  expect(currentConnection()).toBe('online');
});

it('the network is followed only after the first paint', async () => {
  const isOnline = stubNetwork();
  render(<LazyPwa modifications={modifications} />);
  expect(screen.queryByRole('status')).toBeNull();
  isOnline.mockReturnValue(false);
  goOffline();
  expect(currentConnection(), 'nothing is loaded yet').toBe('online');
  await waitFor(() => {
    goOffline();
    expect(currentConnection()).toBe('offline');
  });
  isOnline.mockReturnValue(true);
  goOnline();
  await waitFor(() => expect(currentConnection()).toBe('online'));
});
