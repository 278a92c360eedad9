import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { plannedAnswer } from '../testing/answers';
import { showParts } from '../testing/show-parts';
import { ReportButton } from './report-button';

async function openReport() {
  const shown = await showParts(plannedAnswer(), ({ planning }) => (
    <ReportButton plan={planning.plan} profileName="Balanced" analyzedAt={0} />
  ));
  await shown.user.click(screen.getByText('Report'));
  const dialog = await screen.findByRole('dialog', { name: 'programme' });
  return { ...shown, dialog: within(dialog), element: dialog };
}

it('the report opens over the page, and closes by its button or Escape', async () => {
  const { user, dialog, element } = await openReport();
  expect(element).toHaveAttribute('open');
  expect(dialog.getByText('Print it, or choose PDF as the printer.')).toBeVisible();
  await user.click(dialog.getByText('Close'));
  expect(element).not.toBeInTheDocument();
  await user.click(screen.getByText('Report'));
  const again = await screen.findByRole('dialog');
  expect(fireEvent(again, new Event('cancel', { cancelable: true }))).toBe(false);
  expect(again).not.toBeInTheDocument();
});

it('the report is printed, and covers the page again afterwards with the focus where it was', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const modal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  const flowing = vi.fn<() => void>();
  Object.assign(HTMLDialogElement.prototype, { show: flowing });
  const { user, dialog } = await openReport();
  const button = dialog.getByText('Print').closest('button');
  await user.click(button ?? document.body);
  expect(print).toHaveBeenCalledOnce();
  expect(modal).toHaveBeenCalledTimes(1);
  fireEvent(window, new Event('beforeprint'));
  expect(flowing).toHaveBeenCalledOnce();
  document.body.focus();
  fireEvent(window, new Event('afterprint'));
  expect(modal).toHaveBeenCalledTimes(2);
  expect(button).toHaveFocus();
});
