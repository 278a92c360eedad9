import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { followConnection } from '@/lib/connection';
import { openApp } from '../testing/open-app';

const sidebar = () => within(screen.getByRole('complementary', { name: 'Sidebar' }));
const link = (name: string) => screen.getByRole('link', { name });

async function openBilling() {
  const app = await openApp('/dashboard/billing');
  await screen.findByRole('heading', { name: 'Current Plan' });
  return app;
}

/** The browser's offer to install the site, and how the user answers its question. */
const offerOf = (outcome: 'accepted' | 'dismissed') =>
  Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(() => Promise.resolve({ outcome })),
  });

it('a change between online and offline is shown in the sidebar and announced', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  onTestFinished(followConnection(false));
  const { user } = await openBilling();
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(sidebar().queryByText('Offline')).toBeNull());
  isOnline.mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(sidebar().getByText('Offline')).toBeVisible();
  expect(sidebar().getByText('Some features are not available offline.')).toBeVisible();
  expect(screen.getByText('You are offline. Some features are not available.').parentElement).toHaveAttribute(
    'role',
    'status',
  );
  await user.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
  expect(sidebar().getByRole('img', { name: 'Offline' })).toBeVisible();
  isOnline.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('You are back online.')).toBeVisible();
  expect(sidebar().queryByRole('img', { name: 'Offline' })).toBeNull();
});

it('the application is offered for installation only when the browser does, until the user has answered', async () => {
  const { user, services } = await openBilling();
  const install = () => screen.queryByRole('button', { name: 'Install app' });
  const dismiss = () => screen.queryByRole('button', { name: 'Do not suggest installing' });
  services.installOffer.follow();
  expect(install()).toBeNull();
  const offer = offerOf('accepted');
  act(() => void dispatchEvent(offer));
  expect(install()).toBeVisible();
  expect(dismiss()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
  expect(install()).toBeVisible();
  expect(dismiss(), 'a cross alone would not be understood').toBeNull();
  const button = install();
  if (button) await user.click(button);
  expect(offer.prompt).toHaveBeenCalledOnce();
  expect(install()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Expand sidebar' }));
  const second = offerOf('accepted');
  act(() => void dispatchEvent(second));
  const cross = dismiss();
  if (cross) await user.click(cross);
  expect(install()).toBeNull();
  expect(second.prompt).not.toHaveBeenCalled();
  act(() => void dispatchEvent(offerOf('accepted')));
  expect(install(), 'declined').toBeNull();
});

it('edits that are not synced yet are shown in the sidebar, on every page', async () => {
  const { user, profile } = await openApp('/dashboard/settings');
  await user.click(await screen.findByRole('switch', { name: /^SMS/ }));
  const line = () => sidebar().getByRole('status');
  expect(line()).toBeEmptyDOMElement();
  profile.mode = 'gone';
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(line()).toHaveTextContent('Saved on this device, not synced yet.'));
  expect(line(), 'Settings announces it itself').toHaveAttribute('aria-live', 'off');
  await user.click(link('Billing'));
  expect(line()).toHaveTextContent('Saved on this device, not synced yet.');
  expect(line()).toHaveAttribute('aria-live', 'polite');
  expect(screen.queryByText(/^The server rejected a change to your settings/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
  expect(line()).toHaveTextContent('Saved on this device, not synced yet.');
});

it('rejected edits are reported on every page but Settings, with a link there', async () => {
  const { user, profile } = await openApp('/dashboard/settings');
  profile.mode = 'refuses';
  const notice = () => screen.queryByText(/^The server rejected a change to your settings/);
  await user.click(await screen.findByRole('switch', { name: /^SMS/ }));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(sidebar().getByRole('status')).toHaveTextContent('The server rejected a change.'),
  );
  expect(notice()).toBeNull();
  await user.click(link('Billing'));
  const leave = screen.queryByRole('button', { name: /leave/i });
  if (leave) await user.click(leave);
  await screen.findByRole('heading', { name: 'Current Plan' });
  expect(notice()).toHaveTextContent(
    'The server rejected a change to your settings. Your input is preserved.',
  );
  await user.click(link('Open Personal Settings'));
  expect(location.pathname).toBe('/dashboard/settings');
  expect(notice()).toBeNull();
});
