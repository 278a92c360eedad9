import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BARE, itemOnServer, libraryRows, rowOf, storedOnDevice } from '../testing/sandbox';
import { showStored } from '../testing/show-stored';
import { LibrarySection } from './library-section';

const open = (world: Parameters<typeof showStored>[1] = {}) =>
  showStored((shown) => <LibrarySection isRemembered {...shown} />, world);

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
  const { analyses } = await open({ items: [whole, half, broken, stopped, old] });
  await rowOf('whole.mp4');
  act(() => analyses.touch(whole.id, { progress: 0.8 }));
  await rowOf('Analyzing: 80%');
  expect(screen.queryByText(/^The analysis of .* (is complete|failed|has ended)/)).toBeNull();
  act(() => {
    analyses.touch(whole.id, { state: 'done', parts: 1 });
    analyses.touch(half.id, { state: 'partial', parts: 1 });
    analyses.touch(broken.id, { state: 'failed', error: { code: 'damaged', message: 'It is damaged.' } });
    analyses.touch(stopped.id, { state: 'cancelled' });
  });
  await waitFor(() =>
    expect(
      announced(
        [
          'The analysis of broken failed.',
          'The analysis of half has ended with a partial result.',
          'The analysis of whole is complete.',
        ].join(' '),
      ),
    ).toHaveLength(1),
  );
});

it('an analysis that another device deletes leaves the list', async () => {
  const [one, two] = ['one', 'two'].map((name) => itemOnServer(name, { state: 'done', parts: 1 }));
  if (!one || !two) throw new Error('unreachable');
  const { analyses } = await open({
    items: [one, two],
    stored: [storedOnDevice({ ...BARE, videoUrl: url('mine') })],
  });
  await rowOf('one.mp4');
  await rowOf('mine.mp4');
  act(() => {
    analyses.items = [two];
  });
  await waitFor(() => expect(libraryRows()).toHaveLength(2));
  expect(screen.queryByText(url('one'))).toBeNull();
});

it('the buttons of a row that changes by itself keep the focus in that row', async () => {
  const one = itemOnServer('one', { state: 'queued' });
  const { analyses } = await open({ items: [itemOnServer('two', { state: 'cancelled' }), one] });
  const row = await rowOf('one.mp4');
  row.getByLabelText(/^Cancel the analysis of /).focus();
  act(() =>
    analyses.touch(one.id, { state: 'failed', error: { code: 'damaged', message: 'It is damaged.' } }),
  );
  expect(await row.findByText('Failed. It is damaged.')).toBeVisible();
  await waitFor(() => expect(row.getByLabelText(/^Run the analysis of /)).toHaveFocus());
});
