import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { VIDEO } from '../testing/answers';
import { BARE, fillIn, openSandbox, urlField } from '../testing/sandbox';

const LABEL = 'Write down speech if there are no captions';

beforeEach(() => localStorage.clear());

/** A deployment with a speech-to-text service. */
function configureService() {
  vi.stubEnv('VITE_SPEECH_HOST', 'speech.example.com');
  vi.stubEnv('VITE_SPEECH_MINUTES', '45');
}

it('without a speech-to-text service there is no choice, and nothing is asked for', async () => {
  localStorage.setItem('scenecue.transcribe', 'on');
  const { user, analyzer } = await openSandbox();
  analyzer.answerWith(BARE);
  expect(screen.queryByLabelText(LABEL)).not.toBeInTheDocument();
  fillIn(urlField(), VIDEO);
  await user.click(screen.getByText('Analyze'));
  await screen.findByText('Analysis results');
  expect(analyzer.requests[0]?.[0]).toEqual({ url: VIDEO, language: 'en' });
});

it('with one, it is off, and says where speech is sent and how much of it', async () => {
  configureService();
  const { user, analyzer } = await openSandbox();
  analyzer.answerWith(BARE);
  const choice = screen.getByLabelText(LABEL);
  expect(choice).not.toBeChecked();
  expect(choice).toHaveAccessibleDescription(
    'The speech of such a video, and nothing else of it, is sent to speech.example.com. You have 45 minutes of speech a day.',
  );
  fillIn(urlField(), VIDEO);
  await user.click(screen.getByText('Analyze'));
  await screen.findByText('Analysis results');
  expect(analyzer.requests[0]?.[0]).not.toHaveProperty('transcribe');
});

it('a choice is sent with the analysis, and remembered on the device', async () => {
  configureService();
  const { user, analyzer } = await openSandbox();
  analyzer.answerWith(BARE);
  await user.click(screen.getByLabelText(LABEL));
  fillIn(urlField(), VIDEO);
  await user.click(screen.getByText('Analyze'));
  await screen.findByText('Analysis results');
  expect(analyzer.requests[0]?.[0]).toEqual({ url: VIDEO, language: 'en', transcribe: true });
  expect(localStorage.getItem('scenecue.transcribe')).toBe('on');
});
