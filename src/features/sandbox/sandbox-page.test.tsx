import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BARE, itemOnServer, libraryRows, openSandbox, rowOf, storedOnDevice } from './testing/sandbox';

const resultOf = (name: string) => ({ ...BARE, videoUrl: `https://example.com/${name}.mp4` });
const closed = () => waitFor(() => expect(screen.queryByText('Analysis results')).toBeNull());

it('results are compared once there are two, also those of the server, and each opens with its place', async () => {
  const [one, two, three] = ['one', 'two', 'three'].map((name) =>
    itemOnServer(
      name,
      name === 'three' ? { state: 'failed' } : { state: 'done', parts: 1, title: `Episode ${name}` },
    ),
  );
  if (!one || !two || !three) throw new Error('unreachable');
  const { user } = await openSandbox({
    items: [one, two, three],
    results: { [one.id]: resultOf('one'), [two.id]: resultOf('two') },
    stored: [storedOnDevice(resultOf('mine'))],
  });
  await rowOf('mine.mp4');
  await user.click(await screen.findByText('Compare'));
  await waitFor(() => expect(screen.getByText('Compare programs', { selector: 'h2' })).toHaveFocus());
  expect(screen.queryByText('Library')).toBeNull();
  expect(screen.queryByText('Many videos at once')).toBeNull();
  // The newest of those on the server is read by itself: two are needed.
  const table = await screen.findByRole('table', { name: 'Compare programs' });
  await user.click(within(table).getByRole('button', { name: 'Episode two' }));
  expect(await screen.findByText(/^Analyzed on .*, stored on the server\.$/)).toBeVisible();
  await user.click(screen.getByText('Close result'));
  await closed();
  // It is as it was.
  const again = screen.getByRole('table', { name: 'Compare programs' });
  await user.click(within(again).getByRole('button', { name: /mine/ }));
  expect(await screen.findByText(/^Analyzed on .*, stored only on this device\.$/)).toBeVisible();
  await user.click(screen.getByText('Close result'));
  await closed();
  await user.click(screen.getByText('Back to the library'));
  await rowOf('mine.mp4');
  expect(screen.getByText('Compare').closest('button')).toHaveFocus();
});

it('one result cannot be compared', async () => {
  const { analyses } = await openSandbox({
    items: [itemOnServer('one', { state: 'done', parts: 1 }), itemOnServer('two', { state: 'cancelled' })],
  });
  await rowOf('one.mp4');
  expect(analyses.items).toHaveLength(2);
  expect(screen.queryByText('Compare')).toBeNull();
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
