import { fireEvent, screen } from '@testing-library/react';
import { openApp } from '@/app/testing/open-app';
import type { World } from '@/app/testing/memory-services';

type App = Awaited<ReturnType<typeof openApp>>;

export const ENTRY_FORMS = [
  { path: '/signin', submit: 'Sign In', busy: 'Signing in...', google: 'Sign in with Google' },
  { path: '/signup', submit: 'Sign Up', busy: 'Creating Account...', google: 'Sign up with Google' },
] as const;

export const ADA_PASSWORD = 'Analytical1';
const ADA_ACCOUNT = {
  uid: 'ada',
  displayName: 'Ada Lovelace',
  email: 'ada@example.com',
  password: ADA_PASSWORD,
};

/** Opens the application for a visitor. The identity service knows the account of Ada. */
export async function openAsVisitor(path: string, world: World = {}): Promise<App> {
  const app = await openApp(path, { user: null, ...world });
  app.identity.accounts.push({ ...ADA_ACCOUNT });
  return app;
}

export const emailField = () => screen.getByLabelText('Email Address');
export const passwordField = () => screen.getByLabelText('Password');
export const rememberMe = () => screen.getByRole('checkbox', { name: 'Remember me' });
export const button = (name: string) => screen.getByRole('button', { name });

/** Fills in fields, by their labels. */
export function fillIn(values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}

export async function signIn({ user }: App, password: string = ADA_PASSWORD, email = 'ada@example.com') {
  fillIn({ 'Email Address': email, Password: password });
  await user.click(button('Sign In'));
}

/** A valid sign-up of a new user, whose values can be replaced. */
export async function signUp({ user }: App, values: Record<string, string> = {}) {
  fillIn({
    'Full Name': 'Grace Hopper',
    'Email Address': 'grace@example.com',
    Password: ADA_PASSWORD,
    'Confirm Password': values.Password ?? ADA_PASSWORD,
    ...values,
  });
  await user.click(button('Sign Up'));
}

/** Makes calls to the identity service wait. @returns the function that ends that */
export function holdCalls({ identity }: App): () => void {
  let open: () => void = () => undefined;
  identity.gate = new Promise((resolve) => (open = resolve));
  return () => open();
}
