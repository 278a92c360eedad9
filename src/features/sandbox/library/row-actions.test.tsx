import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { RemoteError } from '@/lib/remote-error';
import {
  BARE,
  createGate,
  fillIn,
  itemOnServer,
  libraryRows,
  openSandbox,
  rowOf,
  urlField,
} from '../testing/sandbox';

const RUN = /^Run the analysis of .* again$/;
const CANCEL = /^Cancel the analysis of /;
const DELETE = /^Delete the analysis of /;
const resultOf = (name: string) => ({ ...BARE, videoUrl: `https://example.com/${name}.mp4` });
const dialog = () => within(screen.getByRole('alertdialog'));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('an analysis is run again and canceled, and the focus stays on the button of its row', async () => {
  const item = itemOnServer('one', { state: 'failed', error: { code: 'damaged', message: '' } });
  const { user, analyses } = await openSandbox({ items: [item] });
  const row = await rowOf('one.mp4');
  const run = row.getByLabelText(RUN);
  run.focus();
  await user.keyboard('{Enter}');
  expect(await row.findByText('Waiting to start')).toBeVisible();
  expect(analyses.items[0]).toMatchObject({ state: 'queued', attempt: 2 });
  await waitFor(() => expect(analyses.started).toEqual([item.id]));
  await waitFor(() => expect(row.getByLabelText(CANCEL)).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await row.findByText('Canceled')).toBeVisible();
  expect(analyses.items[0]).toMatchObject({ state: 'cancelled' });
  await waitFor(() => expect(row.getByLabelText(RUN)).toHaveFocus());
});

it('an analysis with a result is run again beside it', async () => {
  const item = itemOnServer('one', { state: 'partial', parts: 1 });
  const { user, analyses } = await openSandbox({ items: [item] });
  await user.click((await rowOf('one.mp4')).getByLabelText(RUN));
  await waitFor(() => expect(libraryRows()).toHaveLength(2));
  expect(analyses.items.map(({ state }) => state)).toEqual(['partial', 'queued']);
});

it('a second press while an analysis is being changed changes nothing twice', async () => {
  const { analyses } = await openSandbox({ items: [itemOnServer('one', { state: 'cancelled' })] });
  const gate = createGate();
  analyses.gates.restart = gate.passed;
  const row = await rowOf('one.mp4');
  const run = row.getByLabelText(RUN);
  fireEvent.click(run);
  fireEvent.click(run);
  gate.open();
  expect(await row.findByText('Waiting to start')).toBeVisible();
  expect(analyses.calls.filter((call) => call === 'restart')).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(row.getByLabelText(CANCEL));
  expect(await row.findByText('Canceled')).toBeVisible();
  fireEvent.click(row.getByLabelText(RUN));
  expect(await row.findByText('Waiting to start')).toBeVisible();
});

