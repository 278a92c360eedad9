import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { analyzed } from '../testing/analyzed';
import { analyzeBare, openSandbox } from '../testing/sandbox';
import { plannedAnswer } from '../testing/answers';
import { control } from '../testing/control';

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
