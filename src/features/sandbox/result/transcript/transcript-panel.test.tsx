import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Transcript } from '@/contracts/transcript';
import { answerWith } from '../../testing/answers';
import { followDownloads } from '../../testing/downloads';
import { showParts } from '../../testing/show-parts';
import { TrackRunContext, type TrackRun } from './track-run';
import { TranscriptPanel } from './transcript-panel';

type Line = Transcript['lines'][number];

const LINES: [Line, Line, Line] = [
  { start: 1000, end: 2500, text: 'Good evening & welcome' },
  { start: 3000, end: 5000, text: 'A goal in extra time' },
  { start: 62_000, end: 64_000, text: 'Good night' },
];

const showTranscript = (transcript: Transcript, trackRun: TrackRun | null = null) => {
  const response = answerWith({ durationMs: 70_000 });
  return showParts(
    response,
    ({ player }) => (
      <>
        <TrackRunContext value={trackRun}>
          <TranscriptPanel transcript={transcript} response={response} title="Pilot" player={player} />
        </TrackRunContext>
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
  expect(screen.getByText('Good night').closest('[lang]')).toHaveAttribute('lang', 'en');
  expect(
    screen.getByText('From the captions inside the picture (CEA-608 or CEA-708). Language: English.'),
  ).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^3 lines$/);
});

it('of an unknown source or language it says what it knows', async () => {
  await showTranscript({ source: undefined, language: 'x', lines: LINES });
  expect(screen.getByText('The captions of the video.')).toBeVisible();
});

it('says that a machine heard the words, which model, and how sure it is of each line', async () => {
  const heard = [
    { ...LINES[0], confidence: 0.93 },
    { ...LINES[1], confidence: 0.41 },
  ];
  const transcript: Transcript = { source: 'heard', language: 'en', model: 'whisper-1', lines: heard };
  const { user } = await showTranscript(transcript);
  expect(
    screen.getByText(
      'Heard by a machine, not written by a person: words can be wrong. A percentage beside a line says how sure the machine is. Model: whisper-1. Language: English.',
    ),
  ).toBeVisible();
  expect(lines().map((line) => line.textContent)).toEqual([
    '00:01.0Good evening & welcomeConfidence: 93%',
    '00:03.0A goal in extra timeConfidence: 41%',
  ]);
  const downloads = followDownloads();
  await user.click(screen.getByLabelText('Download as WebVTT'));
  expect(await downloads.textOf(0)).toContain('NOTE Heard by a machine: whisper-1\n');
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

it('marks what is found, and plays from the text of a line', async () => {
  const { user } = await showTranscript({ source: 'file', lines: LINES });
  await user.type(screen.getByLabelText('Search the transcript'), 'extra');
  await waitFor(() => expect(lines()).toHaveLength(1));
  expect(screen.getByText('extra').tagName).toBe('MARK');
  await user.click(screen.getByText('extra'));
  expect((await screen.findByTestId<HTMLVideoElement>('video')).currentTime).toBe(3);
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

const ENGLISH = { id: 'track-2', kind: 'captions', language: 'en', title: 'English' } as const;
const GERMAN = { id: 'track-3', kind: 'subtitles', language: 'de', title: 'Für Kinder' } as const;
const choice = () => screen.getByLabelText<HTMLSelectElement>('Caption track');
const optionsOf = (select: HTMLSelectElement) => [...select.options].map(({ text }) => text);

it('names its track in words', async () => {
  await showTranscript({ source: 'track', language: 'de', track: GERMAN, lines: LINES });
  expect(
    screen.getByText('From a caption track of the file. Track: German · Subtitles · Für Kinder.'),
  ).toBeVisible();
  expect(screen.queryByLabelText('Caption track')).toBeNull();
});

it('does not repeat a title that is the language in its own words', async () => {
  const track = { ...GERMAN, title: 'Deutsch' };
  await showTranscript({ source: 'track', track, lines: LINES });
  expect(screen.getByText('From a caption track of the file. Track: German · Subtitles.')).toBeVisible();
});

it('names its track as far as it is known', async () => {
  await showTranscript({ source: 'stream', track: { id: 'stream-und-1' }, lines: LINES });
  expect(screen.getByText('From a subtitle track of the stream. Track: stream-und-1.')).toBeVisible();
});

it('offers other tracks, and says that the video is analyzed again', async () => {
  const run = vi.fn();
  const picture = { id: 'picture-cc1', kind: 'picture', title: 'CC1' } as const;
  const tracks = [ENGLISH, GERMAN, picture, { ...GERMAN, id: 'track-4' }];
  const { user } = await showTranscript(
    { source: 'track', track: ENGLISH, tracks, lines: LINES },
    { kind: 'all', run },
  );
  expect(choice()).toHaveValue('track-2');
  expect(choice()).toHaveAccessibleDescription('To read another track, the video is analyzed again.');
  expect(optionsOf(choice())).toEqual([
    'English · Captions for deaf and hard-of-hearing viewers',
    'German · Subtitles · Für Kinder · track-3',
    'Captions in the picture · CC1',
    'German · Subtitles · Für Kinder · track-4',
  ]);
  expect(screen.queryByText('Analyze again with this track')).toBeNull();
  await user.selectOptions(choice(), 'picture-cc1');
  await user.click(screen.getByText('Analyze again with this track'));
  expect(run.mock.calls).toEqual([['picture-cc1']]);
  await user.selectOptions(choice(), 'track-2');
  expect(screen.queryByText('Analyze again with this track')).toBeNull();
});

it('offers tracks instead of a captions file, but none where the video cannot be analyzed', async () => {
  const transcript: Transcript = { source: 'file', tracks: [ENGLISH], lines: LINES };
  await showTranscript(transcript, { kind: 'all', run: vi.fn() });
  expect(optionsOf(choice())[0]).toBe('The captions shown here');
  expect(choice()).toHaveValue('');
  cleanup();
  await showTranscript(transcript);
  expect(screen.queryByLabelText('Caption track')).toBeNull();
});

it('starts the analysis of a result of the library in the background, one for each track', async () => {
  const run = vi.fn(() => Promise.resolve(true));
  const { user } = await showTranscript(
    { source: 'track', track: ENGLISH, tracks: [ENGLISH, GERMAN, { id: 'track-4' }], lines: LINES },
    { kind: 'background', run },
  );
  await user.selectOptions(choice(), 'track-3');
  await user.click(screen.getByText('Run in the background'));
  expect(await screen.findByText(/^Added to your library, where/)).toBeVisible();
  await user.selectOptions(choice(), 'track-4');
  expect(screen.queryByText(/^Added to your library/)).toBeNull();
  await user.click(screen.getByText('Run in the background'));
  expect(run.mock.calls).toEqual([['track-3'], ['track-4']]);
});
