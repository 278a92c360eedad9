import { storedProfile } from '../../firebase/emulators';
import { expect, signIn, test } from '../support/accounts';
import { openInDashboard } from '../support/in-app';
import { ListPage } from '../support/pages/list-page';

const CAMPAIGNS = '/dashboard/campaigns';
const ORGANIZATIONS = '/dashboard/organizations';

test('a table is filtered by the words that it shows in the language of the page', async ({
  page,
  account,
}) => {
  await storedProfile(account.uid, { language: { stringValue: 'de' } });
  await signIn(page, account);
  for (const [path, label, query, found, count] of [
    [CAMPAIGNS, 'Kampagnen filtern', 'pausiert', ['Weeknight Kitchen', 'Winter Lights'], '2 von 4'],
    [CAMPAIGNS, 'Kampagnen filtern', 'vollstandig', ['Summer Road Trips', 'Winter Lights'], '2 von 4'],
    [CAMPAIGNS, 'Kampagnen filtern', '120.000', ['Final Whistle'], '1 von 4'],
    [CAMPAIGNS, 'Kampagnen filtern', 'paused', [], '0 von 4'],
    [ORGANIZATIONS, 'Organisationen filtern', 'aktiv berlin', ['Café Central Werbung'], '1 von 3'],
  ] as const) {
    const list = new ListPage(page, path);
    await list.open();
    await page.getByRole('textbox', { name: label }).fill(query);
    await expect(page.getByRole('status').filter({ hasText: count })).toBeVisible();
    expect(await list.names()).toEqual(found);
  }
});

test('a table is ordered by the words that it shows in the language of the page', async ({
  page,
  account,
}) => {
  await storedProfile(account.uid, { language: { stringValue: 'es' } });
  await signIn(page, account);
  const list = new ListPage(page, CAMPAIGNS);
  await list.open();
  await list.orderBy('Tipo de análisis');
  // A medida, Básico, Completo; in English custom would come between the others.
  expect(await list.names()).toEqual([
    ...['Final Whistle', 'Weeknight Kitchen', 'Summer Road Trips', 'Winter Lights'],
  ]);
});

test('what is done with a row is said in the language of the page, and in the words of its button', async ({
  page,
  account,
}) => {
  await storedProfile(account.uid, { language: { stringValue: 'de' } });
  await signIn(page, account);
  const list = new ListPage(page, ORGANIZATIONS);
  await list.open();
  await list.button('Lumen Advertising bearbeiten').click();
  await expect(list.dialog).toHaveAccessibleName('Organisation bearbeiten');
  await expect(list.dialog.getByRole('button')).toHaveText(['Abbrechen', 'Änderungen speichern']);
  await list.field('Name').fill(' ');
  await list.submit('Änderungen speichern');
  await list.button('Ohne Namen löschen').click();
  await expect(page.getByRole('status').filter({ hasText: 'Ohne Namen gelöscht' })).toHaveCount(1);
});

for (const language of ['es', 'fr', 'de']) {
  test(`the cards of a narrow screen hold the longer words of "${language}"`, async ({ page, account }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await storedProfile(account.uid, { language: { stringValue: language } });
    await signIn(page, account);
    for (const path of [CAMPAIGNS, ORGANIZATIONS]) {
      const list = new ListPage(page, path);
      await list.open();
      await expect(page.locator(`html[lang="${language}"]`)).toHaveCount(1);
      for (const part of await list.table.locator('tbody :is(td, th, td > *, td span), thead button').all()) {
        const overhang = await part.evaluate((element) => {
          const holder = element.closest('tbody tr') ?? document.body;
          return element.getBoundingClientRect().right - holder.getBoundingClientRect().right;
        });
        expect(overhang, await part.innerText()).toBeLessThanOrEqual(0);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    }
  });
}

test('rows are found, counted and spoken of in the language of the page', async ({ page, account }) => {
  await storedProfile(account.uid, { language: { stringValue: 'de' } });
  await signIn(page, account);
  const list = new ListPage(page, '/dashboard/api');
  await list.open();
  await page.getByRole('textbox', { name: 'Schlüssel filtern' }).fill('inaktiv');
  await expect(page.getByRole('status').filter({ hasText: '1 von 3' })).toBeVisible();
  expect(await list.names()).toEqual(['Legacy importer']);
  await list.button('Legacy importer löschen').click();
  await expect(page.getByRole('status').filter({ hasText: 'Legacy importer gelöscht' })).toHaveCount(1);
});

test('figures are written as the language of the page writes them', async ({ page, account }) => {
  await storedProfile(account.uid, { language: { stringValue: 'de' } });
  await signIn(page, account);
  await openInDashboard(page, '/dashboard/statistics');
  const figures = page.getByRole('region', { name: 'Kennzahlen' });
  await figures.waitFor();
  expect((await figures.innerText()).split(/\n+/)).toEqual([
    ...['Aufrufe gesamt', '1,2\u00a0Mio.', '12\u00a0% Zuwachs'],
    ...['Engagement-Rate', '8,5\u00a0%', '3,2\u00a0% Zuwachs'],
    ...['Durchschnittliche Wiedergabezeit', '4:32', '1,5\u00a0% Rückgang'],
  ]);
});
