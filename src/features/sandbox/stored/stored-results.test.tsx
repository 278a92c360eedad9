import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { partOfVideo } from '@/data/planning/planning-documents';
import { RemoteError } from '@/lib/remote-error';
import { plannedAnswer, VIDEO } from '../testing/answers';
import { onlyOnDeviceOf } from '../device-switch';
import { control } from '../testing/control';
import { controlNetwork } from '../testing/network';
import { resultPath } from '../use-sandbox';
import {
  analyzeBare,
  BARE,
  itemOnServer,
  libraryRows,
  openSandbox,
  rowOf,
  storedOnDevice,
} from '../testing/sandbox';

/** Whether the browser would ask before the tab is closed. */
function asksBeforeClosing(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

type User = Awaited<ReturnType<typeof openSandbox>>['user'];

/** Goes from a result back to the form and the library. */
const goBack = (user: User) => user.click(screen.getByText('New analysis'));

/** Opens the result of the row with this text. */
const openResult = async (user: User, text: string) => user.click((await rowOf(text)).getByRole('link'));

it('a new result is stored in the library, and opens from there with the note where it is', async () => {
  const app = await openSandbox();
  expect(screen.getByText(/The result is stored in your library\./)).toBeVisible();
  await analyzeBare(app, { ...BARE, durationMs: 30_000 });
  expect(app.analyses.items).toMatchObject([{ url: VIDEO, language: 'en', state: 'done', moments: 0 }]);
  expect(app.device.records.has('ada/analyses')).toBe(false);
  await goBack(app.user);
  expect((await rowOf('programme.mp4')).row).toHaveTextContent(
    /programme\.mp4\d\d\/\d\d\/\d{4}, \d{1,2}:\d\d [AP]M · 30 s · 0 moments · On the server$/,
  );
  await openResult(app.user, 'programme.mp4');
  expect(await screen.findByRole('heading', { name: 'programme' })).toHaveFocus();
  expect(asksBeforeClosing()).toBe(false);
});

it('a result of an earlier visit opens with the note where it is stored', async () => {
  const item = itemOnServer('far', { state: 'done', parts: 1 });
  const { user } = await openSandbox({
    items: [item],
    results: { [item.id]: BARE },
    stored: [storedOnDevice(BARE)],
  });
  await openResult(user, 'far.mp4');
  expect(await screen.findByText(/^Analyzed on .*, stored on the server\./)).toBeVisible();
  expect(screen.queryByText('Video analysis completed successfully!')).toBeNull();
  await goBack(user);
  await openResult(user, 'programme.mp4');
  expect(await screen.findByText(/^Analyzed on .*, stored only on this device\./)).toBeVisible();
});

it('nothing of a result goes to the server where the user has chosen that, which the device remembers', async () => {
  const app = await openSandbox();
  const choice = screen.getByLabelText('Store results only on this device');
  await app.user.click(choice);
  expect(choice).toHaveAccessibleDescription(/^Results then stay in this browser alone/);
  expect(screen.getByText(/Nothing is stored on our server\. You can cancel/)).toBeVisible();
  expect(localStorage.getItem('scenecue.choice/ada/only-on-device')).toBe('on');
  await analyzeBare(app, { ...BARE, durationMs: 30_000 });
  await waitFor(() => expect([...app.device.records.keys()]).toContain('ada/analyses'));
  expect(app.analyses.calls).not.toContain('store');
  expect(screen.queryByRole('alert')).toBeNull();
  await goBack(app.user);
  expect((await rowOf('programme.mp4')).row).toHaveTextContent('30 s · 0 moments · Only on this device');
  expect(asksBeforeClosing()).toBe(false);
});

it('the choice is of one user, and a sign-out forgets it', async () => {
  // As an earlier version remembered it, for all users of the device.
  localStorage.setItem('scenecue.only-on-device', 'on');
  const { services } = await openSandbox();
  expect(screen.getByLabelText('Store results only on this device')).toBeChecked();
  expect(onlyOnDeviceOf('grace').isOn()).toBe(false);
  await act(() => services.session.signOut());
  expect(onlyOnDeviceOf('ada').isOn()).toBe(false);
});

it('what is planned for a result of the device stays on the device', async () => {
  const app = await openSandbox({ isOnlyOnDevice: true });
  await analyzeBare(app, plannedAnswer());
  fireEvent.change(control('The brief in your own words'), { target: { value: 'cooking' } });
  await waitFor(() => expect([...app.device.records.keys()]).toContain('ada/planning-of-device'));
  expect(app.planning.fields(partOfVideo(VIDEO))).toEqual({});
});

it('of two results of a video, that of the server is planned in the account, and that of the device on it', async () => {
  const item = itemOnServer('far', { state: 'done', parts: 1, url: VIDEO });
  const here = storedOnDevice(plannedAnswer());
  const app = await openSandbox({ items: [item], results: { [item.id]: plannedAnswer() }, stored: [here] });
  const briefOf = () => app.planning.video(VIDEO).brief?.text;
  const open = (id: string) => {
    act(() => {
      history.pushState(null, '', resultPath(id));
    });
  };
  const write = (value: string) =>
    fireEvent.change(control('The brief in your own words'), { target: { value } });
  open(item.id);
  await screen.findByText(/stored on the server\./);
  write('cooking');
  await waitFor(() => expect(briefOf()).toBe('cooking'));
  expect([...app.device.records.keys()]).not.toContain('ada/planning-of-device');
  open(here.id);
  await screen.findByText(/stored only on this device\./);
  await waitFor(() => expect(control('The brief in your own words')).toHaveValue('cooking'));
  write('travel');
  await waitFor(() => expect([...app.device.records.keys()]).toContain('ada/planning-of-device'));
  expect(briefOf()).toBe('cooking');
  open(item.id);
  await screen.findByText(/stored on the server\./);
  await waitFor(() => expect(control('The brief in your own words')).toHaveValue('cooking'));
});

it('a result that the library does not take stays on the device, and says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = await openSandbox();
  app.analyses.problem = new RemoteError('rejected');
  await analyzeBare(app);
  expect(
    await screen.findByText('This result is stored only on this device: your library did not take it.'),
  ).toBeVisible();
  await goBack(app.user);
  expect((await rowOf('programme.mp4')).row).toHaveTextContent('Only on this device');
});

