import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { parse } from 'csv-parse/sync';
import { expect, it, vi } from 'vitest';
import { createMemoryServices } from '@/app/testing/memory-services';
import type { VideoChoices } from '@/data/planning/planning';
import { SPOTS_FORM } from '@/data/planning/spots-form';
import type { Spot } from '@/targeting/spots/spot';
import { spotOf } from '@/targeting/spots/testing/samples';
import { plannedAnswer } from '../../testing/answers';
import { control, queryControl } from '../../testing/control';
import { followDownloads } from '../../testing/downloads';
import { showParts } from '../../testing/show-parts';
import { videoElement } from '../../testing/video-element';
import { VideoPlayer } from '../player/video-player';
import { SpotsView } from './spots-view';

/** Breaks at 50 s and 90 s; a drunk driver is spoken of before the second one. */
const answer = plannedAnswer({
  sound: [...Array(24).keys()].map((index) => ({ timestamp: index * 5000, loudness: -24 })),
  transcript: {
    source: 'file',
    language: 'en',
    lines: [{ start: 70_000, end: 74_000, text: 'The driver was drunk.' }],
  },
});

const beer = spotOf({ id: 'beer', name: 'Summer beer', seconds: 10 });
const car = spotOf({
  id: 'car',
  name: 'New car',
  product: '1554',
  seconds: 5,
  measured: { analysisId: 'x', tone: { loudness: -30 }, topics: ['216'] },
});

async function showSpots(...spots: Spot[]) {
  return showSpotsIn({}, ...spots);
}

async function showSpotsIn(
  { choices = {}, profile = 'open' }: { choices?: Partial<VideoChoices>; profile?: string },
  ...spots: Spot[]
) {
  const memory = createMemoryServices();
  await memory.services.language.need('spots');
  memory.planning.store('spots', SPOTS_FORM.changes({ spots: [] }, { spots }, {}));
  let restore: (changes: Partial<VideoChoices>) => void = () => undefined;
  const shown = await showParts(
    answer,
    ({ planning, player }) => {
      ({ restore } = planning);
      return (
        <>
          <VideoPlayer videoUrl={answer.videoUrl} player={player} poster={undefined} />
          <SpotsView settled={planning} player={player} />
        </>
      );
    },
    { profile, memory },
  );
  act(() => restore(choices));
  const stored = () => SPOTS_FORM.read(memory.planning.fields('spots')).spots;
  return { ...shown, stored };
}

const cell = (spot: string, time: string) => control(new RegExp(`^${spot}, break at ${time}`));
const rows = (name: string) =>
  [...(document.querySelector(`[aria-labelledby="${name}"] table`)?.querySelectorAll('tbody tr') ?? [])].map(
    ({ textContent }) => textContent,
  );
const assigned = () => rows('spots-assignment');

it('a spot that is in no break is named, with why', async () => {
  const never = spotOf({ id: 'never', name: 'No soccer', avoid: ['533', '216'], seconds: 10 });
  await showSpots({ ...beer, seconds: 15 }, { ...car, seconds: 15 }, never);
  const texts = screen.getAllByText(/^In no break/).map(({ textContent }) => textContent);
  expect(texts).toHaveLength(2);
  expect(texts[0]).toMatch(/something stands against each: .No soccer.$/);
  expect(texts[1]).toMatch(/others fit as well or better, or there is no room: .(New car|Summer beer)./);
});

it('a spot is added, and what was typed stays where something is missing', async () => {
  const { stored } = await showSpots();
  fireEvent.click(screen.getByText('Add a spot'));
  const dialog = await screen.findByRole('dialog', { hidden: true });
  const field = (name: RegExp) => control(name);
  fireEvent.change(field(/^Name/), { target: { value: ' Winter ale ' } });
  fireEvent.change(field(/^Length/), { target: { value: '0' } });
  fireEvent.change(field(/^URL/), { target: { value: 'ale.mp4' } });
  fireEvent.click(within(dialog).getByText('Save Changes'));
  expect(
    within(dialog)
      .getAllByRole('alert', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Choose a product.',
    'Enter a URL that begins with http:// or https://.',
    'Enter a whole number from 1 to 600.',
  ]);
  expect(field(/^Name/)).toHaveValue(' Winter ale ');
  const product = field(/^Product/);
  fireEvent.click(product);
  fireEvent.click(await screen.findByText('Alcohol › Beer'));
  fireEvent.change(field(/^Length/), { target: { value: '20' } });
  fireEvent.change(field(/^URL/), { target: { value: 'https://example.com/ale.mp4' } });
  fireEvent.click(within(dialog).getByText('Save Changes'));
  expect(await screen.findByText(/^Alcohol › Beer · 20 s · only named$/)).toBeVisible();
  await waitFor(() => expect(stored()).toMatchObject([{ name: 'Winter ale', product: '1004', seconds: 20 }]));
});

