import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { VIDEO } from '../testing/answers';
import { BARE, fillIn, openSandbox, urlField } from '../testing/sandbox';

const LABEL = 'Transcribe speech if the video has no captions';

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
    'Only the parts in which somebody speaks are sent to speech.example.com. At most 45 minutes a day.',
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
