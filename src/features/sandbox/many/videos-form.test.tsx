import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { RemoteError } from '@/lib/remote-error';
import { controlNetwork } from '../testing/network';
import { createGate, fillIn, itemOnServer, openSandbox } from '../testing/sandbox';
import { listOf, openMany, urlOf } from '../testing/video-lists';

const field = () => screen.getByLabelText('Videos');
const startButton = () => screen.getByText(/^Start( \d+ anal\w+)?$/).closest('button');

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const LINES = [
  'Titel;URL;Untertitel;Folge',
  `=1+1;${urlOf(1)};;1`,
  `"<b>Second</b>; part 2";${urlOf(2)};https://example.com/2.vtt;2`,
  'Third;example.com/3.mp4;;3',
  `Fourth;${urlOf(4)};;4`,
  `Again;${urlOf(2)};;5`,
].join('\n');

it('a list is checked line by line, and its costs are named before it starts', async () => {
  await openMany({ items: [itemOnServer('episode-1', { state: 'done', parts: 1 })] });
  expect(screen.getByText('Analyze many videos')).toHaveFocus();
  expect(field()).toHaveAccessibleDescription(/^One URL per line, or CSV with the columns url/);
  expect(startButton()).toBeDisabled();
  expect(startButton()).toHaveTextContent(/^Start$/);
  fillIn(field(), LINES);
  const problems = screen.getByRole('table', { name: '2 lines have a problem and are left out:' });
  expect(problems.closest('[tabindex="0"]'), 'a long list is scrolled by keyboard, too').not.toBeNull();
  expect(
    within(problems)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Line 4:Not a URL .*Third;example\.com\/3\.mp4;;3$/),
    'Line 6:The same video as in line 3.' + `Again;${urlOf(2)};;5`,
  ]);
  expect(screen.getByText('These columns are not used: Folge.')).toBeVisible();
  const videos = screen.getByText('3 videos were read').closest('details');
  expect(videos).toHaveTextContent(`=1+1${urlOf(1)}`);
  expect(videos).toHaveTextContent(`<b>Second</b>; part 2${urlOf(2)}Captions: https://example.com/2.vtt`);
  expect(screen.getByText(/^2 videos, 2 at the same time\./)).toHaveTextContent(
    /^2 videos, 2 at the same time\. Each takes up to 13 minutes, and less if it is short: at most about 13 minutes in all\. Up to 5 GB of each are read\./,
  );
  expect(startButton()).toHaveTextContent('Start 2 analyses');
  expect(startButton()).toBeEnabled();
});

it('videos of the library are analyzed again only on request, and waiting analyses are counted', async () => {
  const { user, analyses } = await openMany({
    items: [itemOnServer('episode-1', { state: 'done', parts: 1 }), itemOnServer('waiting')],
  });
  fillIn(field(), urlOf(1));
  const again = await screen.findByLabelText('Analyze 1 video again that is already in your library');
  expect(again).not.toBeChecked();
  expect(
    screen.getByText('There is nothing new to analyze: all of these videos are in your library.'),
  ).toBeVisible();
  expect(startButton()).toBeDisabled();
  await user.click(again);
  expect(screen.getByText(/^1 video, 2 at the same time\./)).toHaveTextContent(
    /at most about 13 minutes in all.*1 other analysis comes first, which is included\.$/,
  );
  await user.click(screen.getByText('Start 1 analysis'));
  expect(await screen.findByText('Added to your library.')).toBeVisible();
  expect(analyses.items.filter(({ url }) => url === urlOf(1))).toHaveLength(2);
});

it('a list is queued in its order, and the lines with a problem stay', async () => {
  const { analyses } = await openMany();
  fillIn(field(), LINES);
  // A browser takes the focus from the pressed button, which is then disabled.
  screen.getByText('Analyze many videos').blur();
  fireEvent.click(screen.getByText('Start 3 analyses'));
  const outcome = await screen.findByText('Added to your library. The lines with a problem are still here.');
  await waitFor(() => expect(outcome).toHaveFocus());
  expect(outcome).toHaveAttribute('role', 'status');
  expect(analyses.items.map(({ url, title, captionsUrl }) => [url, title, captionsUrl])).toEqual([
    [urlOf(1), '=1+1', undefined],
    [urlOf(2), '<b>Second</b>; part 2', 'https://example.com/2.vtt'],
    [urlOf(4), 'Fourth', undefined],
  ]);
  expect(analyses.items.map(({ language }) => language)).toEqual(['en', 'en', 'en']);
  expect(field()).toHaveValue(`Titel;URL;Untertitel;Folge\nThird;example.com/3.mp4;;3\nAgain;${urlOf(2)};;5`);
  expect((await listOf(3)).card).toHaveTextContent('3 waiting');
  fillIn(field(), 'x');
  expect(screen.queryByText(/^Added to your library/)).toBeNull();
});

it('after a failure a list is sent again with the same IDs, unless it is changed', async () => {
  const { user, analyses } = await openMany();
  fillIn(field(), `${urlOf(1)}\n${urlOf(2)}`);
  analyses.problem = new RemoteError('unavailable');
  // A browser takes the focus from the pressed button, which is then disabled.
  screen.getByText('Analyze many videos').blur();
  fireEvent.click(screen.getByText('Start 2 analyses'));
  expect(
    await screen.findByText(
      'Not all of them could be added. Nothing is lost: start again, and none is added twice.',
    ),
  ).toBeVisible();
  expect(startButton()).toHaveFocus();
  expect(field()).toHaveValue(`${urlOf(1)}\n${urlOf(2)}`);
  analyses.problem = null;
  // The library fails to answer after the first write: the same requests are sent again.
  const queued = createGate();
  analyses.gates.queue = queued.passed;
  await user.click(screen.getByText('Start 2 analyses'));
  queued.open();
  await screen.findByText('Added to your library.');
  expect(analyses.items).toHaveLength(2);
  expect(field()).toHaveValue('');
});