it('the table shows fits and conflicts, and a cell opens the reasons with their evidence', async () => {
  await showSpots(beer, car);
  await screen.findByText(/^Alcohol › Beer/);
  expect(cell('Summer beer', '00:50.0')).toHaveAccessibleName(
    'Summer beer, break at 00:50.0: about 100%, 1 of 5 parts measured, nothing against it',
  );
  expect(cell('Summer beer', '00:50.0')).toHaveTextContent('about 100% 1 of 5 parts measured');
  expect(cell('Summer beer', '01:30.0')).toHaveAccessibleName('Summer beer, break at 01:30.0: conflict');
  expect(cell('Summer beer', '01:30.0')).toHaveTextContent(/✕ conflict$/);
  fireEvent.click(cell('Summer beer', '01:30.0'));
  expect(cell('Summer beer', '01:30.0')).toHaveAttribute('aria-expanded', 'true');
  const details = document.getElementById('spots-90000');
  expect(details).toHaveTextContent('The 30 s before are about drunk driving.');
  expect(details).toHaveTextContent('said: “The driver was drunk.” (drunk, driver)');
  expect(details).toHaveTextContent('Fit: no topic in common · 1 of 5 parts measured');
  expect(details).toHaveTextContent('Topics in common: none in the 30 seconds before');
  expect(details).toHaveTextContent('Step of loudness: not measured');
  expect(details).toHaveTextContent('The spot is only named');
  expect(screen.getByLabelText('Always')).toBeDisabled();
  fireEvent.click(cell('New car', '00:50.0'));
  expect(details).toBeEmptyDOMElement();
  expect(document.getElementById('spots-50000')).toHaveTextContent(
    'Topics in common: 100% · cooking (30 s of the 30 seconds before, up to the break)',
  );
  expect(document.getElementById('spots-50000')).toHaveTextContent(
    'From the scene before, the spot is 6 dB quieter.',
  );
});

it('the assignment follows the decisions of the user, and can be downloaded', async () => {
  const { files, textOf } = followDownloads();
  const { stored } = await showSpots(beer, car);
  await screen.findByText(/^Alcohol › Beer/);
  expect(assigned()[0]).toContain('Summer beer · about 100% · 1 of 5 parts measured');
  expect(assigned()[1]).toContain('none');
  fireEvent.click(cell('Summer beer', '00:50.0'));
  fireEvent.click(screen.getByLabelText('Never'));
  await waitFor(() => expect(assigned()[0]).not.toContain('Summer beer'));
  await waitFor(() =>
    expect(stored()[0]?.placements).toEqual([
      { videoUrl: answer.videoUrl, timestamp: 50_000, choice: 'forbidden' },
    ]),
  );
  fireEvent.click(screen.getByText('Download CSV'));
  expect(files[0]?.name).toMatch(/\.spots\.csv$/);
  const lines = parse((await textOf(0)) ?? '', { columns: true, bom: true }) as Record<string, string>[];
  expect(lines.map(({ time, spot }) => [time, spot])).toEqual([
    ['00:50.0', 'New car'],
    ['01:30.0', ''],
  ]);
});

it('the asset lists have the spots of each break, as the user limits them', async () => {
  const { files, textOf } = followDownloads();
  const url = 'https://ads.example.com/laptop.m3u8';
  await showSpots(
    spotOf({ id: 'laptop', name: 'Laptop', product: '1106', seconds: 10, videoUrl: url }),
    spotOf({ id: 'phone', name: 'Phone', product: '1114', seconds: 5 }),
  );
  const most = await waitFor(() => control(/^Each spot at most/));
  fireEvent.change(most, { target: { value: '1' } });
  fireEvent.click(screen.getByText('Download HLS asset lists'));
  expect(files[0]?.name).toBe('example.com-programme.asset-lists.zip');
  const text = (await textOf(0)) ?? '';
  expect(text).toContain('example.com-programme.asset-list-break-50000.json');
  expect(text).toContain('example.com-programme.asset-list-break-90000.json');
  expect(text.split(`"URI": "${url}"`)).toHaveLength(2);
  expect(
    screen.getByText(/In no HLS asset list, because they have no URL of a video: .Phone.$/),
  ).toBeVisible();
  fireEvent.change(most, { target: { value: '' } });
  fireEvent.click(screen.getByText('Download HLS asset lists'));
  expect((await textOf(1))?.split(`"URI": "${url}"`)).toHaveLength(3);
});

it('a spot without a topic in common fills a break, and says so', async () => {
  await showSpots(spotOf({ id: 'laptop', name: 'Laptop', product: '1106', seconds: 10 }));
  expect(await screen.findAllByText('· fills the break: no topic in common')).toHaveLength(2);
  expect(cell('Laptop', '00:50.0')).toHaveTextContent('no topic in common 1 of 5 parts measured');
  expect(screen.getByText(/^No spot with a topic in common\. 2 spots only fill a break\./)).toBeVisible();
});

it('a removed spot can be brought back', async () => {
  const { stored } = await showSpots(beer);
  fireEvent.click(await waitFor(() => control('Remove Summer beer')));
  expect(queryControl('Remove Summer beer')).toBeNull();
  fireEvent.click(screen.getByText('Undo'));
  expect(control('Remove Summer beer')).toBeVisible();
  await waitFor(() => expect(stored()).toHaveLength(1));
});

