import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Transcript } from '@/contracts/analysis';
import { answerWith } from '../testing/answers';
import { followDownloads } from '../testing/downloads';
import { showParts } from '../testing/show-parts';
import { TranscriptPanel } from './transcript-panel';

const LINES = [
  { start: 1000, end: 2500, text: 'Good evening & welcome' },
  { start: 3000, end: 5000, text: 'A goal in extra time' },
  { start: 62_000, end: 64_000, text: 'Good night' },
];

const showTranscript = (transcript: Transcript) => {
  const response = answerWith({ durationMs: 70_000 });
  return showParts(
    response,
    ({ player }) => (
      <>
        <TranscriptPanel transcript={transcript} response={response} title="Pilot" player={player} />
        {player.phase === 'open' ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- a test
          <video ref={player.attach} data-testid="video" />
        ) : null}
      </>
    ),
    { title: 'Pilot' },
  );
};
const lines = () => within(screen.getByRole('list', { name: 'Transcript' })).getAllByRole('listitem');

it('the transcript has each line with its time, and says where it is from', async () => {
  await showTranscript({ source: 'picture', language: 'en', lines: LINES });
  expect(lines().map((line) => line.textContent)).toEqual([
    '00:01.0Good evening & welcome',
    '00:03.0A goal in extra time',
    '01:02.0Good night',
  ]);
  expect(screen.getByText('Good night')).toHaveAttribute('lang', 'en');
  expect(
    screen.getByText('From the captions inside the picture (CEA-608 or CEA-708). Language: English.'),
  ).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^3 lines$/);
});

it('of an unknown source or language it says what it knows', async () => {
  await showTranscript({ source: undefined, language: 'x', lines: LINES });
  expect(screen.getByText('The captions of the video.')).toBeVisible();
});

it('is searched as one types', async () => {
  const { user } = await showTranscript({ source: 'file', lines: LINES });
  await user.type(screen.getByLabelText('Search the transcript'), 'góod n');
  await waitFor(() => expect(lines()).toHaveLength(1));
  expect(screen.getByRole('status')).toHaveTextContent('1 line of 3');
  await user.type(screen.getByLabelText('Search the transcript'), 'othing');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('0 lines of 3'));
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

it('plays from a line, and marks the line that is said', async () => {
  const { user } = await showTranscript({ source: 'track', lines: LINES });
  await user.click(screen.getByLabelText('Play from 00:03.0'));
  const video = await screen.findByTestId<HTMLVideoElement>('video');
  expect(video.currentTime).toBe(3);
  await waitFor(() => expect(lines()[1]).toHaveAttribute('aria-current', 'true'));
  expect(lines()[0]).not.toHaveAttribute('aria-current');
});

it('marks all lines that are shown at a time', async () => {
  const both = [
    { start: 0, end: 9000, text: 'long' },
    { start: 3000, end: 4000, text: 'short' },
  ];
  const { user } = await showTranscript({ source: 'track', lines: both });
  await user.click(screen.getByLabelText('Play from 00:03.0'));
  await waitFor(() =>
    expect(lines().map((line) => line.getAttribute('aria-current'))).toEqual(['true', 'true']),
  );
});

it('finds an apostrophe and quotes however they are written', async () => {
  const { user } = await showTranscript({
    source: 'file',
    lines: [{ start: 0, end: 1, text: 'I don’t know “this” Straße' }],
  });
  for (const query of ["don't", '"this"', 'strasse']) {
    const field = screen.getByLabelText('Search the transcript');
    await user.clear(field);
    await user.type(field, query);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 line of 1'));
  }
});

it('shows 300 lines at first, and the others when asked', async () => {
  const many = Array.from({ length: 301 }, (_, at) => ({ start: at, end: at + 1, text: `line ${at}` }));
  const { user } = await showTranscript({ source: 'stream', lines: many });
  expect(lines()).toHaveLength(300);
  await user.click(screen.getByRole('button', { name: 'Show all 301 lines' }));
  expect(lines()).toHaveLength(301);
  expect(within(lines()[300] ?? document.body).getByRole('button')).toHaveFocus();
  expect(screen.queryByRole('button', { name: /Show all/ })).not.toBeInTheDocument();
});

it('is downloaded as WebVTT and as text', async () => {
  const downloads = followDownloads();
  const { user } = await showTranscript({ source: 'file', lines: LINES });
  await user.click(screen.getByRole('button', { name: 'Download as WebVTT' }));
  await user.click(screen.getByRole('button', { name: 'Download as Text' }));
  expect(downloads.files.map(({ name }) => name)).toEqual(['Pilot.vtt', 'Pilot.txt']);
  expect(await downloads.textOf(0)).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nGood evening &amp; welcome\n\n' +
      '00:00:03.000 --> 00:00:05.000\nA goal in extra time\n\n00:01:02.000 --> 00:01:04.000\nGood night\n',
  );
  expect(await downloads.textOf(1)).toBe('Good evening & welcome\nA goal in extra time\nGood night\n');
});
