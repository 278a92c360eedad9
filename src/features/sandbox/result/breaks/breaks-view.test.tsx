import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AnalysisResponse } from '@/contracts/analysis';
import { GRAVE_VECTOR } from '@/targeting/testing/grave-vector';
import { answerWith, plannedAnswer } from '../../testing/answers';
import { control, queryControl } from '../../testing/control';
import { showParts } from '../../testing/show-parts';
import type { PlannedBreak } from '@/targeting/plan';
import { BreakTables } from './break-table';
import { BreaksView } from './breaks-view';

async function showBreaks(response: AnalysisResponse = plannedAnswer(), profile?: string) {
  let choose: (id: string) => void = () => undefined;
  const shown = await showParts(
    response,
    ({ planning, player }) => {
      choose = planning.chooseProfile;
      return <BreaksView planning={planning} settled={planning} player={player} analyzedAt={0} />;
    },
    profile === undefined ? {} : { profile },
  );
  return { ...shown, choose: (id: string) => act(() => choose(id)) };
}

/** The rows of a table. */
function rowsOf(name: string) {
  const table = document.querySelector(`table[aria-label="${name}"]`);
  return table ? [...table.querySelectorAll('tbody tr[id^="break-"]:not([id$="details"])')] : [];
}
const planned = () => rowsOf('Planned breaks');
const others = () =>
  [1, 2].flatMap((count) => rowsOf(`${count} other place${count > 1 ? 's' : ''}, not planned`));

/** Presses the button of a break, for example `Drop the break at 00:50.0`. */
const press = (name: string) => fireEvent.click(control(name));

it('places that do not suit are listed apart from the plan, with what stands before and around them', async () => {
  await showBreaks();
  expect(planned()).toHaveLength(0);
  expect(screen.getByText('2 other places, not planned')).toBeVisible();
  const [first, last] = others();
  expect(others()).toHaveLength(2);
  expect(first).toHaveTextContent('black and silent · change of scene · nobody speaks');
  expect(first).toHaveTextContent('crime · level not measured');
  expect(last).toHaveTextContent(/^01:30\.0✕ Not suitablePlace score [\d.]+%change of topic · nobody speaks/);
  expect(screen.getByText(/^No break suits the profile/)).toBeVisible();
  expect(queryControl(/^Keep the break/)).toBeNull();
  expect(screen.getByText(/^The suggested places suit the length/)).toBeVisible();
  fireEvent.click(within(first as HTMLElement).getByText(/^Place score/));
  const details = document.getElementById('break-50000-details');
  expect(details).toHaveTextContent('What would raise itfade, change of topic, quiet');
  expect(details).toHaveTextContent(
    'In the 30 seconds beforecooking, cup, -24.0 LUFS (broadcast loudness: -23)',
  );
  expect(details).toHaveTextContent('Sensitive, until 5 s aftercrime (level not measured)');
});

it('the details of a break say what changes across it, in words and figures', async () => {
  const times = [...Array(24).keys()].map((index) => index * 5000);
  await showBreaks(
    plannedAnswer({
      shots: [0, 50, 52, 85, 90, 92, 94, 96, 98].map((start, index, all) => ({
        start: start * 1000,
        end: (all[index + 1] ?? 120) * 1000,
      })),
      sound: times.map((timestamp) => ({ timestamp, loudness: timestamp < 90_000 ? -30 : -24 })),
      light: times.map((timestamp) => ({ timestamp, light: timestamp < 90_000 ? 0.2 : 0.5 })),
    }),
    'open',
  );
  const [before, after] = planned() as [HTMLElement, HTMLElement];
  for (const row of [before, after]) fireEvent.click(within(row).getByText(/^Place score/));
  expect(document.getElementById('break-90000-details')).toHaveTextContent(
    'The 10 seconds before and afterAfter this break it is cut 4 times as fast, 6 dB louder, and brighter. Pace 6 to 24 cuts/min, Loudness -30.0 to -24.0 LUFS, Light 20% to 50%, Voice 0%, Music 0%',
  );
  expect(document.getElementById('break-50000-details')).toHaveTextContent(
    'The 10 seconds before and afterAfter this break it goes on much as before. Pace 0 to 6 cuts/min,',
  );
});

it('a break after words that are like those of grave scenes says so', async () => {
  const text = 'Her bike was still lying there.';
  await showBreaks(
    plannedAnswer({
      transcript: { source: 'file', language: 'en', lines: [{ start: 80_000, end: 83_000, text }] },
      sentences: {
        model: 'use-lite',
        windows: [{ start: 80_000, end: 83_000, vector: GRAVE_VECTOR }],
      },
    }),
    'open',
  );
  const [before, after] = planned();
  expect(before).not.toHaveTextContent('may be grave');
  expect(after).toHaveTextContent('The scene before may be grave');
  expect(after).toHaveTextContent(text);
});

