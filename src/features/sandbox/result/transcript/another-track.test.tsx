import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AnalyzerFailure } from '@/contracts/analyzer';
import { answerWith, VIDEO } from '../../testing/answers';
import { controlNetwork } from '../../testing/network';
import {
  analyzeBare,
  createGate,
  fillIn,
  itemOnServer,
  openSandbox,
  rowOf,
  storedOnDevice,
  urlField,
} from '../../testing/sandbox';

const TRACKS = [
  { id: 'track-2', kind: 'subtitles', language: 'en' },
  { id: 'track-3', kind: 'subtitles', language: 'de' },
] as const;
const transcriptOf = (track: (typeof TRACKS)[number]) => ({
  source: 'track' as const,
  track,
  tracks: [...TRACKS],
  lines: [{ start: 0, end: 900, text: `in ${track.language}` }],
});
const RESULT = answerWith({ analysis: [], transcript: transcriptOf(TRACKS[0]) });
const AGAIN = { url: VIDEO, language: 'en', captionTrack: 'track-3' };

const details = () => fireEvent.click(screen.getByRole('tab', { name: 'Details' }));

/** Waits for a line in the details of the next result. */
const findLine = (text: string) =>
  waitFor(() => {
    details();
    expect(screen.getByText(text)).toBeVisible();
  });

const chooseGerman = async ({ user }: Awaited<ReturnType<typeof openSandbox>>) => {
  details();
  await user.selectOptions(screen.getByLabelText('Caption track'), 'track-3');
  return user;
};

it('a result is analyzed again with another track, without the captions of the form', async () => {
  const app = await openSandbox();
  await app.user.click(screen.getByText('More options'));
  fillIn(screen.getByLabelText('Captions URL'), 'https://example.com/a.vtt');
  await analyzeBare(app, RESULT);
  const user = await chooseGerman(app);
  app.analyzer.answerWith(answerWith({ analysis: [], transcript: transcriptOf(TRACKS[1]) }));
  await user.click(screen.getByText('Analyze again with this track'));
  await findLine('in de');
  expect(app.analyzer.requests[1]?.[0]).toEqual(AGAIN);
});

/** A result of the library whose words alone can be analyzed again. */
async function openKnown() {
  const known = { ...RESULT, measurements: 'GwcAAA==' };
  const item = itemOnServer('done', { state: 'done', parts: 1, title: 'Pilot' });
  const app = await openSandbox({ items: [item], results: { [item.id]: known } });
  await app.user.click((await rowOf('Pilot')).getByRole('link'));
  await screen.findByRole('region', { name: 'Analysis results' });
  return { app, user: await chooseGerman(app) };
}

it('only the words are analyzed again if what else was measured is known, while the result stays', async () => {
  const { app, user } = await openKnown();
  expect(screen.getByLabelText('Caption track')).toHaveAccessibleDescription(
    'The words of another track are analyzed in seconds, without decoding the video again. This result stays until then.',
  );
  const gate = createGate();
  const value = answerWith({ analysis: [], transcript: transcriptOf(TRACKS[1]) });
  app.analyzer.answer = () => gate.passed.then(() => ({ ok: true, value }));
  await user.click(screen.getByText('Analyze the words of this track'));
  expect(screen.getByText('in en')).toBeVisible();
  gate.open();
  await findLine('in de');
  expect(app.analyzer.requests[0]?.[0]).toEqual({ ...AGAIN, again: { measurements: 'GwcAAA==' } });
  await waitFor(() => expect(screen.getByLabelText('Caption track')).toHaveFocus());
});

it('a result stays if the words of another track cannot be analyzed, and says why', async () => {
  const { app, user } = await openKnown();
  app.analyzer.answer = () =>
    Promise.resolve({ ok: false, failure: { kind: 'unreachable', message: 'No network' } });
  await user.click(screen.getByText('Analyze the words of this track'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/No network|could not be reached|connection/i);
  expect(screen.getByText('in en')).toBeVisible();
  expect(screen.getByText('Analyze the words of this track')).toBeEnabled();
});

it('a new attempt after a failure is one with the same track', async () => {
  controlNetwork();
  const app = await openSandbox({
    stored: [storedOnDevice(RESULT, { transcribe: true, captionTrack: 'track-2' })],
  });
  fillIn(urlField(), 'https://example.com/other.mp4');
  await app.user.click((await rowOf('programme.mp4')).getByRole('link'));
  await screen.findByRole('region', { name: 'Analysis results' });
  const user = await chooseGerman(app);
  const failure: AnalyzerFailure = { kind: 'unreachable', message: 'No network' };
  app.analyzer.answer = () => Promise.resolve({ ok: false, failure });
  await user.click(screen.getByText('Analyze again with this track'));
  expect(urlField()).toHaveValue(VIDEO);
  await user.click(await screen.findByText('Try again'));
  fillIn(urlField(), 'https://example.com/other.mp4');
  await user.click(screen.getByText('Analyze'));
  expect(app.analyzer.requests.map(([request]) => request)).toEqual([
    { ...AGAIN, transcribe: true },
    { ...AGAIN, transcribe: true },
    { url: 'https://example.com/other.mp4', language: 'en' },
  ]);
});

it('a result of the library is analyzed again in the background', async () => {
  const item = itemOnServer('done', { state: 'done', parts: 1, title: 'Pilot', transcribe: true });
  const app = await openSandbox({ items: [item], results: { [item.id]: RESULT } });
  await app.user.click((await rowOf('Pilot')).getByRole('link'));
  await screen.findByRole('region', { name: 'Analysis results' });
  const user = await chooseGerman(app);
  await user.click(screen.getByText('Run in the background'));
  await screen.findByText(/^Added to your library, where/);
  expect(app.analyses.items.slice(1)).toMatchObject([{ ...AGAIN, title: 'Pilot', transcribe: true }]);
  expect(app.analyzer.requests).toEqual([]);
});
