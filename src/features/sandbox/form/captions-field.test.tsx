import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerWith, VIDEO } from '../testing/answers';
import { analyzeBare, BARE, fillIn, openSandbox, rowOf, storedOnDevice, urlField } from '../testing/sandbox';

const CAPTIONS = 'https://example.com/programme.vtt';
const PARTIAL = answerWith({ analysis: [], partial: [{ code: 'time-up', values: { endMs: 60_000 } }] });

const captionsField = () => screen.getByLabelText('Captions URL');
const toggle = () =>
  screen.getByText(/^((Add captions|Captions) \(optional\)$|Captions: )/).closest('button');

it('captions are added with the keyboard alone, and sent with the video', async () => {
  const { user, analyzer } = await openSandbox();
  analyzer.answerWith(BARE);
  expect(toggle()).toHaveTextContent(/^Add captions \(optional\)$/);
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(captionsField()).not.toBeVisible();
  fillIn(urlField(), VIDEO);
  urlField().focus();
  await user.tab();
  expect(toggle()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  expect(toggle()).toHaveTextContent(/^Captions \(optional\)$/);
  expect(captionsField()).toBeVisible();
  expect(captionsField()).toHaveAccessibleDescription(/WebVTT, SubRip, TTML, SCC, SAMI or MicroDVD/);
  await user.tab();
  expect(captionsField()).toHaveFocus();
  await user.paste(` ${CAPTIONS} `);
  await user.keyboard('{Enter}');
  await screen.findByText('Analysis results');
  expect(analyzer.requests[0]?.[0]).toEqual({ url: VIDEO, captionsUrl: CAPTIONS, language: 'en' });
});

it('collapsed captions show their URL, and blank ones are not sent', async () => {
  const { user, analyzer } = await openSandbox();
  analyzer.answerWith(BARE);
  await user.click(screen.getByText('Add captions (optional)'));
  fillIn(captionsField(), CAPTIONS);
  await user.click(screen.getByText('Captions (optional)'));
  expect(captionsField()).not.toBeVisible();
  expect(toggle()).toHaveTextContent(`Captions: ${CAPTIONS}`);
  fillIn(captionsField(), '  ');
  fillIn(urlField(), VIDEO);
  await user.click(screen.getByText('Analyze'));
  await screen.findByText('Analysis results');
  expect(analyzer.requests.map(([request]) => request)).toEqual([{ url: VIDEO, language: 'en' }]);
});

it('an error of the captions opens their field and is shown there, and both URLs stay in the form', async () => {
  const { user, analyzer } = await openSandbox();
  const error = { code: 'captions-unreadable', message: 'There are no captions there.' };
  analyzer.answer = () => Promise.resolve({ ok: false, failure: { kind: 'refused', status: 415, error } });
  fillIn(captionsField(), 'programme.vtt');
  await user.click(screen.getByText('Captions (optional)'));
  expect(captionsField()).not.toBeVisible();
  fillIn(urlField(), VIDEO);
  await user.click(screen.getByText('Analyze'));
  expect(captionsField()).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Failed to analyze video: The URL must begin with https:\/\/ or http:\/\/\.$/,
  );
  expect(captionsField()).toBeInvalid();
  expect(urlField()).not.toHaveAttribute('aria-invalid', 'true');
  expect(analyzer.requests).toEqual([]);

  fillIn(captionsField(), CAPTIONS);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(captionsField()).toBeVisible();
  await user.click(screen.getByText('Analyze'));
  expect((await screen.findAllByRole('alert')).map((alert) => alert.textContent)).toEqual([
    'Failed to analyze video: Error: 415',
    error.message,
  ]);
  expect(captionsField()).toHaveAccessibleDescription(/Error: 415/);
  expect(captionsField()).toHaveValue(CAPTIONS);
  expect(urlField()).toHaveValue(VIDEO);
  expect(urlField()).not.toHaveAttribute('aria-invalid', 'true');
});

it('a new result is analyzed again in the background with its captions', async () => {
  const app = await openSandbox();
  const { user, analyses } = app;
  fillIn(captionsField(), CAPTIONS);
  await analyzeBare(app, PARTIAL);
  expect(captionsField()).toHaveValue(CAPTIONS);
  await user.click(await screen.findByText('Run in the background'));
  await screen.findByText(/^Added to your library: close the result/);
  expect(analyses.items).toMatchObject([
    { url: VIDEO, captionsUrl: CAPTIONS, state: 'partial' },
    { url: VIDEO, captionsUrl: CAPTIONS, state: 'queued' },
  ]);
});

it.each([
  ['those it was made with, as the form has none', '', CAPTIONS],
  ['those it was made with, as those in the form are not valid', 'programme.vtt', CAPTIONS],
  ['valid ones for it in the form', 'https://example.com/new.vtt', 'https://example.com/new.vtt'],
])('a stored result is analyzed again with %s', async (_, typed, sent) => {
  const { user, analyses } = await openSandbox({
    stored: [storedOnDevice(PARTIAL, { captionsUrl: CAPTIONS, captionTrack: 'track-2', transcribe: true })],
  });
  fillIn(urlField(), VIDEO);
  fillIn(captionsField(), typed);
  await user.click((await rowOf('programme.mp4')).getByText('Open'));
  await screen.findByText('Analysis results');
  await user.click(screen.getByText('Run in the background'));
  await screen.findByText(/^Added to your library: close the result/);
  expect(analyses.items).toMatchObject([
    { url: VIDEO, captionsUrl: sent, captionTrack: 'track-2', transcribe: true, language: 'en' },
  ]);
});
