import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { AppRoot } from '@/app/app-root';
import { createMemoryServices } from '@/app/testing/memory-services';
import { GoogleButton } from './google-button';
import { PasswordField } from '@/ui/fields/password-field';

function show(field: ReactNode) {
  const { services } = createMemoryServices({ user: null });
  const root = (children: ReactNode) => (
    <AppRoot services={services} isReloading={createStore(() => false)}>
      {children}
    </AppRoot>
  );
  const { rerender } = render(root(field));
  return { user: userEvent.setup({ delay: null }), showInstead: (next: ReactNode) => rerender(root(next)) };
}

it('the characters of a password are shown and hidden by a button that the keyboard reaches', async () => {
  const { user, showInstead } = show(<PasswordField label="Password" defaultValue="secret" />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toBeValid();
  await user.click(field);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Show characters' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(field).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide characters' }));
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveValue('secret');
  showInstead(<PasswordField label="Password" defaultValue="secret" error="Too short" />);
  expect(screen.getByLabelText('Password')).toBeInvalid();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Too short');
});

it('the Google button is below a line that says "or", and can be pressed unless something is under way', async () => {
  const pressed = vi.fn();
  const button = (busy: boolean, disabled: boolean) => (
    <GoogleButton label="Sign in with Google" busy={busy} disabled={disabled} onClick={pressed} />
  );
  const { user, showInstead } = show(button(false, false));
  expect(screen.getByText('or')).toBeVisible();
  const google = screen.getByRole('button', { name: 'Sign in with Google' });
  const showsLogo = () => google.querySelector('svg[aria-hidden="true"]') !== null;
  expect(showsLogo()).toBe(true);
  await user.click(google);
  expect(pressed).toHaveBeenCalledTimes(1);
  showInstead(button(true, false));
  expect(google).toBeDisabled();
  expect(showsLogo(), 'the spinner replaces the logo').toBe(false);
  showInstead(button(false, true));
  expect(google).toBeDisabled();
  expect(showsLogo()).toBe(true);
});
