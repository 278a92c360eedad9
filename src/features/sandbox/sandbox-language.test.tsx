import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AnalysisListener } from '@/contracts/analyzer';
import { answerWith, VIDEO } from './testing/answers';
import { fillIn, itemOnServer, openSandbox } from './testing/sandbox';

const GERMAN = { profile: { language: 'de' } } as const;

/** Opens the Sandbox of a German user of this device. */
function openInGerman(world: Parameters<typeof openSandbox>[0] = {}) {
  localStorage.setItem('scenecue.language', 'de');
  return openSandbox({ ...GERMAN, ...world });
}

it('in German the progress and a refusal have German words, and not those of the server', async () => {
  const { user, analyzer } = await openInGerman();
  const error = { code: 'captions-unreadable', message: 'There are no captions there.' };
  let told: AnalysisListener | undefined;
  let end: () => void = () => undefined;
  analyzer.answer = (_request, _signal, listener) =>
    new Promise((resolve) => {
      told = listener;
      end = () => resolve({ ok: false, failure: { kind: 'refused', status: 415, error } });
    });
  await user.click(screen.getByText('Weitere Optionen'));
  expect(screen.getByLabelText('Untertitel-URL')).toHaveAccessibleDescription(/^Eine WebVTT-/);
  fillIn(screen.getByLabelText('Untertitel-URL'), 'https://example.com/a.vtt');
  fillIn(screen.getByLabelText('Video-URL'), VIDEO);
  await user.click(screen.getByText('Analysieren'));
  told?.onProgress?.({ stage: 'analyzing', percent: 24 });
  expect(await screen.findByText(/^Bild, Ton und Untertitel werden analysiert: 24\s%$/)).toBeInTheDocument();
  end();
  const alerts = await screen.findAllByRole('alert');
  expect(alerts.map(({ textContent }) => textContent)).toEqual([
    'Die Videoanalyse ist fehlgeschlagen: Fehler 415',
    expect.stringMatching(/^Unter der URL der Untertitel gibt es keine Untertitel/),
  ]);
  expect(screen.queryByText(error.message)).toBeNull();
  expect(analyzer.requests[0]?.[0]).toMatchObject({ language: 'de' });
});

it('in German a result has German words and numbers, and the same timecodes', async () => {
  const { user, analyzer } = await openInGerman();
  const concepts = [{ name: 'black frame', confidence: 0.953 }];
  analyzer.answerWith(answerWith({ analysis: [{ timestamp: 14_000, concepts }], intervalMs: 2500 }));
  fillIn(screen.getByLabelText('Video-URL'), VIDEO);
  await user.click(screen.getByText('Analysieren'));
  expect(await screen.findByText('Die Videoanalyse wurde erfolgreich abgeschlossen!')).toBeVisible();
  expect(await screen.findByText('erfolgreich')).toBeVisible();
  const chips = await screen.findByLabelText('Konzepte bei 00:14.0');
  expect(
    within(chips)
      .getByText(/Schwarzbild/)
      .closest('li'),
  ).toHaveTextContent(/^Schwarzbild 95,3\s%$/);
  await user.click(screen.getByRole('tab', { name: 'Details' }));
  expect(await screen.findByText(/^2,5\ss$/)).toBeInTheDocument();
});

it('in German the rows of the library have German words for states and topics', async () => {
  const error = { code: 'too-long', message: 'The video is longer than 180 minutes.' };
  await openInGerman({
    items: [
      itemOnServer('long', { state: 'failed', error }),
      itemOnServer('kitchen', { state: 'done', parts: 1, topics: 'cooking; crime' }),
    ],
  });
  const list = await screen.findByRole('list', { name: 'Bibliothek' });
  expect(within(list).getByText(/Das Video ist zu lang/)).toBeVisible();
  expect(within(list).queryByText(/180 minutes/)).toBeNull();
  expect(within(list).getByText(/^Kochen · /)).toBeVisible();
});
