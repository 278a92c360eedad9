import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Identity } from '@/auth/identity';
import { pages } from './pages';
import { ADA } from './testing/memory-services';
import { openApp } from './testing/open-app';

/** Navigates like a link of the application. */
function goTo(path: string): void {
  act(() => history.pushState(null, '', path));
}

// @spec-2.protected-route-guard.1 @spec-4.1a @spec-4.1d
it.each([
  ['/dashboard/billing', ADA, 'Billing', '/dashboard/billing'],
  ['/dashboard/billing', null, 'Sign in', '/signin'],
] as const)('%s shows only a spinner until the service has reported %o', async (path, user, heading, end) => {
  let load: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => (load = resolve));
  const app = await openApp(path, { user: null, loadIdentity: (identity) => loaded.then(() => identity) });
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading$/);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(location.pathname).toBe(path);
  app.identity.report(user);
  load();
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(location.pathname).toBe(end);
});

// @spec-2.protected-route-guard.3 @spec-2.protected-route-guard.5a @spec-2.protected-route-guard.5b @spec-6.1
it('without a user every route of the dashboard leads to the sign-in page', async () => {
  await openApp('/signin', { user: null });
  for (const path of ['/dashboard', '/dashboard/settings', '/dashboard/sandbox', '/dashboard/unknown']) {
    goTo(path);
    expect(location.pathname, path).toBe('/signin');
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(screen.queryByRole('complementary')).toBeNull();
  }
});

// @spec-2.protected-route-guard.4 @spec-4.1b @spec-6.1 @spec-6.4
it('a signed-in user sees the protected page with a link to every other, and no word about roles', async () => {
  const { services } = await openApp('/dashboard/billing');
  expect(await screen.findByRole('heading', { name: 'Current Plan' })).toBeVisible();
  await waitFor(() => expect(services.session.getState().status).toBe('signedIn'));
  expect(location.pathname).toBe('/dashboard/billing');
  const links = within(screen.getByRole('navigation', { name: 'Dashboard' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    pages.flatMap(({ access, path }) => (access === 'user' ? [path] : [])),
  );
  expect(document.body).not.toHaveTextContent(/\broles?\b|administrator/i);
});

// @spec-2.protected-route-guard.2 @spec-4.1c @spec-8.2b @spec-8.6b
it('an auth error is logged and leads even a signed-in user to the sign-in page, until they sign in again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { identity, user } = await openApp('/dashboard/billing');
  await screen.findByRole('heading', { name: 'Current Plan' });
  expect(logged).not.toHaveBeenCalled();
  identity.failures.signInWithGoogle = { kind: 'popup-closed', message: 'closed' };
  goTo('/signup');
  await user.click(await screen.findByRole('button', { name: 'Sign up with Google' }));
  await screen.findByRole('alert');
  goTo('/dashboard/billing');
  await waitFor(() => expect(location.pathname).toBe('/signin'));
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(logged).toHaveBeenCalledWith('Authentication error', new Error('closed'));
  identity.failures = {};
  logged.mockClear();
  await user.click(screen.getByRole('button', { name: 'Sign in with Google' }));
  await waitFor(() => expect(location.pathname).toBe('/dashboard/settings'));
  goTo('/dashboard/billing');
  expect(await screen.findByRole('heading', { name: 'Current Plan' })).toBeVisible();
  expect(logged).not.toHaveBeenCalled();
});

/** An identity service that cannot be loaded until `isMissing` is false. */
function missingService() {
  const state = {
    isMissing: true,
    loadIdentity: (identity: Identity) =>
      state.isMissing ? Promise.reject(new Error('not loaded')) : Promise.resolve(identity),
  };
  return state;
}

// @spec-2.protected-route-guard.2 @spec-8.6a @spec-8.6b
it('an identity service that cannot be loaded is logged and leads a visitor to the sign-in page', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const service = missingService();
  const { user } = await openApp('/dashboard', { user: null, loadIdentity: service.loadIdentity });
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(location.pathname).toBe('/signin');
  expect(logged.mock.calls.map(([text]) => String(text))).toEqual(
    expect.arrayContaining(['Auth state error', 'Authentication error']),
  );
  await user.click(screen.getByRole('button', { name: 'Sign in with Google' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be reached/);
  service.isMissing = false;
  await user.click(screen.getByRole('button', { name: 'Sign in with Google' }));
  await waitFor(() => expect(location.pathname).toBe('/dashboard/settings'));
});

it('a known user stays where the identity service cannot be loaded, until it can', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const service = missingService();
  const { services } = await openApp('/dashboard/billing', { loadIdentity: service.loadIdentity });
  await waitFor(() => expect(logged).toHaveBeenCalledWith('Auth state error', expect.any(Error)));
  expect(await screen.findByRole('heading', { name: 'Current Plan' })).toBeVisible();
  expect(screen.getByRole('complementary')).toHaveTextContent('ada@example.com');
  expect(logged).not.toHaveBeenCalledWith('Authentication error', expect.any(Error));
  service.isMissing = false;
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(services.session.getState().status).toBe('signedIn'));
});
