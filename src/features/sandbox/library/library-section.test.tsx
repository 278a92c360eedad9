import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MAX_LISTED_ANALYSES } from '@/contracts/analyses';
import { RemoteError } from '@/lib/remote-error';
import { controlNetwork } from '../testing/network';
import { BARE, fillIn, itemOnServer, libraryRows, rowOf, storedOnDevice } from '../testing/sandbox';
import { showStored } from '../testing/show-stored';
import { LibrarySection } from './library-section';

const open = (world: Parameters<typeof showStored>[1] = {}) =>
  showStored((shown) => <LibrarySection isRemembered {...shown} />, world);

const search = () => screen.getByLabelText('Search the library');
const order = () => screen.getByLabelText('Sort by');
const names = () => libraryRows().map(({ textContent }) => /(\w+)\.mp4/.exec(textContent)?.[1]);
const dialog = () => within(screen.getByRole('alertdialog'));

async function remove(user: Awaited<ReturnType<typeof open>>['user'], text: string) {
  const [first] = (await rowOf(text)).getAllByLabelText(/^Actions for /);
  if (first) await user.click(first);
  await user.click(await screen.findByRole('menuitem', { name: 'Remove', hidden: true }));
}

const FOUR = () => [
  itemOnServer('alpha', { state: 'failed', error: { code: 'damaged', message: 'It is damaged.' } }),
  itemOnServer('beta', { state: 'done', parts: 1, title: 'Pilot', topics: 'cooking' }),
  itemOnServer('gamma', { state: 'running' }),
  itemOnServer('delta', { state: 'cancelled' }),
];

it('there is no library without analyses', async () => {
  const { analyses } = await open();
  await waitFor(() => expect(analyses.listeners).toBe(1));
  expect(screen.queryByText('Library')).toBeNull();
});

it('an analysis without a name of its own is called and found by what the user has entered of its program', async () => {
  const items = FOUR();
  const program = '{"series":"Sunday Table","season":"2","episode":7}';
  await open({
    items,
    plan: (planning) => items.forEach(({ url }) => planning.planVideo(url, { program })),
  });
  await rowOf('Pilot');
  await waitFor(() => expect(screen.getAllByText('Sunday Table · S2 E7')).toHaveLength(3));
  fillIn(search(), 'sunday');
  expect(names()).toEqual(['delta', 'gamma', 'alpha']);
});

it('a library of four is searched by title, URL, topic and state, and the search is cleared with Escape', async () => {
  const { user } = await open({ items: FOUR() });
  await rowOf('Pilot');
  expect(
    screen.getByText(
      'Analyses are stored on the server until you delete them: every device you sign in on shows them. Those you have opened here also open offline, until you sign out. A result that is only on this device stays here until then.',
    ),
  ).toBeVisible();
  expect(names()).toEqual(['delta', 'gamma', 'beta', 'alpha']);
  for (const [text, found] of [
    ['pil', ['beta']],
    ['COOK', ['beta']],
    ['alpha', ['alpha']],
    ['canceled', ['delta']],
  ] as const) {
    fillIn(search(), text);
    expect(names()).toEqual(found);
  }
  fillIn(search(), 'nothing of this');
  expect(screen.getByText('No analyses match your search.')).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('list', { name: 'Library' })).toBeNull();
  search().focus();
  await user.keyboard('{Escape}');
  expect(search()).toHaveValue('');
  expect(names()).toHaveLength(4);
});

it('a library is sorted by title and by state, and newest first otherwise', async () => {
  const { user } = await open({ items: FOUR() });
  await rowOf('Pilot');
  expect(order()).toHaveDisplayValue('Newest');
  await user.selectOptions(order(), 'Title');
  expect(names()).toEqual(['alpha', 'delta', 'gamma', 'beta']);
  await user.selectOptions(order(), 'State');
  expect(names()).toEqual(['gamma', 'alpha', 'beta', 'delta']);
  await user.selectOptions(order(), 'Newest');
  expect(names()).toEqual(['delta', 'gamma', 'beta', 'alpha']);
});

it('a library of three has no search, but one that was begun can be cleared', async () => {
  const { analyses } = await open({ items: FOUR() });
  await rowOf('Pilot');
  fillIn(search(), 'alpha');
  act(() => {
    analyses.items = analyses.items.filter(({ id }) => !id.startsWith('alpha'));
  });
  expect(await screen.findByText('No analyses match your search.')).toBeVisible();
  fillIn(search(), '');
  expect(names()).toHaveLength(3);
  expect(screen.queryByLabelText('Search the library')).toBeNull();
  expect(screen.queryByLabelText('Sort by')).toBeNull();
});

