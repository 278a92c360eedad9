import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { analyzed } from '../testing/analyzed';
import { analyzeBare, BARE, openSandbox, storedOnDevice } from '../testing/sandbox';
import { plannedAnswer, VIDEO } from '../testing/answers';
import { control } from '../testing/control';
import { playLikeChromium, videoElement } from '../testing/video-element';

it('each view is reached by its tab, and the player and the brief stay', async () => {
  const { user } = await analyzed(plannedAnswer());
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Breaks',
    'Spots',
    'Windows',
    'Scenes',
    'Suitability',
    'Timeline',
    'Details',
  ]);
  for (const tab of tabs) {
    await user.click(tab);
    expect(await screen.findByRole('tabpanel', { name: tab.textContent })).not.toBeEmptyDOMElement();
    expect(screen.getByText('Play the video')).toBeVisible();
    expect(control('The brief in your own words')).toBeVisible();
  }
});

it('a dropped break can be brought back after a look at another view', async () => {
  const { user } = await analyzed(plannedAnswer());
  const open = (name: string) => user.click(screen.getByRole('tab', { name }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Suitability profile' }), 'Open');
  await open('Breaks');
  fireEvent.click(await waitFor(() => control('Drop the break at 00:50.0')));
  await open('Suitability');
  await open('Breaks');
  expect(await screen.findByText('The break at 00:50.0 was dropped.')).toBeVisible();
  fireEvent.click(screen.getByText('Undo'));
  await waitFor(() => expect(screen.queryByText('The break at 00:50.0 was dropped.')).toBeNull());
});

it('a result without concepts says that none were detected, and has no brief', async () => {
  await analyzeBare(await openSandbox());
  expect(await screen.findByText('No concepts were detected in this video.')).toBeVisible();
  expect(screen.queryByLabelText('The brief in your own words')).toBeNull();
});

it('a plan that the server refuses is said to be unsaved until it is accepted', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { planning } = await analyzed(plannedAnswer());
  planning.mode = 'refuses';
  const brief = control('The brief in your own words');
  fireEvent.change(brief, { target: { value: 'cooking' } });
  expect(await screen.findByText(/^The last changes of your plan are not saved/)).toBeVisible();
  expect(screen.getByText(/^Keep this page open, then change something/)).toBeVisible();
  act(() => {
    planning.mode = 'well';
  });
  fireEvent.change(brief, { target: { value: 'cooking, travel' } });
  await waitFor(() => expect(screen.queryByText(/^The last changes of your plan/)).toBeNull());
});

it('a program is called by the facts that the user has entered, until it has a name of its own', async () => {
  const { user, planning } = await analyzed(plannedAnswer());
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent('programme');
  control('The brief in your own words').focus();
  const program = JSON.stringify({ series: 'Sunday Table', season: '2', episode: 7 });
  act(() => planning.planVideo(VIDEO, { program }));
  await waitFor(() => expect(heading).toHaveTextContent('Sunday Table · S2 E7'));
  await waitFor(() => expect(document.title).toBe('Sunday Table · S2 E7 · SceneCue'));
  expect(control('The brief in your own words'), 'another name leaves the focus').toHaveFocus();
  await user.click(control('Rename'));
  expect(control('Name')).toHaveAttribute('placeholder', 'Sunday Table · S2 E7');
  fireEvent.change(control('Name'), { target: { value: 'Pilot' } });
  await user.click(screen.getByText('Save Changes'));
  await waitFor(() => expect(heading).toHaveTextContent('Pilot'));
});

it.each([
  ['abc', 0],
  ['-5', 0],
  ['99999', 30],
])('a time %s in the address opens the video within its length', async (seconds, expected) => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  playLikeChromium();
  const stored = storedOnDevice(plannedAnswer({ durationMs: 30_000 }));
  await openSandbox({ stored: [stored], path: `/dashboard/sandbox/${stored.id}?view=details&t=${seconds}` });
  fireEvent.click(await screen.findByText('Play the video'));
  expect(videoElement().video.currentTime).toBe(expected);
});

it('an address with a view that the result does not have opens the overview', async () => {
  const stored = storedOnDevice(BARE);
  await openSandbox({ stored: [stored], path: `/dashboard/sandbox/${stored.id}?view=breaks` });
  expect(await screen.findByText('No concepts were detected in this video.')).toBeVisible();
});
