import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerWith, VIDEO } from '../../testing/answers';
import { analyzeBare, openSandbox } from '../../testing/sandbox';

const SPOKEN = answerWith({ analysis: [], speech: [{ start: 0, end: 24_000 }] });

beforeEach(() => localStorage.clear());

it('a video without captions says that its speech can be transcribed, and is analyzed again with it', async () => {
  vi.stubEnv('VITE_SPEECH_HOST', 'speech.example.com');
  const app = await openSandbox();
  await analyzeBare(app, SPOKEN);
  await app.user.click(screen.getByRole('tab', { name: 'Details' }));
  expect(
    screen.getByText(
      'The video has no captions that were read, and 24 s of speech. Only that speech is sent to speech.example.com, which writes it down.',
    ),
  ).toBeVisible();
  app.analyzer.answerWith(
    answerWith({
      analysis: [],
      transcript: { source: 'heard', lines: [{ start: 0, end: 1, text: 'Hello' }] },
    }),
  );
  await app.user.click(screen.getByText('Analyze again with speech'));
  await waitFor(() => expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Overview'));
  await app.user.click(screen.getByRole('tab', { name: 'Details' }));
  expect(await screen.findByText('Hello')).toBeVisible();
  expect(app.analyzer.requests[1]?.[0]).toEqual({ url: VIDEO, language: 'en', transcribe: true });
});

it.each([
  ['there is no service for it', '', SPOKEN],
  [
    'it was tried',
    'speech.example.com',
    { ...SPOKEN, partial: [{ code: 'transcription-failed', values: {} }] },
  ],
  ['hardly anybody speaks', 'speech.example.com', { ...SPOKEN, speech: [{ start: 0, end: 4000 }] }],
])('it says nothing where %s', async (_, host, response) => {
  vi.stubEnv('VITE_SPEECH_HOST', host);
  const app = await openSandbox();
  await analyzeBare(app, response);
  await app.user.click(screen.getByRole('tab', { name: 'Details' }));
  expect(screen.queryByText('Analyze again with speech')).toBeNull();
});