it('an analysis is deleted after a question, and the heading has the focus', async () => {
  const one = itemOnServer('one', { state: 'done', parts: 1, title: 'Pilot' });
  const { user, analyses } = await openSandbox({
    items: [one, itemOnServer('two', { state: 'cancelled' })],
    results: { [one.id]: resultOf('one') },
  });
  await user.click((await rowOf('Pilot')).getByText('Open'));
  await user.click(await screen.findByText('Close result'));
  await user.click((await rowOf('Pilot')).getByLabelText(DELETE));
  expect(screen.getByRole('alertdialog')).toHaveAccessibleName('Delete this analysis?');
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    'The analysis of Pilot will be deleted from the server and from your devices. This cannot be undone.',
  );
  await user.click(dialog().getByText('Cancel'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(analyses.items).toHaveLength(2);
  expect(libraryRows()).toHaveLength(2);
  await user.click((await rowOf('Pilot')).getByLabelText(DELETE));
  await user.click(dialog().getByText('Delete'));
  expect(await screen.findByText('Analysis deleted.')).toHaveAttribute('role', 'status');
  expect(analyses.items.map(({ id }) => id)).toEqual([expect.stringContaining('two')]);
  await waitFor(() => expect(libraryRows()).toHaveLength(1));
  expect(screen.getByText('Library')).toHaveFocus();
});

it('the end of a deletion leaves the focus where the user types meanwhile', async () => {
  const { user, analyses } = await openSandbox({
    items: [itemOnServer('one', { state: 'cancelled' }), itemOnServer('two', { state: 'cancelled' })],
  });
  const gate = createGate();
  analyses.gates.remove = gate.passed;
  await user.click((await rowOf('one.mp4')).getByLabelText(DELETE));
  await user.click(dialog().getByText('Delete'));
  act(() => urlField().focus());
  gate.open();
  expect(await screen.findByText('Analysis deleted.')).toBeVisible();
  expect(urlField()).toHaveFocus();
});

it.each([
  ['unavailable', 'The server was not reached. Check your internet connection and try again.'],
  ['unknown', 'The server was not reached. Check your internet connection and try again.'],
  ['rejected', 'The analysis has changed in the meantime. The list is up to date now.'],
  ['gone', 'The analysis has changed in the meantime. The list is up to date now.'],
] as const)(
  'a change that fails because the server says "%s" is explained in the row',
  async (problem, text) => {
    const { user, analyses } = await openSandbox({ items: [itemOnServer('one', { state: 'cancelled' })] });
    const row = await rowOf('one.mp4');
    const failing = Promise.reject(new RemoteError(problem));
    failing.catch(() => undefined);
    analyses.gates.restart = failing;
    await user.click(row.getByLabelText(RUN));
    expect(await row.findByRole('alert')).toHaveTextContent(text);
    delete analyses.gates.restart;
    await user.click(row.getByLabelText(RUN));
    expect(await row.findByText('Waiting to start')).toBeVisible();
    expect(row.queryByRole('alert')).toBeNull();
  },
);

it('an analysis that another device deletes while it is opened is said to be gone, and leaves the list', async () => {
  const { user, analyses } = await openSandbox({
    items: [itemOnServer('one', { state: 'done', parts: 1 }), itemOnServer('two', { state: 'cancelled' })],
  });
  const gate = createGate();
  analyses.gates.result = gate.passed;
  await user.click((await rowOf('one.mp4')).getByText('Open'));
  analyses.items = analyses.items.filter(({ id }) => !id.startsWith('one'));
  gate.open();
  expect(
    await screen.findByText('This analysis was deleted, perhaps on another device. It is no longer listed.'),
  ).toHaveAttribute('role', 'status');
  expect(libraryRows()).toHaveLength(1);
});

it('a result with missing parts says so', async () => {
  const { user } = await openSandbox({ items: [itemOnServer('one', { state: 'done', parts: 1 })] });
  const row = await rowOf('one.mp4');
  await user.click(row.getByText('Open'));
  expect(await row.findByRole('alert')).toHaveTextContent(
    'Parts of the result are missing on the server. Delete it and analyze the video again.',
  );
  expect(row.getByText('Open')).toBeVisible();
});

it('a result is opened from the server with its title, and its row has the focus when it is closed', async () => {
  const one = itemOnServer('one', { state: 'done', parts: 1, title: 'Pilot' });
  const { user, device } = await openSandbox({
    items: [one, itemOnServer('two', { state: 'cancelled' })],
    results: { [one.id]: resultOf('one') },
  });
  expect((await rowOf('Pilot')).row).toHaveTextContent('On the server');
  await user.click((await rowOf('Pilot')).getByText('Open'));
  const note = await screen.findByText(/^Analyzed on .*, stored on the server\.$/);
  await waitFor(() => expect(note).toHaveFocus());
  expect(screen.getByText('Pilot')).toBeVisible();
  await user.click(screen.getByText('Close result'));
  const inRow = await rowOf('Pilot');
  await waitFor(() => expect(inRow.getByText('Open').closest('button')).toHaveFocus());
  expect(device.records.has('ada/analyses')).toBe(false);
});

it('of two results that are being opened the one that was pressed last is shown', async () => {
  const [slow, quick] = ['slow', 'quick'].map((name) => itemOnServer(name, { state: 'done', parts: 1 }));
  if (!slow || !quick) throw new Error('unreachable');
  const { user, analyses } = await openSandbox({
    items: [slow, quick],
    results: { [slow.id]: resultOf('slow'), [quick.id]: resultOf('quick') },
  });
  const [first, second] = [createGate(), createGate()];
  analyses.gates.result = first.passed;
  const slowRow = await rowOf('slow.mp4');
  await user.click(slowRow.getByText('Open'));
  expect(slowRow.getByText('Opening...').closest('button')).toBeDisabled();
  analyses.gates.result = second.passed;
  const quickRow = await rowOf('quick.mp4');
  await user.click(quickRow.getByText('Open'));
  expect(quickRow.getByText('Opening...')).toBeVisible();
  first.open();
  await slowRow.findByText('Open');
  expect(screen.queryByText('Analysis results')).toBeNull();
  second.open();
  await screen.findByText('Analysis results');
  expect(screen.getByText('https://example.com/quick.mp4')).toBeVisible();
});

it('a URL that is typed while a result opens stays in the form', async () => {
  const slow = itemOnServer('slow', { state: 'done', parts: 1 });
  const { user, analyses } = await openSandbox({ items: [slow], results: { [slow.id]: resultOf('slow') } });
  const gate = createGate();
  analyses.gates.result = gate.passed;
  await user.click((await rowOf('slow.mp4')).getByText('Open'));
  fillIn(urlField(), 'https://example.com/second.mp4');
  gate.open();
  await user.click(await screen.findByText('Close result'));
  expect(urlField()).toHaveValue('https://example.com/second.mp4');
});

it('a result that arrives after the user has left the page is not shown', async () => {
  const slow = itemOnServer('slow', { state: 'done', parts: 1 });
  const { user, analyses } = await openSandbox({ items: [slow], results: { [slow.id]: resultOf('slow') } });
  const gate = createGate();
  analyses.gates.result = gate.passed;
  await user.click((await rowOf('slow.mp4')).getByText('Open'));
  await user.click(screen.getByText('Billing'));
  await waitFor(() => expect(screen.queryByLabelText('Video URL')).toBeNull());
  await act(async () => {
    gate.open();
    await gate.passed;
  });
  expect(screen.queryByText('Analysis results')).toBeNull();
});
