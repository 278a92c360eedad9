import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { plannedAnswer } from '../../testing/answers';
import { control, queryControl } from '../../testing/control';
import { showParts } from '../../testing/show-parts';
import { BreaksView } from './breaks-view';

const show = (segmentBoundaries?: number[]) =>
  showParts(
    plannedAnswer(segmentBoundaries ? { segmentBoundaries } : {}),
    ({ planning, player }) => (
      <BreaksView planning={planning} settled={planning} player={player} analyzedAt={0} />
    ),
    { profile: 'open' },
  );
const planned = () =>
  [...document.querySelectorAll('table[aria-label="Planned breaks"] tbody th')].map((cell) =>
    cell.textContent.slice(0, 7),
  );

it('a break that a packager would skip says so, and moves to a boundary that cuts nothing, and back', async () => {
  await show([0, 49_300, 52_050, 89_950, 120_000]);
  expect(planned()).toEqual(['00:50.0', '01:30.0']);
  expect(screen.getByText('The nearest segment boundary is 0.7 s earlier.')).toBeVisible();
  expect(screen.getAllByText('At a segment boundary')).toHaveLength(1);
  fireEvent.click(control('Move the break at 00:50.0 to a segment boundary'));
  await waitFor(() => expect(planned()).toEqual(['00:52.0', '01:30.0']));
  expect(screen.getByText('1 break was moved.')).toBeVisible();
  expect(screen.queryByText(/not at a segment boundary/)).toBeNull();
  fireEvent.click(screen.getByText('Undo'));
  await waitFor(() => expect(planned()).toEqual(['00:50.0', '01:30.0']));
});

it('of all breaks, those without a boundary are dropped and named, and come back', async () => {
  await show([0, 30_000, 89_950, 120_000]);
  expect(screen.getByText(/^1 of 2 breaks is not at a segment boundary of the stream/)).toBeVisible();
  fireEvent.click(screen.getByText('Move all to boundaries'));
  expect(
    await screen.findByText(/^Dropped, because no boundary within a minute.*: 00:50\.0\.$/),
  ).toBeVisible();
  await waitFor(() => expect(planned()).toEqual(['01:30.0']));
  fireEvent.click(screen.getByText('Undo'));
  await waitFor(() => expect(planned()).toEqual(['00:50.0', '01:30.0']));
});

it('one break without a boundary stays when it is asked to move, and it is said', async () => {
  await show([0, 30_000, 89_950, 120_000]);
  fireEvent.click(control('Move the break at 00:50.0 to a segment boundary'));
  expect(await screen.findByText(/: the break at 00:50\.0 stays where it is\.$/)).toBeVisible();
  expect(planned()).toEqual(['00:50.0', '01:30.0']);
  expect(screen.queryByText('Undo')).toBeNull();
});

it('a file has no segments, and nothing is said of them', async () => {
  await show();
  expect(queryControl(/segment boundary/)).toBeNull();
  expect(screen.queryByText(/segment boundary/)).toBeNull();
});
