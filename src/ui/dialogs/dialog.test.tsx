import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '@/app/testing/render-ui';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

const isMarked = () => document.documentElement.hasAttribute('data-has-dialog');

it('a dialog is open while it is rendered, with its title and description', async () => {
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
  const { showInstead } = await renderUi(
    <Dialog title="New Key" description="A sample." onClose={() => undefined}>
      <button>Generate</button>
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'New Key' });
  expect(dialog).toHaveAccessibleDescription('A sample.');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('New Key');
  expect(dialog.open).toBe(true);
  expect(isMarked()).toBe(true);
  close.mockClear();
  showInstead(null);
  expect(close, 'so that the browser gives the focus back').toHaveBeenCalledOnce();
  expect(isMarked()).toBe(false);
});

it('a dialog without a description refers to none', async () => {
  await renderUi(
    <Dialog title="New Key" onClose={() => undefined}>
      text
    </Dialog>,
  );
  expect(screen.getByRole('dialog')).not.toHaveAttribute('aria-describedby');
});

it('Escape asks to close the dialog, which stays open until it is no longer rendered', async () => {
  const onClose = vi.fn();
  await renderUi(
    <Dialog title="New Key" onClose={onClose}>
      text
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  expect(onClose).toHaveBeenCalledOnce();
  expect(dialog.open).toBe(true);
});

it('a question has its harmless answer first, with the focus; each answer and Escape do one thing', async () => {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  const { user } = await renderUi(
    <ConfirmDialog
      title="Leave?"
      text="Changes will be lost."
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />,
  );
  const question = screen.getByRole('alertdialog', { name: 'Leave?' });
  expect(question).toHaveAccessibleDescription('Changes will be lost.');
  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Stay', 'Leave']);
  expect(buttons[0]).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 0]);
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  fireEvent(question, new Event('cancel', { cancelable: true }));
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 2]);
});
