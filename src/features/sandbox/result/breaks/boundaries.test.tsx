import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createMemoryServices } from '@/app/testing/memory-services';
import { plannedAnswer, VIDEO } from '../../testing/answers';
import { control, queryControl } from '../../testing/control';
import { showParts } from '../../testing/show-parts';
import { BreaksView } from './breaks-view';

const show = (segmentBoundaries?: number[], changes: Parameters<typeof plannedAnswer>[0] = {}) =>
  showParts(
    plannedAnswer({ ...changes, ...(segmentBoundaries ? { segmentBoundaries } : {}) }),
    ({ planning, player }) => (
      <BreaksView planning={planning} settled={planning} player={player} analyzedAt={0} />
    ),
    { profile: 'open' },
  );
const planned = () =>
  [...document.querySelectorAll('table[aria-label="Planned breaks"] tbody th')].map((cell) =>
    cell.textContent.slice(0, 7),
  );

const moves = () =>
  [...(queryControl('Where each break would go')?.querySelectorAll('li') ?? [])].map(
    (each) => each.textContent,
  );

it('a break that a packager would skip names the place that it would move to, moves there, and back', async () => {
  await show([0, 49_300, 52_050, 89_950, 120_000]);
  expect(planned()).toEqual(['00:50.0', '01:30.0']);
  // Nearer is 00:49.3, where no shot begins.
  expect(
    screen.getByText(
      'Not at a segment boundary. The nearest suitable place at one is 00:52.0, 2 s later. Place score there: 63% instead of 96%.',
    ),
  ).toBeVisible();
  expect(screen.getAllByText('At a segment boundary')).toHaveLength(1);
  fireEvent.click(control('Move the break at 00:50.0 to 00:52.0'));
  await waitFor(() => expect(planned()).toEqual(['00:52.0', '01:30.0']));
  expect(screen.getByText('1 break was moved, by 2 s.')).toBeVisible();
  expect(screen.queryByText(/not at a segment boundary/)).toBeNull();
  fireEvent.click(screen.getByText('Undo'));
  await waitFor(() => expect(planned()).toEqual(['00:50.0', '01:30.0']));
});

it('before all are moved, it is said where each goes; those without a place are dropped, named, and come back', async () => {
  await show([0, 30_000, 52_000, 120_000]);
  expect(screen.getByText(/^2 of 2 breaks are not at a segment boundary of the stream/)).toBeVisible();
  expect(
    screen.getByText('1 would move, 0 would stay, 1 would be dropped. The largest move is 2 s.'),
  ).toBeVisible();
  expect(moves()).toEqual([
    '00:50.0 → 00:52.0 (2 s later) Place score there: 63% instead of 96%.',
    '01:30.0 → no suitable place at a boundary: would be dropped',
  ]);
  expect(screen.getByText(/^Not at a segment boundary\. No place at one within a minute/)).toBeVisible();
  expect(queryControl(/^Move the break at 01:30/)).toBeNull();
  fireEvent.click(screen.getByText('Move all to boundaries'));
  expect(
    await screen.findByText(
      /^1 break was moved, by 2 s\. Dropped, because no boundary within a minute.*: 01:30\.0\.$/,
    ),
  ).toBeVisible();
  await waitFor(() => expect(planned()).toEqual(['00:52.0']));
  fireEvent.click(screen.getByText('Undo'));
  await waitFor(() => expect(planned()).toEqual(['00:50.0', '01:30.0']));
});

it('where no break has a place, the page says why all are dropped, and offers their cut times for a packager', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await show([0, 30_000, 60_000, 120_000]);
  expect(screen.getByText(/^0 would move, 0 would stay, 2 would be dropped\.$/)).toBeVisible();
  expect(control(/^Cut times/)).toHaveValue('-force_key_frames 50.000,90.000');
  fireEvent.click(screen.getByText('Drop them'));
  expect(
    await screen.findByText(/^All planned breaks are dropped\. None of them is at a segment/),
  ).toBeVisible();
  expect(screen.queryByText(/^You dropped/)).toBeNull();
  expect(control(/^Cut times/)).toHaveValue('-force_key_frames 50.000,90.000');
  fireEvent.click(screen.getByText('Copy'));
  expect(await screen.findByText('Copied.')).toBeVisible();
  expect(write).toHaveBeenCalledWith('-force_key_frames 50.000,90.000');
});

