import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/accounts';
import { replaceFunction } from '../support/answers';
import { expectNoFindingsInBothThemes } from '../support/axe';
import { createGate } from '../support/gate';
import { plannedAnswer, showAnswer, VIDEO } from '../support/planned-answer';

test('a profile decides: a change is seen at once, costs are named, and it is there after a reload', async ({
  dashboardPage: page,
}) => {
  const sandbox = await showAnswer(page, plannedAnswer());
  const glance = page.getByRole('region', { name: 'At a glance' });
  const panel = page.getByRole('region', { name: 'Suitability profile' });
  await expect(glance.getByText('Suitable in part')).toBeVisible();
  await expect(panel.getByRole('listitem').first()).toContainText('crime: at most low risk');
  await expect(panel.getByRole('listitem').first()).toContainText('00:38.0 and 2 breaks');

  // A changed preset becomes a custom profile.
  await panel.getByText('Rules of this profile').click();
  await panel.getByRole('group', { name: 'crime', exact: true }).getByRole('radio', { name: 'High' }).check();
  await expect(glance.getByText('✓ Suitable').first()).toBeVisible();
  await expect(glance.getByText('Suitable in part')).toHaveCount(0);
  await expect(panel.getByLabel('Name')).toHaveValue('Balanced (changed)');
  await panel.getByLabel('Name').fill('Beer brand');
  await expectNoFindingsInBothThemes(page, 'the rules of a profile');

  await page.reload();
  await sandbox.open();
  await replaceFunction(page, (route) => route.fulfill({ json: plannedAnswer() }));
  await sandbox.analyzeUrl(VIDEO);
  await expect(panel.getByLabel('Profile', { exact: true })).toHaveValue(/^[0-9a-f-]{36}$/);
  await expect(panel.getByLabel('Name')).toHaveValue('Beer brand');
  await expect(glance.getByText('Suitable in part')).toHaveCount(0);

  // Exported to a file, and imported again.
  const begun = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save as file' }).click();
  const file = await begun;
  expect(file.suggestedFilename()).toBe('Beer-brand.suitability.json');
  const text = await readFile(await file.path(), 'utf8');
  await panel.getByRole('button', { name: 'Delete' }).click();
  await expect(panel.getByLabel('Profile', { exact: true })).toHaveValue('balanced');
  await expect(panel.getByText('Beer brand deleted.')).toBeVisible();
  const load = panel.getByLabel('Load from file');
  await load.setInputFiles({ name: 'broken.json', mimeType: 'application/json', buffer: Buffer.from('{') });
  await expect(panel.getByText(/^This file is not a suitability profile/)).toBeVisible();
  await load.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(panel.getByLabel('Name')).toHaveValue('Beer brand');

  // A file that no longer exists when it is read.
  await page.evaluate(() => {
    Blob.prototype.text = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  });
  await load.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(panel.getByText(/^This file is not a suitability profile/)).toBeVisible();
});

test('a wrong label is corrected: the plan follows, the trail says so, and back', async ({
  dashboardPage: page,
}) => {
  await showAnswer(page, plannedAnswer());
  const glance = page.getByRole('region', { name: 'At a glance' });
  const scenes = page.getByRole('region', { name: 'Scenes' });
  const second = scenes.locator('#scene-52000');
  await second.getByText('Correct the labels').click();
  await second.getByRole('button', { name: 'crime is wrong here' }).click();
  await expect(second.getByText('Not suitable')).toHaveCount(0);
  await second.getByRole('button', { name: 'Undo: crime removed' }).click();
  await expect(second.getByText('Not suitable')).toBeVisible();
  await second.getByRole('button', { name: 'crime is wrong here' }).click();
  await expect(second.getByText('Not suitable')).toHaveCount(0);
  await expect(glance.getByText('Suitable in part')).toHaveCount(0);
  await second.getByRole('combobox', { name: 'Add a label' }).selectOption('travel');
  await expect(second).toContainText('travel');
  await scenes.getByText('2 corrections').click();
  await expect(scenes.getByText(/removed crime from the scene at 00:52\.0/)).toBeVisible();
  await scenes.getByRole('button', { name: 'Undo this correction' }).last().click();
  await expect(second.getByText('Not suitable')).toBeVisible();
  await expect(second).toContainText('travel');

  // Corrections of labels for what is seen and heard, too. All are undone at once.
  await second.getByRole('combobox', { name: 'Add a label' }).selectOption('dog');
  await expect(second).toContainText('Seen: dog');
  await scenes.getByRole('button', { name: 'Undo all corrections' }).click();
  await expect(second).not.toContainText('Seen: dog');
  await expect(scenes.getByText(/correction/)).toHaveCount(0);
});

