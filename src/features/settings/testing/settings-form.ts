import { fireEvent, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import type { World } from '@/app/testing/memory-services';
import { openApp } from '@/app/testing/open-app';
import type { UserProfile } from '@/data/profile/user-profile';

/** A complete stored profile; every value differs from its default. */
export const STORED: UserProfile = {
  name: 'Countess Lovelace',
  email: 'ada@example.com',
  notifications: true,
  emailNotifications: false,
  smsNotifications: true,
  marketingEmails: false,
  twoFactorAuth: true,
  language: 'en',
  timezone: 'EST',
  dateFormat: 'DD/MM/YYYY',
  theme: 'light',
  createdAt: '2025-05-28T08:00:00.000Z',
  updatedAt: '2025-05-28T08:00:00.000Z',
};

/** Opens Settings, and waits for the form. */
export async function openSettings(world: World = {}) {
  // After a failed call, a small request finds out whether there is a network.
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  const app = await openApp('/dashboard/settings', world);
  await screen.findByLabelText('Full Name');
  return app;
}

/** A switch by its label; its description may follow in the same label. */
export const toggle = (label: string) =>
  screen.getByLabelText((text) => text.startsWith(label), { selector: '[role=switch]' });

/** A field or radio button by its label. */
export const field = (label: string) => screen.getByLabelText(label, { selector: 'input, select' });

/** Replaces the value of a text field, or chooses the option of a select. */
export const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

export function fillPasswords(current: string, next: string, confirmation = next) {
  fill('Current Password', current);
  fill('New Password', next);
  fill('Confirm New Password', confirmation);
}

export const press = (button: string) => fireEvent.click(screen.getByRole('button', { name: button }));

/** Submits the form. */
export const save = () => press('Save Changes');

export const SAVED = 'Settings updated successfully';
export const UNSAVED = 'You have unsaved changes';

/** The page itself, without the sidebar. */
export const main = () => within(screen.getByRole('main'));

/** A link of the sidebar. */
export const goTo = (link: string) =>
  fireEvent.click(within(screen.getByRole('navigation')).getByRole('link', { name: link }));

/** Something that a test lets happen later. */
export function createGate() {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open: () => open() };
}
