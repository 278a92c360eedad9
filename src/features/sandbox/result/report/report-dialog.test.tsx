import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { plannedAnswer } from '../../testing/answers';
import { showParts } from '../../testing/show-parts';
import { ReportButton } from './report-button';

async function openReport() {
  const shown = await showParts(plannedAnswer(), ({ planning }) => (
    <ReportButton
      plan={planning.plan}
      profileName="Balanced"
      analyzedAt={0}
      reportFor={planning.reportFor}
      onReportFor={planning.setReportFor}
    />
  ));
  await shown.user.click(screen.getByText('Report'));
  const dialog = await screen.findByRole('dialog', { name: 'Report: programme' });
  return { ...shown, dialog: within(dialog), element: dialog };
}

it('the report opens over the page, and closes by its button or Escape', async () => {
  const { user, dialog, element } = await openReport();
  expect(dialog.getByText('Print it, or choose PDF as the printer.')).toBeVisible();
  await user.click(dialog.getByLabelText('Close'));
  await waitFor(() => expect(element).not.toBeInTheDocument());
  await user.click(screen.getByText('Report'));
  const again = await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(again).not.toBeInTheDocument());
});

it('the report is printed with the names that were entered, which stay while the result is open', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const { user, dialog } = await openReport();
  await user.type(dialog.getByLabelText('Client'), 'Acme');
  expect(dialog.getByText('Acme', { selector: 'dd' })).toBeVisible();
  await user.click(dialog.getByText('Print'));
  expect(print).toHaveBeenCalledOnce();
  await user.keyboard('{Escape}');
  await user.click(screen.getByText('Report'));
  expect(within(await screen.findByRole('dialog')).getByLabelText('Client')).toHaveValue('Acme');
});
