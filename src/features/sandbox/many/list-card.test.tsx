import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { MAX_AUTOMATIC_ATTEMPTS } from '@/data/analyses/scheduler';
import { timeAt } from '@/data/analyses/testing/items';
import { LEASE_MS } from '@/contracts/analyses';
import { RemoteError } from '@/lib/remote-error';
import { createGate } from '../testing/sandbox';
import { itemOfList, listOf, openMany } from '../testing/video-lists';

const ERROR = { code: 'unreachable', message: 'The host did not answer.' };
const dialog = () => within(screen.getByRole('alertdialog'));
const announced = (text: string) =>
  screen.getAllByRole('status').filter(({ textContent }) => textContent === text);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const SIX = () => [
  itemOfList(0, { state: 'done', parts: 1 }),
  itemOfList(1, { state: 'partial', parts: 1, coverage: 0.4 }),
  itemOfList(2, { state: 'failed', error: ERROR, title: 'Third' }),
  itemOfList(3, { state: 'failed', error: ERROR }),
  itemOfList(4, { state: 'running', progress: 0.5 }),
  itemOfList(5, { state: 'queued' }),
];

it('a list shows its counts, its progress, and what failed for which reason', async () => {
  await openMany({ items: SIX() });
  const list = await listOf(6);
  expect(list.card).toHaveAccessibleName(/^6 videos, \d\d\/\d\d\/2026, /);
  expect(list.getByText('1 complete · 1 partial · 2 failed · 1 running · 1 waiting')).toBeVisible();
  expect(
    list.getByText('The next ones start while the Sandbox is open on one of your devices.'),
  ).toBeVisible();
  const bar = list.getByRole('progressbar', { name: /^Progress of 6 videos, / });
  expect(bar).toHaveAttribute('aria-valuenow', '75');
  expect(bar).toHaveAttribute('aria-valuetext', '75%');
  expect(bar).toHaveAttribute('aria-valuemin', '0');
  expect(bar).toHaveAttribute('aria-valuemax', '100');
  expect(list.getByText('2 failed: The host did not answer.')).toBeVisible();
  expect(within(list.card).queryByText('Delete list')).toBeNull();
  expect(within(list.card).queryByText(/canceled/)).toBeNull();
});

it('failed and interrupted analyses are tried again, and only they', async () => {
  const silent = itemOfList(6, {
    state: 'running',
    attempt: MAX_AUTOMATIC_ATTEMPTS,
    updatedAt: timeAt(Date.now() - LEASE_MS - 60_000),
  });
  const { user, analyses } = await openMany({ items: [...SIX(), silent] });
  const list = await listOf(7);
  expect(list.card).toHaveTextContent('2 failed · 1 interrupted · 1 running · 1 waiting');
  await user.click(list.getByText('Try 3 failed analyses again'));
  await waitFor(() => expect(list.card).toHaveTextContent('1 complete · 1 partial · 1 running · 4 waiting'));
  expect(analyses.items.map(({ state, attempt }) => [state, attempt])).toEqual([
    ['done', 1],
    ['partial', 1],
    ['queued', 2],
    ['queued', 2],
    ['running', 1],
    ['queued', 1],
    ['queued', MAX_AUTOMATIC_ATTEMPTS + 1],
  ]);
});

