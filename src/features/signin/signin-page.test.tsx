import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ADA } from '@/app/testing/memory-services';
import {
  ADA_PASSWORD,
  button,
  emailField,
  fillIn,
  openAsVisitor,
  passwordField,
  rememberMe,
  signIn,
} from '@/auth/entry-form/testing/entry-forms';

// @spec-2.sign-in.1a @spec-2.sign-in.1b @spec-2.sign-in.2a @spec-2.sign-in.2b
it('sign-in has two fields, an unchecked Remember me, a Sign In button and a Google button', async () => {
  await openAsVisitor('/signin');
  expect(document.title).toBe('Sign in · SceneCue');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Sign in$/);
  expect(screen.getByText('Welcome back. Sign in to open your dashboard.')).toBeVisible();
  expect([...document.querySelectorAll('form input')]).toEqual([emailField(), passwordField(), rememberMe()]);
  expect(emailField()).toHaveAttribute('type', 'email');
  expect(emailField()).toHaveAttribute('autocomplete', 'username');
  expect(emailField()).toHaveAttribute('autocapitalize', 'none');
  expect(emailField()).toHaveAttribute('spellcheck', 'false');
  expect(passwordField()).toHaveAttribute('type', 'password');
  expect(passwordField()).toHaveAttribute('autocomplete', 'current-password');
  expect(rememberMe()).not.toBeChecked();
  expect(rememberMe()).toHaveAccessibleDescription(
    'Otherwise, closing the tab signs you out and removes results stored only in it.',
  );
  expect(screen.getAllByRole('button', { name: /sign/i }).map((node) => node.textContent)).toEqual([
    'Sign In',
    'Sign in with Google',
  ]);
  expect(button('Sign In')).toHaveAttribute('type', 'submit');
  expect(button('Sign in with Google')).toHaveAttribute('type', 'button');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(/changes of an earlier session/)).toBeNull();
});

