import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RemoteError } from '@/lib/remote-error';
import {
  BARE,
  itemOnServer,
  libraryRows,
  openSandbox,
  readServer,
  rowOf,
  storedOnDevice,
} from '../testing/sandbox';

const announced = (text: string) =>
  screen.getAllByRole('status').filter(({ textContent }) => textContent === text);
const url = (name: string) => `https://example.com/${name}.mp4`;

it('the end of an analysis is announced, and neither its progress nor a cancellation', async () => {
  const names = ['whole', 'half', 'broken', 'stopped', 'old'] as const;
  const [whole, half, broken, stopped, old] = names.map((name) =>
    itemOnServer(name, {
      state: name === 'old' ? 'done' : 'running',
      ...(name === 'old' ? { parts: 1 } : {}),
    }),
  );
  if (!whole || !half || !broken || !stopped || !old) throw new Error('unreachable');
  const { analyses } = await openSandbox({ items: [whole, half, broken, stopped, old] });
  await rowOf('whole.mp4');
  analyses.touch(whole.id, { progress: 0.8 });
  await readServer();
  await rowOf('Analyzing: 80%');
  expect(screen.queryByText(/^The analysis of .* (is complete|failed|has ended)/)).toBeNull();
  analyses.touch(whole.id, { state: 'done', parts: 1 });
  analyses.touch(half.id, { state: 'partial', parts: 1 });
  analyses.touch(broken.id, { state: 'failed', error: { code: 'damaged', message: 'It is damaged.' } });
  analyses.touch(stopped.id, { state: 'cancelled' });
  await readServer();
  await waitFor(() =>
    expect(
      announced(
        [
          `The analysis of ${url('broken')} failed.`,
          `The analysis of ${url('half')} has ended with a partial result.`,
          `The analysis of ${url('whole')} is complete.`,
        ].join(' '),
      ),
    ).toHaveLength(1),
  );
});

it('an analysis that another device deletes leaves the list, with the copy on this device', async () => {
  const [one, two] = ['one', 'two'].map((name) => itemOnServer(name, { state: 'done', parts: 1 }));
  if (!one || !two) throw new Error('unreachable');
  const { analyses, device } = await openSandbox({
    items: [one, two],
    stored: [
      storedOnDevice({ ...BARE, videoUrl: url('one') }, { id: one.id, attempt: 1 }),
      storedOnDevice({ ...BARE, videoUrl: url('mine') }),
    ],
  });
  await rowOf('On the server and this device');
  await rowOf('mine.mp4');
  analyses.items = [two];
  await readServer();
  await waitFor(() => expect(libraryRows()).toHaveLength(2));
  expect(screen.queryByText(url('one'))).toBeNull();
  await waitFor(() =>
    expect(device.records.get('ada/analyses')).toMatchObject({
      value: [{ response: { videoUrl: url('mine') } }],
    }),
  );
});

it('copies of analyses that are only not listed are kept', async () => {
  const one = itemOnServer('one', { state: 'done', parts: 1 });
  const { analyses } = await openSandbox({
    items: [one],
    stored: [storedOnDevice({ ...BARE, videoUrl: url('old') }, { id: 'old'.padEnd(16, '-'), attempt: 1 })],
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const failing = Promise.reject(new RemoteError('unavailable'));
  failing.catch(() => undefined);
  analyses.gates.missing = failing;
  await rowOf('one.mp4');
  await waitFor(() => expect(analyses.calls).toContain('missing'));
  expect((await rowOf('old.mp4')).row).toHaveTextContent('On this device');
});

it('an open result that another device deletes says so, and is gone once it is closed', async () => {
  const [one, two] = ['one', 'two'].map((name) => itemOnServer(name, { state: 'done', parts: 1 }));
  if (!one || !two) throw new Error('unreachable');
  const { user, analyses } = await openSandbox({ items: [one, two], results: { [one.id]: BARE } });
  await user.click((await rowOf('one.mp4')).getByText('Open'));
  const note = await screen.findByText(/^Analyzed on .*, stored on the server and on this device\.$/);
  // A failed attempt without a URL leaves the result as it is.
  await user.click(screen.getByText('New analysis'));
  await user.click(screen.getByText('Analyze'));
  expect(screen.getByText('Please enter a video URL')).toBeVisible();
  expect(note).toBeVisible();
  analyses.items = [two];
  await readServer();
  expect(
    await screen.findByText(/^Analyzed on .*, and deleted by another device\. It goes when you close it\.$/),
  ).toBeVisible();
  await user.click(screen.getByText('Close result'));
  await rowOf('two.mp4');
  await waitFor(() => expect(screen.queryByText(url('one'))).toBeNull());
  await waitFor(() => expect(libraryRows()).toHaveLength(1));
});

it('the buttons of a row that changes by itself keep the focus in that row', async () => {
  const one = itemOnServer('one', { state: 'queued' });
  const { analyses } = await openSandbox({ items: [itemOnServer('two', { state: 'cancelled' }), one] });
  const row = await rowOf('one.mp4');
  row.getByLabelText(/^Cancel the analysis of /).focus();
  analyses.touch(one.id, { state: 'failed', error: { code: 'damaged', message: 'It is damaged.' } });
  await readServer();
  expect(await row.findByText('Failed. It is damaged.')).toBeVisible();
  await waitFor(() => expect(row.getByLabelText(/^Run the analysis of /)).toHaveFocus());
});
