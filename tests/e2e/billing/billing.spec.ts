import { expect, test } from '../support/accounts';
import { openInDashboard } from '../support/in-app';

test.beforeEach(async ({ sharedPage: page }) => {
  await openInDashboard(page, '/dashboard/billing');
});

test(
  'the plan card shows Pro Plan at $49/month and a Manage Plan button',
  { tag: '@spec-2.billing.1' },
  async ({ sharedPage: page }) => {
    const card = page.getByRole('region', { name: 'Current Plan' });
    await expect(card.getByText('Pro Plan', { exact: true })).toBeVisible();
    await expect(card.getByText('$49/month', { exact: true })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Manage Plan' })).toBeVisible();
  },
);

test(
  'the usage card shows 75% of the monthly limit with a progress bar',
  { tag: '@spec-2.billing.2' },
  async ({ sharedPage: page }) => {
    const card = page.getByRole('region', { name: 'Usage' });
    await expect(card.getByText('75% of the monthly limit used', { exact: true })).toBeVisible();
    const bar = card.getByRole('progressbar', { name: 'Usage' });
    await expect(bar).toHaveAttribute('aria-valuenow', '75');
    const filled = await bar.evaluate(
      (track) =>
        (track.firstElementChild?.getBoundingClientRect().width ?? 0) / track.getBoundingClientRect().width,
    );
    expect(filled).toBeCloseTo(0.75, 2);
  },
);

test(
  'the payment card shows the masked card, its expiry and an Update button',
  { tag: '@spec-2.billing.3' },
  async ({ sharedPage: page }) => {
    const card = page.getByRole('region', { name: 'Payment Method' });
    await expect(card.getByText(/^•••• •••• •••• \d{4}$/)).toBeVisible();
    await expect(card.getByText('Expires 12/24', { exact: true })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Update' })).toBeVisible();
  },
);

test('both buttons of billing say that this is sample data, and give the focus back', async ({
  sharedPage: page,
}) => {
  for (const [button, title] of [
    ['Manage Plan', 'Manage Plan'],
    ['Update', 'Payment Method'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toContainText('sample data');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: button })).toBeFocused();
  }
});
