import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp, section } from '@/app/testing/open-app';

// @spec-2.billing.1 @spec-2.billing.2 @spec-2.billing.3 @spec-9.6a @spec-9.6b
it('the cards show the plan, the usage with a progress bar, and the masked card', async () => {
  await openApp('/dashboard/billing');
  await screen.findByText('Pro Plan');
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('heading').map((node) => node.textContent)).toEqual([
    'Billing',
    'Current Plan',
    'Usage',
    'Payment Method',
  ]);
  expect(section('Current Plan').getByText('Pro Plan')).toBeVisible();
  expect(section('Current Plan').getByText('$49/month')).toBeVisible();
  expect(section('Current Plan').getByRole('button')).toHaveTextContent('Manage Plan');

  const usage = section('Usage');
  expect(usage.getByText('75%')).toBeVisible();
  expect(usage.getByText('75% of the monthly limit used')).toBeVisible();
  const bar = usage.getByRole('progressbar', { name: 'Usage' });
  expect(bar).toHaveAttribute('aria-valuenow', '75');
  expect(bar).toHaveAttribute('aria-valuemin', '0');
  expect(bar).toHaveAttribute('aria-valuemax', '100');
  expect(bar).toHaveAttribute('aria-valuetext', '75%');

  const card = section('Payment Method');
  expect(card.getByText('•••• •••• •••• 4242'), 'dots are not read aloud').toHaveAttribute(
    'aria-hidden',
    'true',
  );
  expect(card.getByText('Card ending 4242')).toBeInTheDocument();
  expect(card.getByText('Expires 12/24')).toBeVisible();
  expect(card.getByRole('button')).toHaveTextContent('Update');
});

it('both buttons open a notice that this is sample data, which is closed by its button and by Escape', async () => {
  await openApp('/dashboard/billing');
  await screen.findByText('Pro Plan');
  for (const [button, title, text] of [
    [
      'Manage Plan',
      'Manage Plan',
      'This plan is sample data. It cannot be changed here, and nothing is charged.',
    ],
    [
      'Update',
      'Payment Method',
      'This card is sample data. It cannot be changed here, and SceneCue does not store cards.',
    ],
  ] as const) {
    const open = () => fireEvent.click(screen.getByRole('button', { name: button }));
    expect(screen.queryByRole('dialog')).toBeNull();
    open();
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(dialog).toHaveAccessibleDescription(text);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    open();
    fireEvent.keyDown(await screen.findByRole('dialog', { name: title }), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});