test('a dropped break stays away until it is restored', async ({ dashboardPage: page }) => {
  await showAnswer(page, plannedAnswer());
  const breaks = page.getByRole('region', { name: 'Ad breaks' });
  await breaks.getByText('2 other places, not planned').click();
  const drop = breaks.getByRole('button', { name: 'Drop the break at 00:50.0' });
  await drop.click();
  await expect(drop).toHaveCount(0);
  await breaks.getByText('1 dropped break').click();
  await breaks.getByRole('button', { name: 'Restore the break at 00:50.0' }).click();
  await expect(drop).toBeVisible();
});

test('a drop is undone by its button and by Ctrl+Z, brings back what was added by hand, and takes nothing back from the brief', async ({
  dashboardPage: page,
}) => {
  await showAnswer(page, plannedAnswer());
  const glance = page.getByRole('region', { name: 'At a glance' });
  await glance.getByLabel('Suitability profile').selectOption('Open');
  const brief = page.getByLabel('The brief in your own words');
  await brief.pressSequentially('no brumbling');
  const planned = page.getByRole('list', { name: 'Planned breaks' });
  await expect(planned.getByRole('listitem')).toHaveCount(2);
  const breaks = page.getByRole('region', { name: 'Ad breaks' });
  await breaks.getByRole('button', { name: 'Keep the break at 00:50.0' }).click();
  const drop = breaks.getByRole('button', { name: 'Drop the break at 00:50.0' });

  await drop.click();
  await expect(breaks.getByText('The break at 00:50.0 was dropped.')).toBeVisible();
  await expect(planned.getByRole('listitem')).toHaveCount(1);
  await breaks.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(planned).toContainText('chosen by hand');

  await drop.click();
  await expect(planned.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(planned.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(brief).toHaveValue('no brumbling');
});

test('the focus stays in place where a pressed button goes with what it changes', async ({
  dashboardPage: page,
}) => {
  await showAnswer(page, plannedAnswer());
  await page
    .getByRole('region', { name: 'At a glance' })
    .getByLabel('Suitability profile')
    .selectOption('Open');
  const breaks = page.getByRole('region', { name: 'Ad breaks' });
  const panel = page.getByRole('region', { name: 'Suitability profile' });
  const scenes = page.getByRole('region', { name: 'Scenes' });
  await breaks
    .getByRole('button', { name: /^Drop the break/ })
    .first()
    .press('Enter');
  await expect(breaks.getByRole('button', { name: 'Undo', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(breaks.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0);
  await expect(breaks.locator(':focus')).toHaveCount(1);

  await panel.getByRole('button', { name: 'Duplicate' }).press('Enter');
  await panel.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(panel.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.locator(':focus')).toHaveCount(1);

  await scenes.locator('#scene-52000').getByText('Correct the labels').click();
  await scenes.getByRole('button', { name: 'crime is wrong here' }).press('Enter');
  await expect(scenes.getByRole('button', { name: 'crime is wrong here' })).toHaveCount(0);
  await expect(scenes.locator(':focus')).toHaveCount(1);
});

test('no letter of a brief is lost while its vocabulary arrives', async ({ dashboardPage: page }) => {
  await showAnswer(page, plannedAnswer());
  const gate = createGate();
  await page.route(/\/assets\/de-[^/]*\.js$/, async (route) => {
    await gate.passed;
    await route.continue();
  });
  const brief = page.getByLabel('The brief in your own words');
  await brief.focus();
  const typed = brief.evaluate(async (area: HTMLTextAreaElement) => {
    const text = 'brumbling '.repeat(20);
    for (const letter of text) {
      area.setRangeText(letter, area.value.length, area.value.length, 'end');
      area.dispatchEvent(new Event('input', { bubbles: true }));
      // Continues after all pending tasks have run, so that changes from the vocabulary can arrive between any two
      // letters.
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
    }
    return text;
  });
  gate.open();
  await expect(brief).toHaveValue(await typed);
  await expect(
    page.getByText(/^Not understood, so neither wished for nor excluded: brumbling/),
  ).toBeVisible();
});

test('a brief in plain words becomes wishes and exclusions that can be changed, and nothing of it is lost', async ({
  dashboardPage: page,
}) => {
  const sandbox = await showAnswer(page, plannedAnswer());
  const glance = page.getByRole('region', { name: 'At a glance' });
  await glance.getByLabel('Suitability profile').selectOption('Open');
  const brief = page.getByRole('region', { name: 'Brief' });
  const text = brief.getByLabel('The brief in your own words');
  // A bullet alone is not a term, and must not cause an endless loop.
  await text.fill('-');
  await expect(brief.getByText('How it was understood')).toHaveCount(0);
  await text.fill('cooking, no crime, brumbling');
  const terms = brief.getByRole('list', { name: 'How it was understood' }).getByRole('listitem');
  await expect(terms).toHaveCount(2);
  await expect(
    brief.getByText('Not understood, so neither wished for nor excluded: brumbling'),
  ).toBeVisible();
  await expect(brief.getByRole('link', { name: 'cooking' })).toHaveAttribute('href', '#scene-0');
  await expect(glance.getByText('Suitable in part')).toBeVisible();
  await expect(glance.getByText('excluded by the brief')).toBeVisible();
  await expectNoFindingsInBothThemes(page, 'a brief');

  // A pasted text is not cut without notice.
  await text.fill(`cooking, no crime ${'x'.repeat(2000)}`);
  await expect(brief.getByText(/^A brief has 2,?000 characters at most/)).toBeVisible();
  await text.fill('cooking, no crime, brumbling');
  await expect(brief.getByText(/^A brief has/)).toHaveCount(0);

  // Manual changes survive further typing, and a reload.
  await brief.getByLabel('What “crime” means for the plan').selectOption('Ignore');
  await expect(glance.getByText('Suitable in part')).toHaveCount(0);
  await text.fill('cooking, no crime, travel');
  await expect(terms).toHaveCount(3);
  await expect(brief.getByText('Not understood')).toHaveCount(0);
  await expect(glance.getByText('Suitable in part')).toHaveCount(0);
  await page.reload();
  await replaceFunction(page, (route) => route.fulfill({ json: plannedAnswer() }));
  await sandbox.analyzeUrl(VIDEO);
  await expect(text).toHaveValue('cooking, no crime, travel');
  await expect(brief.getByLabel('What “crime” means for the plan')).toHaveValue('filler');
});

test('a plan that the browser cannot store is said to be unsaved, and is stored with the next change', async ({
  dashboardPage: page,
}) => {
  const sandbox = await showAnswer(page, plannedAnswer());
  const brief = page.getByLabel('The brief in your own words');
  await brief.fill('cooking');
  await page.evaluate(() => {
    const store = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem') ?? {};
    Object.defineProperty(Storage.prototype, 'setItem', {
      ...store,
      value() {
        throw new DOMException('no room', 'QuotaExceededError');
      },
    });
    addEventListener('room-again', () => Object.defineProperty(Storage.prototype, 'setItem', store));
  });
  await brief.fill('cooking, travel');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The last changes of your plan are not saved');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(brief).toHaveValue('cooking, travel');

  await page.evaluate(() => dispatchEvent(new Event('room-again')));
  await page
    .getByRole('region', { name: 'At a glance' })
    .getByLabel('Suitability profile')
    .selectOption('Open');
  await expect(alert).toHaveCount(0);
  await page.reload();
  await replaceFunction(page, (route) => route.fulfill({ json: plannedAnswer() }));
  await sandbox.analyzeUrl(VIDEO);
  await expect(brief).toHaveValue('cooking, travel');
});
