import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '@/app/testing/render-ui';
import { Dialog } from './dialog';
import { Question } from './question';

const dialog = (opened: boolean, onClose: () => void = vi.fn()) => (
  <>
    <button>Open</button>
    <Dialog opened={opened} title="New Key" description="A sample." onClose={onClose}>
      <button>Generate</button>
    </Dialog>
  </>
);

it('a dialog has a title, its description alone, and the focus, which returns to where it was', async () => {
  const { user, showInstead } = await renderUi(dialog(false));
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  showInstead(dialog(true));
  expect(screen.getByRole('dialog', { name: 'New Key' })).toHaveAccessibleDescription('A sample.');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('New Key');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Generate' })).toHaveFocus());
  showInstead(dialog(false));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

it('a dialog without a description refers to none', async () => {
  await renderUi(
    <Dialog opened title="New Key" onClose={() => undefined}>
      <button>Generate</button>
    </Dialog>,
  );
  expect(screen.getByRole('dialog')).not.toHaveAttribute('aria-describedby');
});

it('Escape asks to close the dialog, and a press outside does not; no style element is written', async () => {
  const onClose = vi.fn();
  const { user } = await renderUi(dialog(true, onClose));
  await user.click(document.querySelector('.mantine-Modal-inner') ?? document.body);
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(document.querySelector('style')).toBeNull();
});

it('a question has its harmless answer first, with the focus; each answer and Escape do one thing', async () => {
  const onConfirm = vi.fn();
  const onDiscard = vi.fn();
  const onCancel = vi.fn();
  const { user } = await renderUi(
    <Question
      opened
      title="Leave?"
      text="Changes will be lost."
      cancel="Stay"
      onCancel={onCancel}
      answers={[
        { label: 'Leave', onClick: onConfirm },
        { label: 'Discard', onClick: onDiscard },
      ]}
    />,
  );
  const question = screen.getByRole('alertdialog', { name: 'Leave?' });
  expect(question).toHaveAccessibleDescription('Changes will be lost.');
  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Stay', 'Leave', 'Discard']);
  await waitFor(() => expect(buttons[0]).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 0]);
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await user.keyboard('{Escape}');
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 2]);
});
