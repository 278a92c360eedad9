import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { MAX_TITLE_LENGTH } from '@/contracts/analyses';
import { RemoteError } from '@/lib/remote-error';
import {
  BARE,
  createGate,
  fillIn,
  itemOnServer,
  libraryRows,
  rowOf,
  storedOnDevice,
} from '../testing/sandbox';
import { showStored } from '../testing/show-stored';
import { LibrarySection } from './library-section';

const open = (world: Parameters<typeof showStored>[1] = {}) =>
  showStored(
    (shown) => (
      <>
        <input aria-label="Elsewhere" />
        <LibrarySection isRemembered {...shown} />
      </>
    ),
    world,
  );

const RUN = /^Run the analysis of .* again$/;
const CANCEL = /^Cancel the analysis of /;
const question = () => within(screen.getByRole('alertdialog'));

type User = Awaited<ReturnType<typeof open>>['user'];

/** Chooses an action in the menu of the row with this text. */
async function choose(user: User, text: string, action: string) {
  await user.click((await rowOf(text)).getByLabelText(/^Actions for /));
  await user.click(await screen.findByRole('menuitem', { name: action, hidden: true }));
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('an analysis is run again and canceled, and the focus stays on the button of its row', async () => {
  const item = itemOnServer('one', { state: 'failed', error: { code: 'damaged', message: '' } });
  const { user, analyses } = await open({ items: [item] });
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
  const { user, analyses } = await open({ items: [item] });
  await choose(user, 'one.mp4', 'Run again');
  await waitFor(() => expect(libraryRows()).toHaveLength(2));
  expect(analyses.items.map(({ state }) => state)).toEqual(['partial', 'queued']);
});

it('a second press while an analysis is being changed changes nothing twice', async () => {
  const { analyses } = await open({ items: [itemOnServer('one', { state: 'cancelled' })] });
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
  const { user, analyses } = await open({ items: [one, itemOnServer('two', { state: 'cancelled' })] });
  await choose(user, 'Pilot', 'Delete');
  expect(screen.getByRole('alertdialog')).toHaveAccessibleName('Delete this analysis?');
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    /^The analysis of Pilot will be deleted from the server and from your devices\. This cannot be undone\./,
  );
  await waitFor(() => expect(question().getByText('Cancel').closest('button')).toHaveFocus());
  await user.click(question().getByText('Cancel'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(analyses.items).toHaveLength(2);
  expect(libraryRows()).toHaveLength(2);
  await waitFor(() => expect(screen.getByLabelText('Actions for Pilot')).toHaveFocus());
  await choose(user, 'Pilot', 'Delete');
  await user.click(question().getByText('Delete'));
  expect(await screen.findByText('Analysis deleted.')).toHaveAttribute('role', 'status');
  expect(analyses.items.map(({ id }) => id)).toEqual([expect.stringContaining('two')]);
  await waitFor(() => expect(libraryRows()).toHaveLength(1));
  expect(screen.getByText('Library')).toHaveFocus();
});

it('the end of a deletion leaves the focus where the user types meanwhile', async () => {
  const { user, analyses } = await open({
    items: [itemOnServer('one', { state: 'cancelled' }), itemOnServer('two', { state: 'cancelled' })],
  });
  const gate = createGate();
  analyses.gates.remove = gate.passed;
  await choose(user, 'one.mp4', 'Delete');
  await user.click(question().getByText('Delete'));
  act(() => screen.getByLabelText('Elsewhere').focus());
  gate.open();
  expect(await screen.findByText('Analysis deleted.')).toBeVisible();
  expect(screen.getByLabelText('Elsewhere')).toHaveFocus();
});

it.each([
  ['unavailable', 'The server was not reached. Check your internet connection and try again.'],
  ['unknown', 'The server was not reached. Check your internet connection and try again.'],
  ['rejected', 'The analysis has changed in the meantime. The list is up to date now.'],
  ['gone', 'The analysis has changed in the meantime. The list is up to date now.'],
] as const)(
  'a change that fails because the server says "%s" is explained in the row',
  async (problem, text) => {
    const { user, analyses } = await open({ items: [itemOnServer('one', { state: 'cancelled' })] });
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

it('an analysis that another device deletes while it is changed is said to be gone, and leaves the list', async () => {
  const { user, analyses } = await open({
    items: [itemOnServer('one', { state: 'failed' }), itemOnServer('two', { state: 'cancelled' })],
  });
  const gate = createGate();
  analyses.gates.restart = gate.passed.then(() => Promise.reject(new RemoteError('gone')));
  analyses.gates.restart.catch(() => undefined);
  await user.click((await rowOf('one.mp4')).getByLabelText(RUN));
  act(() => {
    analyses.items = analyses.items.filter(({ id }) => !id.startsWith('one'));
  });
  gate.open();
  expect(
    await screen.findByText('This analysis was deleted, perhaps on another device. It is no longer listed.'),
  ).toHaveAttribute('role', 'status');
  expect(libraryRows()).toHaveLength(1);
});

it('a result of the server is opened by a link, and one of the device too', async () => {
  const one = itemOnServer('one', { state: 'done', parts: 1, title: 'Pilot' });
  await open({
    items: [one, itemOnServer('two', { state: 'cancelled' })],
    stored: [storedOnDevice(BARE, { id: 'here' })],
  });
  expect((await rowOf('Pilot')).getByRole('link', { name: 'Pilot' })).toHaveAttribute(
    'href',
    `/dashboard/sandbox/${one.id}`,
  );
  expect((await rowOf('programme.mp4')).getByRole('link', { name: 'programme' })).toHaveAttribute(
    'href',
    '/dashboard/sandbox/here',
  );
  expect((await rowOf('two.mp4')).queryByRole('link')).toBeNull();
});

const nameField = () => screen.getByLabelText('Name');

it('an analysis is given a name, which another device sees, and the name is taken away again', async () => {
  const { user, analyses } = await open({ items: [itemOnServer('one', { state: 'done', parts: 1 })] });
  await choose(user, 'one.mp4', 'Rename');
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Name this program');
  await waitFor(() => expect(nameField()).toHaveFocus());
  expect(nameField()).toHaveValue('');
  expect(nameField()).toHaveAttribute('placeholder', 'one');
  expect(nameField()).toHaveAttribute('maxlength', String(MAX_TITLE_LENGTH));
  await user.keyboard('  Pilot {Enter}');
  expect((await rowOf('Pilot')).getByRole('link', { name: 'Pilot' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(analyses.items[0]).toMatchObject({ title: 'Pilot' });
  await waitFor(() => expect(screen.getByLabelText('Actions for Pilot')).toHaveFocus());
  await choose(user, 'Pilot', 'Rename');
  expect(nameField()).toHaveValue('Pilot');
  fillIn(nameField(), ' ');
  await user.click(screen.getByText('Save Changes'));
  expect((await rowOf('one.mp4')).getByRole('link', { name: 'one' })).toBeVisible();
});

it('a name that the server refuses stays in the dialog with the reason', async () => {
  const { user, analyses } = await open({ items: [itemOnServer('one', { state: 'done', parts: 1 })] });
  analyses.problem = new RemoteError('rejected');
  await choose(user, 'one.mp4', 'Rename');
  fillIn(nameField(), 'Pilot');
  await user.click(screen.getByText('Save Changes'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The analysis has changed in the meantime/);
  expect(nameField()).toHaveValue('Pilot');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a result of the device is given a name, which the device keeps', async () => {
  const { user, device } = await open({ stored: [storedOnDevice(BARE, { id: 'here' })] });
  await choose(user, 'programme.mp4', 'Rename');
  fillIn(nameField(), 'Pilot');
  await user.click(screen.getByText('Save Changes'));
  await rowOf('Pilot');
  expect(device.records.get('ada/analyses')).toMatchObject({ value: [{ id: 'here', title: 'Pilot' }] });
});

it('an analysis that has not ended cannot be renamed', async () => {
  const { user } = await open({ items: [itemOnServer('one', { state: 'running' })] });
  await user.click((await rowOf('one.mp4')).getByLabelText(/^Actions for /));
  expect(await screen.findByRole('menuitem', { name: 'Delete', hidden: true })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Rename', hidden: true })).toBeNull();
});