// @spec-2.sign-in.3
it('sign-in links to sign-up and to the landing page', async () => {
  const { user } = await openAsVisitor('/signin');
  expect(screen.getByRole('link', { name: /SceneCue/ })).toHaveAttribute('href', '/');
  await user.click(screen.getByRole('link', { name: "Don't have an account? Sign Up" }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Create your account' })).toHaveFocus();
  expect(location.pathname).toBe('/signup');
});

// @spec-2.sign-in.4 @spec-4.2 @spec-4.1b
it('a correct sign-in leads to the dashboard, with the address trimmed and the password as it was typed', async () => {
  const app = await openAsVisitor('/signin');
  app.identity.accounts.push({
    uid: 'eve',
    displayName: 'Eve',
    email: 'eve@example.com',
    password: ' Eve1234 ',
  });
  await signIn(app, ' Eve1234 ', '  eve@example.com ');
  expect(await screen.findByRole('heading', { level: 1, name: 'Personal Settings' })).toBeVisible();
  expect(location.pathname).toBe('/dashboard/settings');
  expect(app.identity.calls).toEqual(['signIn']);
  expect(screen.getByRole('complementary', { name: 'Sidebar' })).toHaveTextContent('eve@example.com');
});

// @spec-2.sign-in.1b
it.each([true, false])('the session is stored where Remember me says (checked: %s)', async (remembered) => {
  const app = await openAsVisitor('/signin');
  if (remembered) await app.user.click(screen.getByText('Remember me'));
  await signIn(app);
  await waitFor(() => expect(location.pathname).toBe('/dashboard/settings'));
  expect(app.identity.isRemembered()).toBe(remembered);
  expect(app.services.isRemembered('ada')).toBe(remembered);
  const [kept, other] = remembered ? [localStorage, sessionStorage] : [sessionStorage, localStorage];
  expect(kept.getItem('scenecue.user')).toContain('ada@example.com');
  expect(other.getItem('scenecue.user')).toBeNull();
});

// @spec-8.1a @row-23
it('a wrong password and an unknown address give one message, and what was typed stays', async () => {
  const app = await openAsVisitor('/signin');
  const messages: (string | null)[] = [];
  for (const email of ['ada@example.com', 'nobody@example.com']) {
    await signIn(app, 'Wrong-Horse-7', email);
    const banner = await screen.findByRole('alert');
    messages.push(banner.textContent);
    expect(emailField()).toHaveValue(email);
    expect(passwordField()).toHaveValue('Wrong-Horse-7');
    expect(location.pathname).toBe('/signin');
    expect(button('Sign In')).toBeEnabled();
  }
  expect(messages).toEqual(['Error: Invalid credentials', 'Error: Invalid credentials']);
});

// @spec-8.1a @spec-8.1b
it('only a failure that says nothing about the credentials is explained below the credential error', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = await openAsVisitor('/signin');
  for (const [kind, explanation] of [
    ['network', 'The sign-in service could not be reached. Check your internet connection and try again.'],
    ['too-many-requests', 'Too many attempts. Please wait a few minutes and try again.'],
    ['unknown', 'the words of the provider'],
    ['password-policy', ''],
    ['invalid-credentials', ''],
  ] as const) {
    app.identity.failures.signIn = { kind, message: 'the words of the provider' };
    await signIn(app);
    const banner = await screen.findByRole('alert');
    expect(banner.textContent, kind).toBe(`Error: Invalid credentials${explanation}`);
    expect(within(banner).getByText('Error: Invalid credentials')).toBeVisible();
  }
  expect(logged.mock.calls).toEqual([['Sign-in failed', 'the words of the provider']]);
});

it('a banner about the last attempt disappears when the next one starts and when a field is not valid', async () => {
  const app = await openAsVisitor('/signin');
  await signIn(app, 'Wrong-Horse-7');
  await screen.findByRole('alert');
  await signIn(app, ADA_PASSWORD, 'nobody');
  expect(screen.getByText('Please enter a valid email address')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await signIn(app, 'Wrong-Horse-7');
  await screen.findByRole('alert');
  app.identity.gate = new Promise(() => undefined);
  await app.user.click(button('Sign In'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(button('Signing in...')).toBeDisabled();
});

// @spec-5.1b @spec-5.2a @spec-5.2b @spec-5.2c @spec-5.2d @spec-5.5
it('the first field that is not valid gets the focus, its problem is its description, and nothing is sent', async () => {
  const app = await openAsVisitor('/signin');
  expect(document.querySelector('form')).toHaveAttribute('novalidate');
  for (const [email, password, emailProblem, passwordProblem] of [
    ['', '', 'Please enter a valid email address', 'Password must be at least 8 characters long'],
    [
      'ada',
      'abcdefg1',
      'Please enter a valid email address',
      'Password must contain at least one uppercase letter',
    ],
    ['a@b.c', 'ABCDEFG1', '', 'Password must contain at least one lowercase letter'],
    ['a@b.c', 'Abcdefgh', '', 'Password must contain at least one number'],
  ] as const) {
    await signIn(app, password, email);
    expect(emailField()).toHaveAccessibleDescription(emailProblem);
    expect(passwordField()).toHaveAccessibleDescription(passwordProblem);
    expect(emailProblem ? emailField() : passwordField()).toHaveFocus();
    expect(passwordField()).toBeInvalid();
    if (emailProblem) expect(emailField()).toBeInvalid();
    else expect(emailField()).toBeValid();
  }
  expect(app.identity.calls).toEqual([]);
  fillIn({ Password: 'Abcdefg1' });
  expect(passwordField(), 'the problem disappears with the next change').toHaveAccessibleDescription('');
});

it('a session that the service has ended is mentioned until the next attempt to sign in fails', async () => {
  const app = await openAsVisitor('/dashboard/billing', { user: ADA });
  await screen.findByRole('heading', { name: 'Current Plan' });
  app.identity.report(null);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Your session has ended. Please sign in again. Changes that were not sent stay on this device/,
  );
  expect(location.pathname).toBe('/signin');
  await signIn(app, 'Wrong-Horse-7');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Error: Invalid credentials$/));
});
