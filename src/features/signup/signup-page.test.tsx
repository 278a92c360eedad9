import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  ADA_PASSWORD,
  button,
  emailField,
  fillIn,
  openAsVisitor,
  passwordField,
  rememberMe,
  signUp,
} from '@/auth/entry-form/testing/entry-forms';

const confirmation = () => screen.getByLabelText('Confirm Password');
const fullName = () => screen.getByLabelText('Full Name');

// @spec-2.sign-up.1a @spec-2.sign-up.1b @spec-2.sign-up.2a @spec-2.sign-up.2b
it('sign-up has four fields, an unchecked Remember me, a Sign Up button and a Google button', async () => {
  await openAsVisitor('/signup');
  expect(document.title).toBe('Sign up · SceneCue');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Create your account');
  expect(screen.getByText('One account for your videos, campaigns and settings.')).toBeVisible();
  const fields = [fullName(), emailField(), passwordField(), confirmation(), rememberMe()];
  expect([...document.querySelectorAll('form input')]).toEqual(fields);
  expect(fields.map((field) => field instanceof HTMLInputElement && field.type)).toEqual([
    'text',
    'email',
    'password',
    'password',
    'checkbox',
  ]);
  expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual([
    'name',
    'username',
    'new-password',
    'new-password',
    null,
  ]);
  expect(fullName()).toHaveAttribute('maxlength', '200');
  expect(emailField()).toHaveAttribute('autocapitalize', 'none');
  expect(emailField()).toHaveAttribute('spellcheck', 'false');
  expect(passwordField()).toHaveAccessibleDescription(
    'At least 8 characters, with an uppercase letter, a lowercase letter and a number.',
  );
  expect(rememberMe()).not.toBeChecked();
  expect(screen.getAllByRole('button', { name: /sign/i }).map((node) => node.textContent)).toEqual([
    'Sign Up',
    'Sign up with Google',
  ]);
  expect(button('Sign Up')).toHaveAttribute('type', 'submit');
});

// @spec-2.sign-up.3
it('sign-up links to sign-in', async () => {
  const { user } = await openAsVisitor('/signup');
  await user.click(screen.getByRole('link', { name: 'Already have an account? Sign in' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toHaveFocus();
  expect(location.pathname).toBe('/signin');
});

// @spec-2.sign-up.4 @spec-7.4a @spec-7.4b @spec-4.2 @spec-3.user-profile.2
it.each([true, false])(
  'a sign-up creates the account and its profile, trimmed, and leads to the dashboard (remembered: %s)',
  async (remembered) => {
    const app = await openAsVisitor('/signup');
    if (remembered) await app.user.click(rememberMe());
    await signUp(app, { 'Full Name': '  Grace Hopper ', 'Email Address': ' grace@example.com ' });
    await waitFor(() => expect(location.pathname).toBe('/dashboard/settings'));
    expect(app.identity.accounts.at(-1)).toMatchObject({
      email: 'grace@example.com',
      displayName: 'Grace Hopper',
      password: ADA_PASSWORD,
    });
    expect(app.identity.calls).toEqual(['signUp']);
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
    expect(createdAt).toMatch(/^\d{4}-\d\d-\d\dT/);
    const sidebar = screen.getByRole('complementary', { name: 'Sidebar' });
    expect(sidebar).toHaveTextContent(/Grace Hopper.*grace@example.com/);
  },
);

it('a user whose profile cannot be saved is let in nevertheless, and the profile is sent later', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = await openAsVisitor('/signup');
  app.profile.mode = 'gone';
  // After a failed call, a small request finds out whether there is a network.
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  await signUp(app);
  expect(await screen.findByText(/^Saved on this device/)).toBeVisible();
  expect(await screen.findByRole('radio', { name: 'Light' })).toBeChecked();
  expect(screen.getByLabelText('Full Name')).toHaveValue('Grace Hopper');
  expect(app.profile.stored).toBeNull();
  app.profile.mode = 'well';
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(app.profile.stored).toMatchObject({ name: 'Grace Hopper', theme: 'light' }));
});

// @spec-2.sign-up.5 @spec-8.2a @spec-8.2b @spec-4.2
it('an address that is taken is reported in the words of the provider and logged, and what was typed stays', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = await openAsVisitor('/signup');
  await signUp(app, { 'Email Address': 'ada@example.com' });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Firebase: The email address is already in use by another account.$/,
  );
  expect(fullName()).toHaveValue('Grace Hopper');
  expect(emailField()).toHaveValue('ada@example.com');
  expect(passwordField()).toHaveValue(ADA_PASSWORD);
  expect(confirmation()).toHaveValue(ADA_PASSWORD);
  expect(location.pathname).toBe('/signup');
  expect(app.profile.stored).toBeNull();
  expect(logged.mock.calls).toEqual([['Sign-up failed', expect.any(Error)]]);
  // The banner disappears when the values have changed and are not valid.
  await signUp(app, { 'Confirm Password': 'Analytical2' });
  expect(screen.queryByRole('alert')).toBeNull();
});

// @spec-5.1b @spec-5.2a @spec-5.3 @spec-5.5
it('the first field that is not valid gets the focus, its problem is its description, and nothing is sent', async () => {
  const app = await openAsVisitor('/signup');
  expect(document.querySelector('form')).toHaveAttribute('novalidate');
  const short = 'Password must be at least 8 characters long';
  await signUp(app, {
    'Full Name': '',
    'Email Address': 'grace',
    Password: 'Short1',
    'Confirm Password': '',
  });
  expect(emailField()).toHaveFocus();
  expect(emailField()).toHaveAccessibleDescription('Please enter a valid email address');
  expect(passwordField().getAttribute('aria-describedby')).toBeTruthy();
  expect(screen.getByText(short)).toBeVisible();
  expect(confirmation()).toHaveAccessibleDescription('Passwords do not match');
  await signUp(app, { Password: 'Short1', 'Confirm Password': 'Short1' });
  expect(passwordField()).toHaveFocus();
  expect(passwordField()).toHaveAccessibleDescription(expect.stringContaining(short));
  expect(confirmation()).toHaveAccessibleDescription('');
  await signUp(app, { 'Confirm Password': 'analytical1' });
  expect(confirmation()).toHaveFocus();
  expect(confirmation()).toBeInvalid();
  expect(passwordField()).toBeValid();
  fillIn({ 'Confirm Password': ADA_PASSWORD });
  expect(confirmation()).toHaveAccessibleDescription('');
  expect(app.identity.calls).toEqual([]);
});
