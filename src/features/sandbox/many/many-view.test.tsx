import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { MAX_LISTED_ANALYSES } from '@/contracts/analyses';
import { RemoteError } from '@/lib/remote-error';
import { controlNetwork } from '../testing/network';
import { itemOfList, listOf, openMany } from '../testing/video-lists';

const MISSING = 'Older analyses of this list are not shown yet.';
const OTHER_LIST = '00000000-0000-4000-8000-000000000000';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const longList = (count: number) =>
  Array.from({ length: count }, (_, place) => itemOfList(place, { state: 'cancelled' }));

it('lists are shown newest first, and analyses that were queued alone are not', async () => {
  await openMany({
    items: [
      itemOfList(0, { state: 'cancelled', createdAt: '2026-01-01T08:00:00.000000Z' }, OTHER_LIST),
      ...longList(2),
      { ...itemOfList(9, { state: 'cancelled' }), id: 'alone'.padEnd(16, '-') },
    ],
  });
  await listOf(2);
  const lists = screen.getAllByRole('region', { name: /^\d+ videos?, / });
  expect(lists.map((list) => list.getAttribute('aria-label'))).toEqual([
    expect.stringMatching(/^2 videos, /),
    expect.stringMatching(/^1 video, /),
  ]);
  expect(screen.queryByText('Show older analyses')).toBeNull();
});

it('a list that goes beyond the newest analyses is completed by itself', async () => {
  await openMany({ items: longList(MAX_LISTED_ANALYSES + 3) });
  const list = await listOf(MAX_LISTED_ANALYSES + 3);
  expect(list.card).toHaveTextContent(`${MAX_LISTED_ANALYSES + 3} canceled`);
  expect(list.queryByText(MISSING)).toBeNull();
  expect(screen.queryByText('Show older analyses')).toBeNull();
});

it('a list says that it is not complete while older analyses are not loaded, which needs a network', async () => {
  const network = controlNetwork();
  network.probe.mockRejectedValue(new TypeError('Failed to fetch'));
  await network.cut();
  const { analyses } = await openMany({ items: longList(MAX_LISTED_ANALYSES + 3) });
  const list = await listOf(MAX_LISTED_ANALYSES);
  expect(list.getByText(MISSING)).toBeVisible();
  expect(screen.queryByText('Show older analyses')).toBeNull();
  act(() => analyses.refuse(new RemoteError('rejected')));
  expect(screen.queryByText(/^Older analyses could not be loaded/)).toBeNull();
  network.probe.mockResolvedValue(new Response());
  await network.restore();
  await listOf(MAX_LISTED_ANALYSES + 3);
  expect(
    await screen.findByText(
      'Older analyses could not be loaded. Check your internet connection and try again.',
    ),
  ).toHaveAttribute('role', 'status');
});
