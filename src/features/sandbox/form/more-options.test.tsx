import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerWith, VIDEO } from '../testing/answers';
import { analyzeBare, BARE, fillIn, openSandbox, rowOf, storedOnDevice, urlField } from '../testing/sandbox';

const CAPTIONS = 'https://example.com/programme.vtt';
const PARTIAL = answerWith({ analysis: [], partial: [{ code: 'time-up', values: { endMs: 60_000 } }] });

beforeEach(() => {
  localStorage.clear();
  vi.unstubAllEnvs();
});

const captionsField = () => screen.getByLabelText('Captions URL');
const toggle = () => screen.getByText(/^(More options$|Captions: )/).closest('button');

it('captions are added with the keyboard alone, and sent with the video', async () => {
  const { user, analyzer } = await openSandbox();
  analyzer.answerWith(BARE);
  expect(toggle()).toHaveTextContent(/^More options$/);
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(captionsField()).not.toBeVisible();
  fillIn(urlField(), VIDEO);
  urlField().focus();
  await user.tab();
  expect(screen.getByText('Analyze').closest('button')).toHaveFocus();
  await user.tab();
  expect(toggle()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  expect(toggle()).toHaveTextContent(/^More options$/);
  expect(captionsField()).toBeVisible();
  expect(captionsField()).toHaveAccessibleDescription(/WebVTT, SubRip, TTML, SCC, SAMI or MicroDVD/);
  await user.tab();
  expect(captionsField()).toHaveFocus();
  await user.paste(` ${CAPTIONS} `);
  await user.keyboard('{Enter}');
  await screen.findByRole('region', { name: 'Analysis results' });
  expect(analyzer.requests[0]?.[0]).toEqual({ url: VIDEO, captionsUrl: CAPTIONS, language: 'en' });
});

it('collapsed captions show their URL, and blank ones are not sent', async () => {
  const { user, analyzer } = await openSandbox();
  analyzer.answerWith(BARE);
  await user.click(screen.getByText('More options'));
  fillIn(captionsField(), CAPTIONS);
  await user.click(screen.getByText('More options'));
  expect(captionsField()).not.toBeVisible();
  expect(toggle()).toHaveTextContent(`Captions: ${CAPTIONS}`);
  fillIn(captionsField(), '  ');
  fillIn(urlField(), VIDEO);
  await user.click(screen.getByText('Analyze'));
  await screen.findByRole('region', { name: 'Analysis results' });
  expect(analyzer.requests.map(([request]) => request)).toEqual([{ url: VIDEO, language: 'en' }]);
});

it('an error of the captions opens their field and is shown there, and both URLs stay in the form', async () => {
  const { user, analyzer } = await openSandbox();
  const error = { code: 'captions-unreadable', message: 'There are no captions there.' };
  analyzer.answer = () => Promise.resolve({ ok: false, failure: { kind: 'refused', status: 415, error } });
  fillIn(captionsField(), 'programme.vtt');
  await user.click(screen.getByText('More options'));
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
  fillIn(captionsField(), CAPTIONS);
  await analyzeBare(app, PARTIAL);
  await app.user.click(await screen.findByText('Run in the background'));
  await screen.findByText(/^Added to your library/);
  expect(app.analyses.items).toMatchObject([
    { url: VIDEO, captionsUrl: CAPTIONS, state: 'partial' },
    { url: VIDEO, captionsUrl: CAPTIONS, state: 'queued' },
  ]);
});

it('a stored result is analyzed again as it was made', async () => {
  const made = { captionsUrl: CAPTIONS, captionTrack: 'track-2', transcribe: true };
  const { user, analyses } = await openSandbox({ stored: [storedOnDevice(PARTIAL, made)] });
  await user.click((await rowOf('programme.mp4')).getByRole('link'));
  await screen.findByRole('region', { name: 'Analysis results' });
  await user.click(screen.getByText('Run in the background'));
  await screen.findByText(/^Added to your library/);
  expect(analyses.items).toMatchObject([{ url: VIDEO, ...made, language: 'en' }]);
});

it('what is set is said while the options are folded', async () => {
  vi.stubEnv('VITE_SPEECH_HOST', 'speech.example.com');
  vi.stubEnv('VITE_SPEECH_MINUTES', '45');
  localStorage.setItem('scenecue.choice/ada/transcribe', 'on');
  await openSandbox({ isOnlyOnDevice: true });
  expect(screen.getByText('Speech is transcribed · Results only on this device')).toBeVisible();
  expect(captionsField()).not.toBeVisible();
});

const SPEECH = 'Transcribe speech if the video has no captions';

it('without a speech-to-text service there is no choice, and nothing is asked for', async () => {
  localStorage.setItem('scenecue.choice/ada/transcribe', 'on');
  const app = await openSandbox();
  expect(screen.queryByLabelText(SPEECH)).not.toBeInTheDocument();
  await analyzeBare(app);
  expect(app.analyzer.requests[0]?.[0]).toEqual({ url: VIDEO, language: 'en' });
});

it('with one, it is off, says where speech is sent, and is remembered on the device', async () => {
  vi.stubEnv('VITE_SPEECH_HOST', 'speech.example.com');
  vi.stubEnv('VITE_SPEECH_MINUTES', '45');
  const app = await openSandbox();
  const choice = screen.getByLabelText(SPEECH);
  expect(choice).not.toBeChecked();
  expect(choice).toHaveAccessibleDescription(
    'Only the parts in which somebody speaks are sent to speech.example.com. At most 45 minutes a day.',
  );
  await app.user.click(choice);
  await analyzeBare(app);
  expect(app.analyzer.requests[0]?.[0]).toEqual({ url: VIDEO, language: 'en', transcribe: true });
  expect(localStorage.getItem('scenecue.choice/ada/transcribe')).toBe('on');
});

const SCENES = 'Let a model describe the scenes';

it('scenes are described only if the installation can and the user wants it, who learns where they are sent', async () => {
  localStorage.setItem('scenecue.choice/ada/understand', 'on');
  const without = await openSandbox();
  expect(screen.queryByLabelText(SCENES)).not.toBeInTheDocument();
  await analyzeBare(without);
  expect(without.analyzer.requests[0]?.[0]).toEqual({ url: VIDEO, language: 'en' });
});

it('with a service for scenes, the choice is off, and is remembered on the device', async () => {
  vi.stubEnv('VITE_SCENE_HOST', 'scenes.example.com');
  vi.stubEnv('VITE_SCENES_PER_DAY', '40');
  const app = await openSandbox();
  const choice = screen.getByLabelText(SCENES);
  expect(choice).not.toBeChecked();
  expect(choice).toHaveAccessibleDescription(
    'Up to four frames of each scene, its lines and its on-screen text are sent to scenes.example.com. At most 40 scenes a day.',
  );
  await app.user.click(choice);
  await analyzeBare(app);
  expect(app.analyzer.requests[0]?.[0]).toEqual({ url: VIDEO, language: 'en', understand: true });
  expect(localStorage.getItem('scenecue.choice/ada/understand')).toBe('on');
});