it('a result that the server does not have yet is on the device, or only on the page', async () => {
  const pending = itemOnServer('pending', { state: 'done', parts: 1, isPending: true });
  await openSandbox({ items: [pending] });
  expect((await rowOf('pending')).row).toHaveTextContent('Only on this device');
  expect(asksBeforeClosing()).toBe(false);
});

it('in a session of the page, the browser asks before a result that was not sent is lost', async () => {
  const pending = itemOnServer('pending', { state: 'done', parts: 1, isPending: true });
  const { analyses } = await openSandbox({ isRemembered: false, items: [pending] });
  expect((await rowOf('pending')).row).toHaveTextContent('Only on this page, not saved');
  expect(asksBeforeClosing()).toBe(true);
  act(() => analyses.touch(pending.id, { isPending: false }));
  expect((await rowOf('pending')).row).toHaveTextContent('On the server');
  expect(asksBeforeClosing()).toBe(false);
});

it('a result that the device cannot store says so, and stays as long as the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = await openSandbox({ isOnlyOnDevice: true });
  const { user, device } = app;
  device.device.full = true;
  await analyzeBare(app);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This result is not saved: this browser could not store it.' +
      'Keep this page open. Download the result, or run the analysis in the background: the server then stores it.',
  );
  expect(asksBeforeClosing()).toBe(true);
  await goBack(user);
  expect((await rowOf('programme.mp4')).row).toHaveTextContent('Only on this page, not saved');
  await user.click((await rowOf('programme.mp4')).getByLabelText('Actions for programme'));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove', hidden: true }));
  await waitFor(() => expect(asksBeforeClosing()).toBe(false));
  await user.click(screen.getByText('Undo'));
  expect((await rowOf('programme.mp4')).row).toHaveTextContent('Only on this page, not saved');
  expect(asksBeforeClosing()).toBe(true);
  await user.click(screen.getByText('Remove all from this device'));
  await user.click(within(screen.getByRole('alertdialog')).getByText('Remove all from this device'));
  await waitFor(() => expect(screen.queryByText('Library')).toBeNull());
  expect(asksBeforeClosing()).toBe(false);
});

it('in a session of the tab, the library says how long the results of this device stay', async () => {
  await openSandbox({ isRemembered: false, stored: [storedOnDevice(BARE)] });
  await rowOf('programme.mp4');
  expect(
    screen.getByText(
      /A result that is only on this device stays here until you sign out, or close or reload this page\./,
    ),
  ).toBeVisible();
});

it('stored results are listed by their titles, the newest first', async () => {
  await openSandbox({
    stored: [
      storedOnDevice(BARE, { title: 'Pilot' }),
      storedOnDevice({ ...BARE, videoUrl: 'https://example.com/b.mp4' }, { title: ' ' }),
    ],
  });
  await rowOf('Pilot');
  expect(libraryRows().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^bhttps:\/\/example\.com\/b\.mp4\d\d\//),
    expect.stringContaining(`Pilot${VIDEO}`),
  ]);
});

it('a listed result that is not on the device opens when the network is back', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const network = controlNetwork();
  const item = itemOnServer('far', { state: 'done', parts: 1 });
  const { analyses } = await openSandbox({ path: resultPath(item.id), results: { [item.id]: BARE } });
  await network.cut();
  analyses.problem = new RemoteError('unavailable');
  act(() => {
    analyses.items = [item];
  });
  await waitFor(() => expect(log).toHaveBeenCalledWith('Opening a result failed', expect.anything()));
  expect(await screen.findByText(/It opens when the network is back\./)).toBeVisible();
  expect(screen.queryByText('Try again')).toBeNull();
  expect(document.title).toBe('The result could not be opened · SceneCue');
  analyses.problem = null;
  await network.restore();
  expect(await screen.findByRole('heading', { name: 'programme' })).toBeVisible();
});
