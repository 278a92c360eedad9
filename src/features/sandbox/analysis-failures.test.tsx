import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AnalyzerFailure } from '@/contracts/analyzer';
import { VIDEO } from './testing/answers';
import { controlNetwork } from './testing/network';
import { BARE, fillIn, openSandbox, urlField } from './testing/sandbox';

const CHECK = 'Check your internet connection and try again.';
const AGAIN = 'Your URL is still in the field: you can try again.';

/** Analyzes a video, which fails like this. */
async function failing(failure: AnalyzerFailure, world = {}) {
  controlNetwork();
  const app = await openSandbox(world);
  app.analyzer.answer = () => Promise.resolve({ ok: false, failure });
  fillIn(urlField(), VIDEO);
  await app.user.click(screen.getByText('Analyze'));
  return app;
}

const alerts = async () => (await screen.findAllByRole('alert')).map(({ textContent }) => textContent);

// @spec-8.8a @spec-8.8b
it('a refusal is shown under the URL with its status, and the message of the server on a line of its own', async () => {
  const error = { code: 'not-a-video', message: 'This address does not lead to a video.' };
  await failing({ kind: 'refused', status: 415, error });
  expect(await alerts()).toEqual(['Failed to analyze video: Error: 415', error.message]);
  expect(urlField()).toBeInvalid();
  expect(urlField()).toHaveAccessibleDescription(
    /^Failed to analyze video: Error: 415 ?This address does not/,
  );
  expect(urlField()).toHaveValue(VIDEO);
  expect(screen.getByText('Analyze').closest('button')).toBeEnabled();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByText('Try again')).toBeNull();
});

// @spec-8.8b
it('a broken connection is shown with its message, and the next analysis removes it', async () => {
  const { user, analyzer } = await failing({ kind: 'unreachable', message: 'Failed to fetch' });
  expect(await alerts()).toEqual(['Failed to analyze video: Failed to fetch', CHECK]);
  expect(screen.getByText(AGAIN)).toBeVisible();
  analyzer.answerWith(BARE);
  await user.click(screen.getByText('Try again'));
  expect(await screen.findByText('Video analysis completed successfully!')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(AGAIN)).toBeNull();
  expect(analyzer.requests.map(([request]) => request)).toEqual([
    { url: VIDEO, language: 'en' },
    { url: VIDEO, language: 'en' },
  ]);
});

it('an answer that breaks off can be tried again, and an error is removed when the URL is edited', async () => {
  await failing({ kind: 'cut-off' });
  expect(await alerts()).toEqual([
    'Failed to analyze video: The connection was lost before the analysis was complete.',
    CHECK,
  ]);
  expect(screen.getByText('Try again')).toBeVisible();
  fillIn(urlField(), `${VIDEO}?`);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('Try again')).toBeNull();
});

it.each<[AnalyzerFailure, string, boolean]>([
  [{ kind: 'no-answer' }, 'The server is not responding. Please try again later.', true],
  [{ kind: 'unreadable' }, 'The server sent an invalid response.', false],
  [{ kind: 'refused', status: 502 }, 'Error: 502', false],
  [
    { kind: 'url-too-long', field: 'url', limit: 2048 },
    'The URL must have no more than 2048 characters.',
    false,
  ],
])('%j is shown as one message', async (failure, reason, isNetwork) => {
  await failing(failure);
  expect(await alerts()).toEqual([`Failed to analyze video: ${reason}`]);
  expect(screen.queryAllByText('Try again')).toHaveLength(isNetwork ? 1 : 0);
  expect(urlField()).toHaveValue(VIDEO);
});

it('an analysis that fails unexpectedly is shown with the message of the error', async () => {
  const { user, analyzer } = await openSandbox();
  analyzer.answer = () => Promise.reject(new Error('no worker'));
  fillIn(urlField(), VIDEO);
  await user.click(screen.getByText('Analyze'));
  expect(await alerts()).toEqual(['Failed to analyze video: no worker']);
});

it('a sign-in that cannot be renewed is shown with its message and what to do', async () => {
  await failing({ kind: 'no-token', message: 'auth/network-request-failed' });
  expect(await alerts()).toEqual(['Failed to analyze video: auth/network-request-failed', CHECK]);
});
