import type { Page } from '@playwright/test';
import { storedProfile } from '../../firebase/emulators';
import { expect, signIn, test, type Account } from '../support/accounts';
import { answerWith, replaceFunction } from '../support/answers';
import { openInDashboard } from '../support/in-app';

const VIDEO = 'https://example.com/programme.mp4';

async function openIn(language: string, page: Page, account: Account) {
  await storedProfile(account.uid, { language: { stringValue: language } });
  await signIn(page, account);
  await openInDashboard(page, '/dashboard/sandbox');
}

test('in German the result has German words and numbers, and the same timecodes', async ({
  page,
  account,
}) => {
  await openIn('de', page, account);
  const concepts = [{ name: 'black frame', confidence: 0.953 }];
  const answer = answerWith({ analysis: [{ timestamp: 14_000, concepts }], intervalMs: 2500 });
  await replaceFunction(page, (route) => route.fulfill({ json: answer }));
  await page.getByRole('textbox', { name: 'Video-URL' }).fill(VIDEO);
  await page.getByRole('button', { name: 'Analysieren' }).click();
  await expect(page.getByText('Die Videoanalyse wurde erfolgreich abgeschlossen!')).toBeVisible();
  await expect(page.getByText('erfolgreich', { exact: true })).toHaveAttribute('data-tone', 'good');
  const chips = page.getByRole('list', { name: 'Konzepte bei 00:14.0' }).getByRole('listitem');
  await expect(chips).toHaveText('Schwarzbild 95,3\u00a0%');
  await page.getByText('Technische Angaben').click();
  await expect(page.getByText('2,5\u00a0s', { exact: true })).toBeVisible();
  await expect(page.getByText('über 95\u00a0%', { exact: true })).toBeVisible();
});

const REFUSALS = [
  [
    'es',
    'URL del vídeo',
    'Analizar',
    'No se ha podido analizar el vídeo: error 416',
    /^El vídeo es demasiado largo/,
  ],
  [
    'fr',
    'URL de la vidéo',
    'Analyser',
    'L’analyse de la vidéo a échoué\u00a0: erreur 416',
    /^La vidéo est trop longue/,
  ],
  [
    'de',
    'Video-URL',
    'Analysieren',
    'Die Videoanalyse ist fehlgeschlagen: Fehler 416',
    /^Das Video ist zu lang/,
  ],
] as const;

for (const [language, field, button, message, help] of REFUSALS) {
  test(`in ${language} a refusal is not said in the English of the server`, async ({ page, account }) => {
    await openIn(language, page, account);
    const error = { code: 'too-long', message: 'The video is longer than 180 minutes.' };
    await replaceFunction(page, (route) => route.fulfill({ status: 416, json: { error } }));
    await page.getByRole('textbox', { name: field }).fill(VIDEO);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(page.getByText(help)).toBeVisible();
    await expect(page.getByText(error.message)).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: field })).toHaveValue(VIDEO);
  });
}