it('a result that is removed from the device can be restored, with the focus on Undo and then on the heading', async () => {
  const { user, device } = await open({ stored: [storedOnDevice(BARE)] });
  await remove(user, 'programme.mp4');
  expect(await screen.findByText('Analysis removed from this device.')).toBeVisible();
  await waitFor(() => expect(device.records.has('ada/analyses')).toBe(false));
  expect(screen.getByText('Undo').closest('button')).toHaveFocus();
  expect(screen.queryByRole('list', { name: 'Library' })).toBeNull();
  expect(screen.queryByText('Remove all from this device')).toBeNull();
  await user.click(screen.getByText('Undo'));
  await rowOf('programme.mp4');
  await waitFor(() => expect(screen.getByText('Library')).toHaveFocus());
  expect(screen.queryByText('Analysis removed from this device.')).toBeNull();
  await waitFor(() => expect(device.records.has('ada/analyses')).toBe(true));
});

it('all results are removed from the device after a question, and those on the server stay', async () => {
  const far = itemOnServer('far', { state: 'done', parts: 1 });
  const { user, device } = await open({
    items: [far],
    stored: [storedOnDevice(BARE), storedOnDevice(BARE), storedOnDevice(BARE)],
  });
  await remove(user, 'programme.mp4');
  await screen.findByText('Undo');
  await user.click(screen.getByText('Remove all from this device'));
  expect(screen.getByRole('alertdialog')).toHaveAccessibleName('Remove all analyses from this device?');
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/^2 results will be removed/);
  await user.click(dialog().getByText('Cancel'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(libraryRows()).toHaveLength(2);
  await user.click(screen.getByText('Remove all from this device'));
  await user.click(dialog().getByText('Remove all from this device'));
  await waitFor(() => expect(libraryRows()).toHaveLength(1));
  expect(libraryRows()[0]).toHaveTextContent('On the server');
  expect(libraryRows()[0]).not.toHaveTextContent('this device');
  expect(screen.queryByText('Undo')).toBeNull();
  expect(screen.queryByText('Remove all from this device')).toBeNull();
  await waitFor(() => expect(device.records.has('ada/analyses')).toBe(false));
});

it('a server that no longer reports the library is said, and asked again when the user wants it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const network = controlNetwork();
  const { user, analyses } = await open();
  await waitFor(() => expect(analyses.listeners).toBe(1));
  act(() => analyses.refuse(new RemoteError('rejected')));
  const text = /^The library on the server cannot be reached\. Analyses on this device can be opened\./;
  expect(await screen.findByText(text)).toHaveAttribute('role', 'status');
  await network.cut();
  expect(screen.queryByText(text)).toBeNull();
  await network.restore();
  expect(await screen.findByText(text)).toBeVisible();
  act(() => {
    analyses.items = [itemOnServer('first', { state: 'done', parts: 1 })];
  });
  await user.click(screen.getByText('Try again'));
  await rowOf('first');
  expect(screen.queryByText(text)).toBeNull();
});

it('ten videos are shown at first, and more on request, the first of which has the focus', async () => {
  const { user } = await open({
    items: Array.from({ length: 23 }, (_, place) => itemOnServer(`n${place}`, { state: 'done', parts: 1 })),
  });
  await rowOf('n22');
  expect(libraryRows()).toHaveLength(10);
  await user.click(screen.getByText('Show 10 more'));
  expect(libraryRows()).toHaveLength(20);
  await waitFor(() => expect(screen.getByRole('link', { name: 'n12' })).toHaveFocus());
  await user.click(screen.getByText('Show 3 more'));
  expect(libraryRows()).toHaveLength(23);
  expect(screen.queryByText(/^Show \d+ more$/)).toBeNull();
});

it('the address says how many videos are shown, so that they are shown again after Back', async () => {
  await open({
    path: '/dashboard/sandbox?videos=20',
    items: Array.from({ length: 23 }, (_, place) => itemOnServer(`n${place}`, { state: 'done', parts: 1 })),
  });
  await rowOf('n22');
  expect(libraryRows()).toHaveLength(20);
  expect(screen.getByText('Show 3 more')).not.toHaveFocus();
});

it('older analyses are shown on request, with a network', async () => {
  const network = controlNetwork();
  const items = Array.from({ length: MAX_LISTED_ANALYSES + 2 }, (_, place) =>
    itemOnServer(`n${place}`, { state: 'done', parts: 1, url: 'https://example.com/a.mp4' }),
  );
  const { user } = await open({ items });
  expect(await screen.findByText(`${MAX_LISTED_ANALYSES - 1} earlier analyses`)).toBeInTheDocument();
  await network.cut();
  expect(screen.queryByText('Show older analyses')).toBeNull();
  await network.restore();
  await user.click(await screen.findByText('Show older analyses'));
  expect(await screen.findByText(`${MAX_LISTED_ANALYSES + 1} earlier analyses`)).toBeInTheDocument();
  expect(screen.queryByText('Show older analyses')).toBeNull();
});