it('a move of all moves no break far; one that would go farther stays, is named, and can be moved by itself', async () => {
  // The nearest places are 2 s and 10 s away.
  await show([0, 52_000, 100_000, 120_000], {
    shots: [0, 50_000, 52_000, 90_000, 100_000].map((start, index, all) => ({
      start,
      end: all[index + 1] ?? 120_000,
    })),
  });
  expect(
    screen.getByText('1 would move, 1 would stay, 0 would be dropped. The largest move is 2 s.'),
  ).toBeVisible();
  expect(moves()[1]).toBe(
    '01:30.0 → would stay: the nearest suitable place at a boundary is 01:40.0, 10 s later. It can be moved there by itself.',
  );
  fireEvent.click(screen.getByText('Move all to boundaries'));
  await waitFor(() => expect(planned()).toEqual(['00:52.0', '01:30.0']));
  expect(
    screen.getByText(
      '1 break was moved, by 2 s. Not moved, because the nearest suitable place at a boundary is more than 6 s away: 01:30.0.',
    ),
  ).toBeVisible();
  expect(screen.queryByText('Move all to boundaries')).toBeNull();
  expect(screen.getByText(/The nearest suitable place at one is 01:40\.0, 10 s later\./)).toBeVisible();
  fireEvent.click(control('Move the break at 01:30.0 to 01:40.0'));
  await waitFor(() => expect(planned()).toEqual(['00:52.0', '01:40.0']));
});

it('drops and moves are undone one by one, the last one first, and what was added meanwhile stays', async () => {
  await show([0, 52_000, 94_000, 120_000], {
    shots: [0, 50_000, 52_000, 90_000, 94_000].map((start, index, all) => ({
      start,
      end: all[index + 1] ?? 120_000,
    })),
  });
  expect(planned()).toEqual(['00:50.0', '01:30.0']);
  fireEvent.click(control('Move the break at 00:50.0 to 00:52.0'));
  await waitFor(() => expect(planned()).toEqual(['00:52.0', '01:30.0']));
  fireEvent.click(control('Move the break at 01:30.0 to 01:34.0'));
  await waitFor(() => expect(planned()).toEqual(['00:52.0', '01:34.0']));
  fireEvent.change(control('Add a break at'), { target: { value: '0:20' } });
  fireEvent.click(screen.getByText('Add'));
  await waitFor(() => expect(planned()).toEqual(['00:20.0', '00:52.0', '01:34.0']));
  fireEvent.click(control('Drop the break at 01:34.0'));
  await waitFor(() => expect(planned()).toEqual(['00:20.0', '00:52.0']));
  for (const left of [
    ['00:20.0', '00:52.0', '01:34.0'],
    ['00:20.0', '00:52.0', '01:30.0'],
    ['00:20.0', '00:50.0', '01:30.0'],
  ]) {
    fireEvent.click(screen.getByText('Undo'));
    await waitFor(() => expect(planned()).toEqual(left));
  }
  expect(screen.queryByText('Undo')).toBeNull();
});

it('a file has no segments, and nothing is said of them', async () => {
  await show();
  expect(queryControl(/segment boundary/)).toBeNull();
  expect(screen.queryByText(/segment boundary/)).toBeNull();
});

it('a break that goes into no file is not said to be off a boundary', async () => {
  const memory = createMemoryServices();
  memory.planning.planVideo(VIDEO, { kept: [75_000] });
  await showParts(
    plannedAnswer({ segmentBoundaries: [0, 30_000, 120_000] }),
    ({ planning, player }) => (
      <BreaksView planning={planning} settled={planning} player={player} analyzedAt={0} />
    ),
    { memory },
  );
  expect(await screen.findByText('Not in the files: it is not suitable.')).toBeVisible();
  expect(screen.queryByText(/segment boundary/)).toBeNull();
});