it('a list without a running analysis is stopped at once and started again, with the focus in its row', async () => {
  const { analyses } = await openMany({ items: [itemOfList(0), itemOfList(1, { state: 'done', parts: 1 })] });
  const list = await listOf(2);
  list.getByText('Stop').closest('button')?.focus();
  fireEvent.click(list.getByText('Stop'));
  await waitFor(() => expect(list.card).toHaveTextContent('1 complete · 1 canceled'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(list.queryByRole('progressbar')).toBeNull();
  expect(list.queryByText('Stop')).toBeNull();
  expect(list.queryByText(/^The next ones start/)).toBeNull();
  const resume = list.getByText('Start 1 canceled analysis').closest('button');
  await waitFor(() => expect(resume).toHaveFocus());
  if (resume) fireEvent.click(resume);
  await waitFor(() => expect(list.card).toHaveTextContent('1 complete · 1 waiting'));
  expect(analyses.items[0]).toMatchObject({ state: 'queued', attempt: 2 });
  await waitFor(() => expect(list.getByText('Stop').closest('button')).toHaveFocus());
});

it('a list with running analyses asks whether these may finish', async () => {
  const { user, analyses } = await openMany({ items: SIX() });
  const list = await listOf(6);
  await user.click(list.getByText('Stop'));
  expect(screen.getByRole('alertdialog')).toHaveAccessibleName('Stop this list?');
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    /^Waiting videos will not be started\. 1 analysis is running: let it finish, or cancel it too\./,
  );
  await user.click(dialog().getByText('Do not stop'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(list.card).toHaveTextContent('1 running · 1 waiting');
  await user.click(list.getByText('Stop'));
  await user.click(dialog().getByText('Let them finish'));
  await waitFor(() => expect(list.card).toHaveTextContent('1 running · 1 canceled'));
  await user.click(list.getByText('Stop'));
  // The question is only about running analyses.
  act(() => analyses.touch(itemOfList(4).id, { state: 'done', parts: 1 }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(announced('All analyses of a list have ended.')).toHaveLength(1);
});

it('Cancel all cancels the running analyses too', async () => {
  const { user, analyses } = await openMany({ items: SIX() });
  const list = await listOf(6);
  await user.click(list.getByText('Stop'));
  await user.click(dialog().getByText('Cancel all'));
  await waitFor(() => expect(list.card).toHaveTextContent('2 canceled'));
  expect(analyses.items.map(({ state }) => state)).toEqual([
    ...['done', 'partial', 'failed', 'failed', 'cancelled', 'cancelled'],
  ]);
});

it('a list is deleted as a whole after a question, with the earlier analyses of its videos', async () => {
  const again = { ...itemOfList(0), id: itemOfList(1000).id, state: 'done', parts: 1 } as const;
  const { user, analyses } = await openMany({
    items: [itemOfList(0, { state: 'failed', error: ERROR }), again, itemOfList(1, { state: 'cancelled' })],
  });
  const list = await listOf(2);
  await user.click(list.getByText('Delete list'));
  expect(screen.getByRole('alertdialog')).toHaveAccessibleName('Delete this list?');
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/^3 analyses will be deleted/);
  await user.click(dialog().getByText('Cancel'));
  expect(analyses.items).toHaveLength(3);
  await user.click(list.getByText('Delete list'));
  await user.click(dialog().getByText('Delete list'));
  await waitFor(() => expect(list.card).not.toBeInTheDocument());
  expect(analyses.items).toEqual([]);
  expect(announced('The list was deleted.')).toHaveLength(1);
});

it('a change that fails is said, and its button cannot be pressed twice meanwhile', async () => {
  const { user, analyses } = await openMany({ items: SIX() });
  const list = await listOf(6);
  const gate = createGate();
  analyses.gates.restart = gate.passed;
  const retry = list.getByText('Try 2 failed analyses again').closest('button');
  if (!retry) throw new Error('There is no button');
  await user.click(retry);
  await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'true'));
  expect(retry).toBeEnabled();
  fireEvent.click(retry);
  analyses.problem = new RemoteError('unavailable');
  gate.open();
  const problem = 'Not all of them could be changed. Check your internet connection and try again.';
  expect(await list.findByText(problem)).toHaveAttribute('role', 'status');
  expect(retry).toHaveAttribute('aria-disabled', 'false');
  expect(analyses.calls.filter((call) => call === 'restart')).toHaveLength(2);
  analyses.problem = null;
  await user.click(list.getByText('Try 2 failed analyses again'));
  await waitFor(() => expect(list.queryByText(/^Try 2/)).toBeNull());
  expect(list.queryByText(problem)).toBeNull();
});
