import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  button,
  emailField,
  ENTRY_FORMS,
  fillIn,
  holdCalls,
  openAsVisitor,
  passwordField,
  rememberMe,
  signIn,
  signUp,
} from '@/auth/entry-form/testing/entry-forms';

// @spec-2.sign-in.1b @spec-7.3a @spec-7.3b @spec-4.3c
it.each([
  ['/signin', true],
  ['/signup', false],
] as const)(
  'Google on %s creates the missing profile, and Remember me applies (%s)',
  async (path, remembered) => {
    const app = await openAsVisitor(path);
    const form = ENTRY_FORMS.find((each) => each.path === path);
    if (remembered) await app.user.click(rememberMe());
    await app.user.click(button(form?.google ?? ''));
    await waitFor(() => expect(location.pathname).toBe('/dashboard/settings'));
    expect(app.identity.calls).toEqual(['signInWithGoogle']);
    expect(app.identity.isRemembered()).toBe(remembered);
    await waitFor(() => expect(app.profile.stored).not.toBeNull());
    const { createdAt, updatedAt, ...stored } = app.profile.stored ?? {};
    expect(stored).toEqual({
      name: 'Grace Hopper',
      email: 'grace@example.com',
      notifications: true,
      theme: 'light',
    });
    expect(createdAt).toBe(updatedAt);
  },
);

// @spec-7.3b @spec-4.3c
it('a profile that exists is left as it is by a sign-in with Google', async () => {
  const profile = { name: 'Rear Admiral', email: 'grace@example.com', theme: 'dark' as const };
  const app = await openAsVisitor('/signin', { profile });
  await app.user.click(button('Sign in with Google'));
  expect(await screen.findByLabelText('Full Name')).toHaveValue('Rear Admiral');
  expect(app.profile.stored).toEqual(profile);
  expect(app.profile.calls).toContain('load');
});

// @spec-8.2a @spec-8.2b
it('a Google failure is reported and logged, what was typed stays, and the next attempt works', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = await openAsVisitor('/signin');
  fillIn({ 'Email Address': 'ada@example.com' });
  for (const [kind, message] of [
    ['popup-closed', 'The Google window was closed before sign-in was complete. Please try again.'],
    ['popup-blocked', 'Your browser blocked the Google window. Allow pop-ups for this site and try again.'],
    [
      'account-exists',
      'An account with this email address already exists. Please sign in with your password.',
    ],
    ['network', 'The sign-in service could not be reached. Check your internet connection and try again.'],
    ['unknown', 'Firebase: Error (auth/operation-not-allowed).'],
  ] as const) {
    logged.mockClear();
    app.identity.failures.signInWithGoogle = {
      kind,
      message: 'Firebase: Error (auth/operation-not-allowed).',
    };
    await app.user.click(button('Sign in with Google'));
    await waitFor(() => expect(screen.getByRole('alert').textContent, kind).toBe(message));
    expect(logged.mock.calls).toEqual([['Google sign-in failed', expect.any(Error)]]);
    expect(button('Sign in with Google')).toBeEnabled();
    expect(button('Sign In')).toBeEnabled();
  }
  expect(emailField()).toHaveValue('ada@example.com');
  expect(location.pathname).toBe('/signin');
  app.identity.failures = {};
  await app.user.click(button('Sign in with Google'));
  await waitFor(() => expect(location.pathname).toBe('/dashboard/settings'));
});

// @spec-8.2a
it('a failure of Google is reported on the sign-up page too', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = await openAsVisitor('/signup');
  app.identity.failures.signInWithGoogle = { kind: 'popup-closed', message: 'closed' };
  await app.user.click(button('Sign up with Google'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The Google window was closed/);
});

// @spec-4.2 @spec-2.sign-in.2a @spec-2.sign-up.2a
it.each(ENTRY_FORMS)(
  '$path is busy while it submits: both buttons are disabled, and a second press sends nothing',
  async ({ path, submit, busy, google }) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const app = await openAsVisitor(path);
    const call = path === '/signin' ? 'signIn' : 'signUp';
    app.identity.failures[call] = { kind: 'network', message: 'not reached' };
    const open = holdCalls(app);
    await (path === '/signin' ? signIn(app) : signUp(app));
    expect(button(busy)).toBeDisabled();
    expect(button(google)).toBeDisabled();
    expect(screen.queryByRole('button', { name: submit })).toBeNull();
    document.forms[0]?.requestSubmit();
    await app.user.type(passwordField(), '{Enter}');
    open();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(button(submit)).toBeEnabled();
    expect(button(google)).toBeEnabled();
    expect(app.identity.calls).toEqual([call]);

    // While the Google window is open, neither button can be pressed, and the labels stay.
    app.identity.failures.signInWithGoogle = { kind: 'popup-closed', message: 'closed' };
    const close = holdCalls(app);
    const googleButton = button(google);
    googleButton.click();
    googleButton.click();
    await waitFor(() => expect(button(google)).toBeDisabled());
    expect(button(submit)).toBeDisabled();
    expect(screen.queryByRole('alert'), 'the last failure is not shown any more').toBeNull();
    close();
    expect(await screen.findByRole('alert')).toHaveTextContent(/Google window was closed/);
    expect(button(submit)).toBeEnabled();
    expect(app.identity.calls).toEqual([call, 'signInWithGoogle']);
  },
);
