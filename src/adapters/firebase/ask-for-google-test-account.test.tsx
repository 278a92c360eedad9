import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { askForGoogleTestAccount } from './ask-for-google-test-account';

const dialog = () => screen.getByRole('dialog', { name: 'Google test account' });

beforeEach(() => {
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  });
});

it('the test account is what was entered, trimmed and with its address in lower case', async () => {
  const answer = askForGoogleTestAccount();
  expect(dialog()).toHaveAttribute('open');
  expect(dialog()).toHaveTextContent('This build talks to an emulator. Any name and address will do.');
  const email = screen.getByLabelText('Email');
  expect(email).toHaveFocus();
  expect(email).toBeRequired();
  expect(email).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText('Name')).toHaveValue('Grace Hopper');
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: ' Ada Lovelace ' } });
  fireEvent.change(email, { target: { value: 'Ada@Example.com' } });
  expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute('type', 'submit');
  const form = dialog().querySelector('form');
  expect(form).toHaveAttribute('method', 'dialog');
  // What the browser does with the form of a dialog.
  if (form) fireEvent.submit(form);
  dialog().dispatchEvent(new Event('close'));
  expect(await answer).toEqual({ name: 'Ada Lovelace', email: 'ada@example.com' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('there is no test account when the dialog is canceled, whatever was entered', async () => {
  const user = userEvent.setup({ delay: null });
  const answer = askForGoogleTestAccount();
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ada@example.com' } });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await answer).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});
