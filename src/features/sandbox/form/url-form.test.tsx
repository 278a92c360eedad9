import { fireEvent, screen, within, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VIDEO } from '../testing/answers';
import { BARE, createGate, fillIn, openSandbox, urlField } from '../testing/sandbox';

const SUCCESS = 'Video analysis completed successfully!';
const analyzeButton = () => screen.getByText('Analyze').closest('button');

it('the URL is analyzed when Analyze is pressed, not before, without spaces and invisible characters', async () => {
  const { user, analyzer } = await openSandbox();
  analyzer.answerWith(BARE);
  expect(urlField()).toHaveValue('');
  fillIn(urlField(), ` \u202a${VIDEO}\u202c `);
  expect(analyzer.requests).toEqual([]);
  await user.click(screen.getByText('Analyze'));
  expect(await screen.findByText(SUCCESS)).toBeVisible();
  expect(analyzer.requests.map(([request]) => request)).toEqual([{ url: VIDEO, language: 'en' }]);
});

// @row-34
it('the form says what an analysis costs, and explains its result until there is one', async () => {
  const { user, analyzer } = await openSandbox();
  expect(
    screen.getByText(
      'Takes up to a minute. The result is stored in your library. You can cancel at any time.',
    ),
  ).toBeVisible();
  expect(
    screen.getByText(
      'For long videos: up to 13 minutes. Once it runs, you can close the page. Kept in your library.',
    ),
  ).toBeVisible();
  const introduction = await screen.findByRole('region', { name: 'What an analysis shows' });
  expect(introduction).toHaveTextContent('The concepts detected in each moment, with their confidence.');
  expect(
    within(introduction)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(expect.arrayContaining(['Video', 'Audio', 'Captions']));
  expect(screen.getByText('Silence, loud and quiet passages, speech, music, tones, applause.')).toBeVisible();
  analyzer.answerWith(BARE);
  fillIn(urlField(), VIDEO);
  await user.click(screen.getByText('Analyze'));
  await screen.findByText(SUCCESS);
  // The page of the result loads its own code.
  await waitFor(() => expect(screen.queryByText(/^Takes up to a minute/)).toBeNull());
  expect(introduction).not.toBeInTheDocument();
});

// @spec-8.8c @spec-5.6
it('an analysis without a URL asks for one, until something is typed', async () => {
  const { user, analyzer } = await openSandbox();
  fillIn(urlField(), ' \u200b ');
  await user.click(screen.getByText('Analyze'));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Please enter a video URL$/);
  expect(urlField()).toHaveAccessibleDescription('Please enter a video URL');
  expect(urlField()).toBeInvalid();
  fillIn(urlField(), 'h');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(urlField()).not.toHaveAttribute('aria-invalid', 'true');
  expect(analyzer.requests).toEqual([]);
});

it('text that is not a URL is refused without a call, stays in the field, and can be corrected', async () => {
  const { user, analyzer } = await openSandbox();
  analyzer.answerWith(BARE);
  for (const typed of ['example.com/programme.mp4', 'ftp://example.com/a.mp4', '🎬🎬🎬']) {
    fillIn(urlField(), typed);
    await user.click(screen.getByText('Analyze'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Failed to analyze video: The URL must begin with https:\/\/ or http:\/\/\.$/,
    );
    expect(urlField()).toBeInvalid();
    expect(urlField()).toHaveValue(typed);
    expect(analyzeButton()).toBeEnabled();
  }
  expect(analyzer.requests).toEqual([]);
  fillIn(urlField(), VIDEO);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(urlField(), '{Enter}');
  expect(await screen.findByText(SUCCESS)).toBeVisible();
});

// @spec-4.10
it('while a video is analyzed the button says so and is disabled, and a second submit starts nothing', async () => {
  const { user, analyzer } = await openSandbox();
  const gate = createGate();
  analyzer.answer = async () => {
    await gate.passed;
    return { ok: true, value: BARE };
  };
  fillIn(urlField(), VIDEO);
  const [button, form] = [analyzeButton(), urlField().closest('form')];
  if (!button || !form) throw new Error('There is no form');
  fireEvent.click(button);
  fireEvent.click(button);
  expect(screen.getByText('Analyzing...').closest('button')).toBeDisabled();
  expect(screen.queryByText('Analyze')).toBeNull();
  await user.type(urlField(), '{Enter}');
  fireEvent.submit(form);
  gate.open();
  expect(await screen.findByText(SUCCESS)).toBeVisible();
  expect(analyzer.requests).toHaveLength(1);
});

it('the pressed button has the focus again when the analysis fails', async () => {
  const { user, analyzer } = await openSandbox();
  const gate = createGate();
  analyzer.answer = async () => {
    await gate.passed;
    return { ok: false, failure: { kind: 'unknown', message: 'It failed' } };
  };
  fillIn(urlField(), VIDEO);
  analyzeButton()?.focus();
  await user.keyboard('{Enter}');
  // A browser takes the focus from the pressed button, which is then disabled.
  urlField().focus();
  urlField().blur();
  gate.open();
  expect(await screen.findByRole('alert')).toHaveTextContent('It failed');
  expect(analyzeButton()).toHaveFocus();
});

it('the sample fills in its URL without captions, and Analyze has the focus', async () => {
  const { user, analyzer } = await openSandbox();
  analyzer.answerWith(BARE);
  const text = /^A one-minute program included with SceneCue/;
  const ready = /^The sample’s URL is in the field/;
  expect(screen.getByText(text)).toBeVisible();
  await user.click(screen.getByText('More options'));
  fillIn(screen.getByLabelText('Captions URL'), 'https://example.com/other.vtt');
  await user.click(screen.getByText('Try a sample'));
  expect(urlField()).toHaveValue(`${location.origin}/sample/program.mp4`);
  expect(screen.getByLabelText('Captions URL')).toHaveValue('');
  expect(screen.getByText(ready)).toHaveAttribute('role', 'status');
  expect(analyzeButton()).toHaveFocus();
  expect(analyzer.requests).toEqual([]);
  fillIn(urlField(), `${location.origin}/sample/program.mp4?`);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText(ready)).toBeNull();
});

it('the pages for many videos and for a comparison are linked above the form', async () => {
  await openSandbox();
  expect(screen.getByRole('link', { name: 'Many videos at once' })).toHaveAttribute(
    'href',
    '/dashboard/sandbox/many',
  );
  expect(screen.getByRole('link', { name: 'Compare programs' })).toHaveAttribute(
    'href',
    '/dashboard/sandbox/compare',
  );
});
