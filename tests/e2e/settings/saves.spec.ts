import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { storedProfile } from '../../firebase/emulators';
import { expect, signIn, test } from '../support/accounts';
import { CHROMIUM_ARGUMENTS } from '../support/chromium-arguments';
import { Dashboard } from '../support/pages/dashboard';
import { SettingsPage } from '../support/pages/settings-page';
import { BACKENDS, disconnect, sidebarState, storeOf } from '../support/saves';

test('a save offline survives a restart of the browser', { tag: '@row-17' }, async ({ baseURL, account }) => {
  await storeOf(account);
  const folder = mkdtempSync(join(tmpdir(), 'browser-'));
  const executablePath = process.env.SCENECUE_HEADLESS_SHELL;
  const start = () =>
    chromium.launchPersistentContext(folder, {
      baseURL: baseURL ?? '',
      serviceWorkers: 'block',
      args: CHROMIUM_ARGUMENTS,
      ...(executablePath ? { executablePath } : {}),
    });
  const first = await start();
  const page = await first.newPage();
  await signIn(page, account, { rememberMe: true });
  const settings = new SettingsPage(page);
  await settings.choice('Timezone').waitFor();
  await disconnect(first);
  await settings.name.fill('Countess Lovelace');
  await settings.choice('Timezone').selectOption('PST');
  await settings.theme('Dark').check();
  await settings.save.click();
  await expect(settings.onDevice).toBeVisible();
  await expect(settings.saved).toHaveCount(0);
  await expect(settings.save).toBeEnabled();
  await expect(settings.unsaved, 'nothing to lose by leaving').toHaveCount(0);
  await expect(sidebarState(page)).toHaveText('Saved on this device, not synced yet.');
  await first.close();

  // The files of the site come from the network here; loading them offline is tested elsewhere.
  const second = await start();
  await second.route(BACKENDS, (route) => route.abort());
  const later = await second.newPage();
  const again = new SettingsPage(later);
  await again.open();
  await expect(again.onDevice).toBeVisible();
  await expect(again.name).toHaveValue('Countess Lovelace');
  await expect(again.choice('Timezone')).toHaveValue('PST');
  await expect(later.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await storedProfile(account.uid), 'the server does not have it').toMatchObject({ timezone: 'UTC' });

  const renamed = later.waitForResponse('**/accounts:update*');
  await second.unrouteAll();
  await renamed;
  await expect(later.getByText('Synced.')).toBeVisible();
  await expect(sidebarState(later)).toBeEmpty();
  await expect(new Dashboard(later).sidebar).toContainText('Countess Lovelace');
  expect(await storedProfile(account.uid)).toMatchObject({
    name: 'Countess Lovelace',
    timezone: 'PST',
    theme: 'dark',
  });
  await second.close();
  rmSync(folder, { recursive: true, force: true });
});