it('a list that is being sent cannot be changed', async () => {
  const { user, analyses } = await openMany();
  fillIn(field(), urlOf(1));
  await user.upload(
    screen.getByLabelText('Choose a file', { selector: 'input' }),
    new File([`${urlOf(1)}\n${urlOf(2)}`], 'list.txt', { type: 'text/plain' }),
  );
  expect(await screen.findByText('The file has replaced your list.')).toBeVisible();
  const gate = createGate();
  analyses.gates.queue = gate.passed;
  await user.click(screen.getByText('Start 2 analyses'));
  expect(field()).toHaveAttribute('readonly');
  expect(startButton()).toBeDisabled();
  expect(screen.getByText('Undo').closest('button')).toBeDisabled();
  expect(screen.getByText('Choose a file', { selector: 'button *' }).closest('button')).toBeDisabled();
  gate.open();
  await waitFor(() => expect(field()).toHaveValue(''));
  expect(analyses.calls.filter((call) => call === 'queue')).toHaveLength(1);
});

it('a file replaces the list, which Undo brings back with the focus on the button of the file', async () => {
  const { user } = await openMany();
  fillIn(field(), urlOf(7));
  const file = screen.getByLabelText('Choose a file', { selector: 'input' });
  await user.upload(file, new File([urlOf(8)], 'list.csv', { type: 'text/csv' }));
  await waitFor(() => expect(field()).toHaveValue(urlOf(8)));
  expect(screen.getByText('The file has replaced your list.')).toHaveAttribute('role', 'status');
  await user.click(screen.getByText('Undo'));
  expect(field()).toHaveValue(urlOf(7));
  expect(screen.getByText('Choose a file', { selector: 'button *' }).closest('button')).toHaveFocus();
  expect(screen.queryByText('Undo')).toBeNull();
  expect(screen.queryByText('The file has replaced your list.')).toBeNull();
});

it('a file that fills an empty list replaces nothing', async () => {
  const { user } = await openMany();
  const file = screen.getByLabelText('Choose a file', { selector: 'input' });
  await user.upload(file, new File([urlOf(8)], 'list.csv', { type: 'text/csv' }));
  await waitFor(() => expect(field()).toHaveValue(urlOf(8)));
  expect(screen.queryByText('Undo')).toBeNull();
});

it.each([
  [
    'is not a text',
    new Uint8Array([0x89, 0x50, 0, 0]),
    'The file could not be read: it is not a text or CSV file. Your list is as it was.',
  ],
  ['names no videos', 'url;title\r\n\r\n', 'The file names no videos. Your list is as it was.'],
  [
    'is too long',
    'x'.repeat(2_000_001),
    'The file is too long for a list of videos (limit: 1 MB). Your list is as it was.',
  ],
])('a file that %s is refused, and the list stays as it is', async (_, content, problem) => {
  const { user } = await openMany();
  fillIn(field(), urlOf(7));
  const file = screen.getByLabelText('Choose a file', { selector: 'input' });
  await user.upload(file, new File([content], 'a.csv', { type: 'text/csv' }));
  expect(await screen.findByText(problem)).toHaveAttribute('role', 'status');
  expect(field()).toHaveValue(urlOf(7));
  fillIn(field(), urlOf(6));
  expect(screen.queryByText(problem)).toBeNull();
});

it('one file can be dropped anywhere on the page, several cannot', async () => {
  await openMany();
  fillIn(field(), urlOf(7));
  const files = (...texts: string[]) => ({
    dataTransfer: { types: ['Files'], files: texts.map((text) => new File([text], 'list.txt')) },
  });
  const heading = screen.getByText('Analyze many videos');
  expect(fireEvent.dragOver(heading, files())).toBe(false);
  expect(fireEvent.dragOver(heading, { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(true);
  expect(fireEvent.drop(heading, files(urlOf(8), urlOf(9)))).toBe(false);
  expect(
    await screen.findByText('Only one file can be read at a time. Your list is as it was.'),
  ).toBeVisible();
  expect(field()).toHaveValue(urlOf(7));
  act(() => void fireEvent.drop(heading, files(urlOf(9))));
  await waitFor(() => expect(field()).toHaveValue(urlOf(9)));
});

it('a text that is too long for a list is refused', async () => {
  await openMany();
  fillIn(field(), `${urlOf(1)}\n${'#'.repeat(1_000_000)}`);
  expect(screen.getByText('This is too long for a list of videos.')).toBeVisible();
  expect(field()).toBeInvalid();
  expect(startButton()).toBeDisabled();
});

it('without a network a list can be queued, and the text says when it starts', async () => {
  const network = controlNetwork();
  await openMany();
  fillIn(field(), urlOf(1));
  expect(startButton()).toBeEnabled();
  await network.cut();
  expect(startButton()).toBeEnabled();
  expect(screen.getByText('You are offline. The analyses start when you are online again.')).toHaveAttribute(
    'role',
    'status',
  );
});

it('what was typed is kept while another page of the Sandbox is shown', async () => {
  const { user } = await openSandbox();
  await user.click(screen.getByRole('link', { name: 'Many videos at once' }));
  await screen.findByText('Analyze many videos');
  fillIn(field(), urlOf(5));
  act(() => history.back());
  await user.click(await screen.findByRole('link', { name: 'Many videos at once' }));
  await screen.findByText('Analyze many videos');
  expect(field()).toHaveValue(urlOf(5));
});
