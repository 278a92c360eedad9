import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { analyzed } from './testing/analyzed';
import { plannedAnswer } from './testing/answers';
import {
  analyzeBare,
  BARE,
  itemOnServer,
  libraryRows,
  openSandbox,
  rowOf,
  storedOnDevice,
} from './testing/sandbox';
import { resultPath } from './use-sandbox';

const resultOf = (name: string) => ({ ...BARE, videoUrl: `https://example.com/${name}.mp4` });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('a new result has an address, and the form is there again after Back', async () => {
  await analyzeBare(await openSandbox(), resultOf('new'));
  expect(location.pathname).toMatch(/^\/dashboard\/sandbox\/page-/);
  expect(await heading('new')).toHaveFocus();
  expect(document.title).toBe('new · SceneCue');
  expect(screen.queryByLabelText('Video URL')).toBeNull();
  act(() => history.back());
  expect(await screen.findByLabelText('Video URL')).toBeVisible();
  expect(screen.queryByText('Video analysis completed successfully!')).toBeNull();
});

it('the heading has the focus in a comparison, and after it is left', async () => {
  const { user } = await openSandbox();
  await user.click(screen.getByRole('link', { name: 'Compare programs' }));
  expect(await heading('Compare programs')).toHaveFocus();
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sandbox' }));
  expect(await heading('Video Analysis Sandbox')).toHaveFocus();
});

it('a result of the library is opened by its address, and says where it is stored', async () => {
  const item = itemOnServer('one', { state: 'done', parts: 1, title: 'Episode one' });
  await openSandbox({ path: resultPath(item.id), items: [item], results: { [item.id]: resultOf('one') } });
  expect(await heading('Episode one')).toBeVisible();
  expect(screen.getByText(/^Analyzed on .*, stored on the server\./)).toBeVisible();
});

it('a result of the device is opened by its address', async () => {
  const stored = storedOnDevice(resultOf('mine'));
  await openSandbox({ path: resultPath(stored.id), stored: [stored] });
  expect(await heading('mine')).toBeVisible();
  expect(screen.getByText(/^Analyzed on .*, stored only on this device\./)).toBeVisible();
});

it('an address without a result says so, and leads to the Sandbox', async () => {
  await openSandbox({ path: resultPath('gone') });
  expect(await heading('There is no such result')).toBeVisible();
  expect(screen.getByText('Back to the Sandbox').closest('a')).toHaveAttribute('href', '/dashboard/sandbox');
});

it('the address of a running analysis says how far it is, and becomes its result', async () => {
  const item = itemOnServer('one', { state: 'running', progress: 0.4, title: 'Episode one' });
  const { analyses } = await openSandbox({ path: resultPath(item.id), items: [item] });
  expect(await screen.findByText('Analyzing: 40%')).toBeVisible();
  expect(
    screen.getByRole('progressbar', { name: 'Progress of the analysis of Episode one' }),
  ).toHaveAttribute('aria-valuenow', '40');
  analyses.results.set(item.id, resultOf('one'));
  act(() => {
    analyses.items = [{ ...item, state: 'done', parts: 1 }];
  });
  expect(await screen.findByRole('region', { name: 'Analysis results' })).toBeVisible();
});

it('the address of a failed analysis says why it failed', async () => {
  const error = { code: 'video-unreachable', message: 'not found' };
  const item = itemOnServer('one', { state: 'failed', error });
  await openSandbox({ path: resultPath(item.id), items: [item] });
  expect(await heading('one')).toBeVisible();
  expect(screen.getByText(/^Failed\. \S/)).toBeVisible();
});

it('a result that cannot be read says so, and is read at the next attempt', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const item = itemOnServer('one', { state: 'done', parts: 1 });
  const { user, analyses } = await openSandbox({ path: resultPath(item.id), items: [item] });
  expect(await heading('The result could not be opened')).toBeVisible();
  analyses.results.set(item.id, resultOf('one'));
  await user.click(screen.getByText('Try again'));
  expect(await heading('one')).toBeVisible();
});

it('the address names the view; Back leads to the view before it, and then to the form', async () => {
  const { user } = await analyzed(plannedAnswer());
  const choose = (name: string) => user.click(screen.getByRole('tab', { name }));
  const shown = (name: string) => screen.findByRole('tab', { name, selected: true });
  const success = () => screen.queryByText('Video analysis completed successfully!');
  await choose('Overview');
  expect(success()).toBeVisible();
  await choose('Breaks');
  expect(success()).toBeNull();
  expect(location.search).toBe('?view=breaks');
  await choose('Breaks');
  // Arrow keys along the tabs are one change.
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(await shown('Scenes')).toBeVisible();
  act(() => history.back());
  expect(await shown('Breaks')).toBeVisible();
  act(() => history.back());
  expect(await shown('Overview')).toBeVisible();
  expect(success()).toBeNull();
  act(() => history.back());
  expect(await screen.findByLabelText('Video URL')).toBeVisible();
});

it('an unknown view is the first one', async () => {
  const stored = storedOnDevice(plannedAnswer());
  await openSandbox({ path: `${resultPath(stored.id)}?view=nothing`, stored: [stored] });
  expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent('Overview');
});

it('the library of another user is not shown after the sign-out, nor are the results on the device', async () => {
  const { user, analyses, device } = await openSandbox({
    items: [itemOnServer('mine', { state: 'done', parts: 1 })],
    stored: [storedOnDevice(resultOf('here'))],
  });
  await rowOf('here.mp4');
  expect(libraryRows()).toHaveLength(2);
  await user.click(screen.getByText('Sign out'));
  await waitFor(() => expect(location.pathname).toBe('/signin'));
  await waitFor(() => expect(device.records.has('ada/analyses')).toBe(false));
  expect(screen.queryByText(/here\.mp4/)).toBeNull();
  expect(analyses.items).toHaveLength(1);
});