/** Shows a spot and starts its preview in the break at 00:50.0. */
async function startPreview(spot: Spot) {
  await showSpots(spot);
  await screen.findByText(/^Alcohol › Beer/);
  fireEvent.click(cell('Summer beer', '00:50.0'));
  fireEvent.click(screen.getByText('Preview'));
}

it('a preview plays before the break, shows the spot, and plays after it', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  await startPreview(beer);
  const player = videoElement();
  const { video } = player;
  expect(video.currentTime).toBe(40);
  expect(
    screen.getByText('Preview: the last 10 seconds before the break at 00:50.0, then Summer beer'),
  ).toBeVisible();
  vi.useFakeTimers();
  expect(screen.queryByText('Skip the spot')).toBeNull();
  act(() => player.moveTo(50_100, { isPlaying: true }));
  expect(pause).toHaveBeenCalledOnce();
  expect(screen.getByText('Preview: Summer beer, in the break at 00:50.0')).toBeVisible();
  expect(video.parentElement).toHaveTextContent('Summer beer10 s');
  act(() => void vi.advanceTimersByTime(10_000));
  vi.useRealTimers();
  expect(video.currentTime).toBe(50);
  expect(video.parentElement).toHaveTextContent('');
  act(() => player.moveTo(60_100, { isPlaying: true }));
  expect(screen.queryByText(/^Preview:/)).toBeNull();
});

it('the video of a spot is played in the frame of the player; one that fails is a card; and it can be stopped', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  await startPreview({ ...beer, videoUrl: 'https://example.com/beer.mp4' });
  act(() => videoElement().moveTo(50_100, { isPlaying: true }));
  const spot = screen.getByLabelText('Video of Summer beer');
  expect(spot).toHaveAttribute('src', 'https://example.com/beer.mp4');
  expect(document.querySelectorAll('video')).toHaveLength(2);
  fireEvent.error(spot);
  expect(screen.getByText('Its video cannot be played here.')).toBeVisible();
  fireEvent.click(screen.getByText('Stop'));
  expect(screen.queryByText('Its video cannot be played here.')).toBeNull();
});

it('the spot of a preview can be skipped', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  await startPreview(beer);
  act(() => videoElement().moveTo(50_100, { isPlaying: true }));
  fireEvent.click(screen.getByText('Skip the spot'));
  expect(screen.getByRole('button', { name: 'Stop' })).toHaveFocus();
  expect(screen.getByText('Preview: the first 10 seconds after Summer beer, from 00:50.0')).toBeVisible();
});

it('another view ends a preview, and stops the video', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  await startPreview(beer);
  act(() => videoElement().moveTo(45_000, { isPlaying: true }));
  expect(pause).not.toHaveBeenCalled();
  cleanup();
  expect(pause).toHaveBeenCalledOnce();
});

it('the view says whether the spots are saved', async () => {
  await showSpots(beer);
  expect(await screen.findByText('Saved in your account.')).toBeVisible();
});

it('a new spot is as long as a break, unless that is longer than usual', async () => {
  await showSpots();
  fireEvent.click(screen.getByText('Add a spot'));
  await screen.findByRole('dialog', { hidden: true });
  expect(control(/^Length in seconds/)).toHaveValue('15');
});

it('a spot that is longer than a break is named, and the breaks can be made as long', async () => {
  await showSpots({ ...beer, seconds: 30 });
  expect(await screen.findByText(/longer than a break \(15 s\), so it fits in none\.$/)).toBeVisible();
  expect(cell('Summer beer', '00:50.0')).toHaveAccessibleName(
    'Summer beer, break at 00:50.0: longer than the break',
  );
  expect(assigned()[0]).toContain('none');
  fireEvent.click(screen.getByText('Make breaks 30 s long'));
  await waitFor(() => expect(assigned()[0]).toContain('Summer beer'));
  expect(screen.queryByText(/longer than a break/)).toBeNull();
});

it('a planned break that is in no file is shown with the reason', async () => {
  await showSpotsIn({ choices: { kept: [60_000] }, profile: 'balanced' }, beer);
  const list = await waitFor(() => control(/^Planned breaks that are in no file/));
  expect(list).toHaveTextContent('01:00.0 It cuts a shot. Not in the files: it is not suitable.');
  expect(list).toHaveTextContent('crime · level not measured');
});

it('a name in letters from right to left does not reorder the figures beside it', async () => {
  await showSpots({ ...beer, name: '\u05d1\u05d9\u05e8\u05d4' });
  await screen.findByText(/^Alcohol › Beer/);
  const table = document.querySelector('[aria-labelledby="spots-assignment"] table');
  expect(table?.querySelector('tbody bdi')).toHaveTextContent('\u05d1\u05d9\u05e8\u05d4');
  expect(table?.querySelector('tbody td')).toHaveTextContent(/ · about \d+% · 1 of 5 parts measured$/);
});