it('breaks that suit are planned and in the files', async () => {
  await showBreaks(plannedAnswer(), 'open');
  expect(planned()).toHaveLength(2);
  expect(others()).toHaveLength(0);
  expect(planned()[0]).toHaveTextContent(/^00:50\.015 s✓ SuitablePlace score 96%/);
  expect(screen.getByText('The files hold 2 breaks.')).toBeVisible();
  expect(screen.queryByText(/no other place suits/)).toBeNull();
  expect(screen.queryByText(/^No break suits/)).toBeNull();
});

it('a place that is not planned cannot be dropped', async () => {
  await showBreaks(plannedAnswer(), 'balanced');
  expect(others()).toHaveLength(2);
  expect(queryControl(/^Drop the break/)).toBeNull();
});

it('a break that is kept by hand stays in the plan under a profile that it does not suit, but not in the files', async () => {
  const { choose } = await showBreaks(plannedAnswer(), 'open');
  const keep = control('Keep the break at 01:30.0');
  expect(keep).toHaveTextContent(/^Keep$/);
  expect(keep).toHaveAttribute('aria-pressed', 'false');
  fireEvent.click(keep);
  await waitFor(() => expect(keep).toHaveAttribute('aria-pressed', 'true'));
  expect(planned()[1]).toHaveTextContent('kept by hand · ');
  choose('balanced');
  expect(await screen.findByText(/^No break suits the profile/)).toBeVisible();
  expect(planned()).toHaveLength(1);
  expect(planned()[0]).toHaveTextContent('Not in the files: it is not suitable.');
  expect(queryControl(/^Keep the break/)).toBeNull();
  press('Drop the break at 01:30.0');
  expect(await screen.findByText('1 dropped break')).toBeVisible();
  expect(planned()).toHaveLength(0);
});

it('a dropped break can be restored from the list of dropped breaks', async () => {
  await showBreaks(plannedAnswer(), 'open');
  expect(screen.queryByText(/dropped break/)).toBeNull();
  press('Drop the break at 00:50.0');
  expect(await screen.findByText('The break at 00:50.0 was dropped.')).toBeVisible();
  expect(await screen.findByText('The files hold 1 break.')).toBeVisible();
  expect(planned()).toHaveLength(1);
  fireEvent.click(screen.getByText('1 dropped break'));
  press('Restore the break at 00:50.0');
  expect(await screen.findByText('The files hold 2 breaks.')).toBeVisible();
  expect(screen.queryByText('The break at 00:50.0 was dropped.')).toBeNull();
  expect(screen.queryByText(/dropped break/)).toBeNull();
});

it('a drop is undone by its button or Ctrl+Z, and brings back what was chosen by hand', async () => {
  const { user } = await showBreaks(plannedAnswer(), 'open');
  press('Keep the break at 00:50.0');
  await screen.findByText(/^kept by hand/);
  press('Drop the break at 00:50.0');
  fireEvent.click(await screen.findByText('Undo'));
  expect(await screen.findByText(/^kept by hand/)).toBeVisible();
  expect(screen.queryByText('Undo')).toBeNull();
  press('Drop the break at 00:50.0');
  await screen.findByText('Undo');
  await user.keyboard('z');
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(screen.getByText('Undo')).toBeVisible();
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText(/^kept by hand/)).toBeVisible();
  expect(planned()).toHaveLength(2);
});

it('whoever drops all planned breaks is told so', async () => {
  await showBreaks(plannedAnswer(), 'open');
  press('Drop the break at 00:50.0');
  press('Drop the break at 01:30.0');
  expect(await screen.findByText(/^You dropped all planned breaks/)).toBeVisible();
  expect(screen.queryByText(/No place was found|Lift a rule/)).toBeNull();
  expect(screen.getByText('2 dropped breaks')).toBeVisible();
});

