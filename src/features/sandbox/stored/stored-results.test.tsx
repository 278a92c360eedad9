import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RemoteError } from '@/lib/remote-error';
import { VIDEO } from '../testing/answers';
import {
  analyzeBare,
  BARE,
  fillIn,
  itemOnServer,
  libraryRows,
  openSandbox,
  rowOf,
  storedOnDevice,
  urlField,
} from '../testing/sandbox';

/** Whether the browser would ask before the tab is closed. */
function asksBeforeClosing(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

const closed = () => waitFor(() => expect(screen.queryByText('Analysis results')).toBeNull());

it('a new result is stored in the library, and opens from there with a note that has the focus', async () => {
  const app = await openSandbox();
  expect(screen.getByText(/The result is stored in your library\./)).toBeVisible();
  await analyzeBare(app, { ...BARE, durationMs: 30_000 });
  expect(app.analyses.items).toMatchObject([{ url: VIDEO, language: 'en', state: 'done', moments: 0 }]);
  expect(app.device.records.has('ada/analyses')).toBe(false);
  await app.user.click(screen.getByText('Close result'));
  const inRow = await rowOf('programme.mp4');
  expect(inRow.row).toHaveTextContent(
    /programme\.mp4\d\d\/\d\d\/\d{4}, \d{1,2}:\d\d [AP]M · 00:30\.0 · 0 moments · On the serverOpen$/,
  );
  await app.user.click(inRow.getByText('Open'));
  expect(await screen.findByText(/^Analyzed on .*, stored on the server\.$/)).toHaveFocus();
  expect(screen.queryByText('Video analysis completed successfully!')).toBeNull();
  await app.user.click(screen.getByText('Close result'));
  await closed();
  expect(asksBeforeClosing()).toBe(false);
});

it('nothing of a result goes to the server where the user has chosen that, which the device remembers', async () => {
  const app = await openSandbox();
  const choice = screen.getByLabelText('Store results only on this device');
  await app.user.click(choice);
  expect(choice).toHaveAccessibleDescription(/^Results then stay in this browser alone/);
  expect(screen.getByText(/Nothing is stored on our server\. You can cancel/)).toBeVisible();
  expect(localStorage.getItem('scenecue.only-on-device')).toBe('on');
  await analyzeBare(app, { ...BARE, durationMs: 30_000 });
  await waitFor(() => expect([...app.device.records.keys()]).toContain('ada/analyses'));
  expect(app.analyses.calls).not.toContain('store');
  expect(screen.queryByRole('alert')).toBeNull();
  await app.user.click(screen.getByText('Close result'));
  const inRow = await rowOf('programme.mp4');
  expect(inRow.row).toHaveTextContent('30.0 · 0 moments · Only on this deviceOpen');
  await app.user.click(inRow.getByText('Open'));
  expect(await screen.findByText(/^Analyzed on .*, stored only on this device\.$/)).toHaveFocus();
  expect(asksBeforeClosing()).toBe(false);
});

it('a result that the library does not take stays on the device, and says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = await openSandbox();
  app.analyses.problem = new RemoteError('rejected');
  await analyzeBare(app);
  expect(
    await screen.findByText('This result is stored only on this device: your library did not take it.'),
  ).toBeVisible();
  await app.user.click(screen.getByText('Close result'));
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

it('Back closes an open result and stays on the page, and Close leaves nothing to go back through', async () => {
  const { user } = await openSandbox({ stored: [storedOnDevice(BARE)] });
  const before = history.state as unknown;
  await user.click((await rowOf('programme.mp4')).getByText('Open'));
  await screen.findByText('Analysis results');
  expect(history.state).toMatchObject({ stepsInResult: 1 });
  act(() => history.back());
  await closed();
  expect(location.pathname).toBe('/dashboard/sandbox');
  expect(history.state).toMatchObject({ ...(before ?? {}), stepsInResult: 0 });

  await user.click((await rowOf('programme.mp4')).getByText('Open'));
  await screen.findByText('Analysis results');
  await user.click(screen.getByText('Close result'));
  await closed();
  await waitFor(() => expect(history.state).toMatchObject({ stepsInResult: 0 }));
});

it('what is typed in the form stays while a stored result is read, and its error is gone', async () => {
  const { user } = await openSandbox({ stored: [storedOnDevice(BARE)] });
  const inRow = await rowOf('programme.mp4');
  fillIn(urlField(), 'example.com/second.mp4');
  await user.click(screen.getByText('Analyze'));
  expect(urlField()).toBeInvalid();
  await user.click(inRow.getByText('Open'));
  await screen.findByText('Analysis results');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByText('Close result'));
  await closed();
  expect(urlField()).toHaveValue('example.com/second.mp4');
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
  await user.click(screen.getByText('Close result'));
  const inRow = await rowOf('programme.mp4');
  expect(inRow.row).toHaveTextContent('Only on this page, not saved');
  await user.click(inRow.getByText('Open'));
  expect(await screen.findByText(/^Analyzed on .*, not saved: only this page has it\.$/)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('This result is not saved');
  await user.click(screen.getByText('Close result'));
  await closed();

  await user.click((await rowOf('programme.mp4')).getByLabelText(/^Remove the analysis of /));
  await waitFor(() => expect(asksBeforeClosing()).toBe(false));
  await user.click(screen.getByText('Undo'));
  expect((await rowOf('programme.mp4')).row).toHaveTextContent('Only on this page, not saved');
  expect(asksBeforeClosing()).toBe(true);
  await user.click(screen.getByText('Remove all from this device'));
  await user.click(screen.getAllByText('Remove all from this device').at(-1) ?? document.body);
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
    expect.stringMatching(/^https:\/\/example\.com\/b\.mp4\d\d\//),
    expect.stringContaining(`Pilot${VIDEO}`),
  ]);
});