it('the number, the distance and the length of the breaks are chosen from lists that suit the program, and stored', async () => {
  const { showAgain } = await showBreaks(plannedAnswer(), 'open');
  const choose = (select: HTMLElement, value: string) => fireEvent.change(select, { target: { value } });
  const number = () => control('Number of breaks');
  const distance = () => control('Minimum time between breaks');
  const pod = () => control('Length of a break, all ads');
  const options = (select: HTMLElement) =>
    within(select)
      .getAllByRole('option')
      .map((each) => each.textContent);
  expect(options(number())).toEqual(['2 (suggested)', '1', '2', '3', '4', '5', '6', '8']);
  expect(options(distance())).toEqual([
    '30\u00a0s (suggested)',
    '5\u00a0s',
    '10\u00a0s',
    '15\u00a0s',
    '30\u00a0s',
    '1\u00a0min',
  ]);
  expect(options(pod())).toEqual(['15 s (suggested)', '15 s', '30 s', '60 s', '90 s', '120 s']);
  choose(number(), '1');
  expect(number()).toHaveValue('1');
  expect(await screen.findByText('The files hold 1 break.')).toBeVisible();
  choose(distance(), '60000');
  choose(pod(), '30');
  showAgain();
  expect(await screen.findByText('The files hold 1 break.')).toBeVisible();
  expect(number()).toHaveValue('1');
  expect(distance()).toHaveValue('60000');
  expect(pod()).toHaveValue('30');
  expect(screen.queryByText(/no other place suits/)).toBeNull();
  choose(number(), '3');
  expect(await screen.findByText(/^3 were suggested or wanted: no other place suits/)).toBeVisible();
  choose(distance(), '');
  choose(number(), '');
  choose(pod(), '');
  expect(await screen.findByText('The files hold 2 breaks.')).toBeVisible();
  for (const select of [distance(), number(), pod()]) expect(select).toHaveValue('');
});

it('a number of breaks per hour can be chosen for a long program', async () => {
  await showBreaks({ ...plannedAnswer(), durationMs: 3_600_000 }, 'open');
  fireEvent.change(control('Number of breaks'), { target: { value: 'hourly 12' } });
  await waitFor(() => expect(control('Number of breaks')).toHaveValue('hourly 12'));
});

it('a result without places says so', async () => {
  await showBreaks(answerWith());
  expect(screen.getByText(/^No place was found where a shot begins/)).toBeVisible();
  expect(screen.queryByText(/^The files hold|^No break suits/)).toBeNull();
});

it('places that were not assessed are in no file until they are kept', async () => {
  const { analysis, taxonomy, ...answer } = plannedAnswer();
  await showBreaks({
    ...answer,
    analysis: analysis.filter(({ timestamp }) => timestamp !== 52_000),
    taxonomy: { version: '3.1', sources: ['seen'], topics: taxonomy?.topics ?? [] },
  });
  expect(screen.getByText(/^The places for breaks were not assessed/)).toBeVisible();
  expect(screen.queryByText(/Lift a rule/)).toBeNull();
  const [first] = planned();
  expect(first).toHaveTextContent(
    'Not in the files: it was not assessed. Keep it to include it in the files.',
  );
  press('Keep the break at 00:50.0');
  expect(await screen.findByText('The files hold 1 break: 1 by hand.')).toBeVisible();
});

it('places at which speech could not be checked are said to be so', async () => {
  const { speech: _speech, ...answer } = plannedAnswer();
  await showBreaks({ ...answer, partial: [{ code: 'audio-not-decoded', values: {} }] });
  expect(
    screen.getByText(/^The suggested places .* Speech could not be checked: a break may cut a line\.$/),
  ).toBeVisible();
});

it('a place that gives way to a dropped break says that it could stand in for one', async () => {
  await showBreaks(plannedAnswer(), 'open');
  fireEvent.change(control('Number of breaks'), { target: { value: '1' } });
  await screen.findByText('The files hold 1 break.');
  press('Drop the break at 00:50.0');
  await screen.findByText('1 dropped break');
  const [place] = [...document.querySelectorAll('#break-52000')];
  expect(place).toHaveTextContent(/^00:52\.0✓ Suitable/);
});

it('what matches the brief is said of a break', async () => {
  let write: (text: string) => void = () => undefined;
  await showParts(
    plannedAnswer(),
    ({ planning, player }) => {
      write = planning.setBriefText;
      return <BreaksView planning={planning} settled={planning} player={player} analyzedAt={0} />;
    },
    { profile: 'open' },
  );
  act(() => write('cooking'));
  await waitFor(() => expect(planned()[0]).toHaveTextContent(/Brief match \d+% · /));
});

it('many breaks stand fifty to a page', async () => {
  const marks = Array.from({ length: 60 }, (_, index) => (index + 1) * 10_000);
  await showParts(plannedAnswer({ durationMs: 700_000 }), ({ planning }) => {
    const places = marks.map((timestamp) => ({ ...planning.plan.breaks[0], timestamp, isPlanned: true }));
    const plan = { ...planning.plan, breaks: places as PlannedBreak[] };
    return <BreakTables planning={{ ...planning, plan }} onDrop={() => undefined} onMove={() => undefined} />;
  });
  expect(planned()).toHaveLength(50);
  fireEvent.click(control('Next page'));
  expect(planned().map(({ id }) => id)).toEqual(marks.slice(50).map((timestamp) => `break-${timestamp}`));
});
