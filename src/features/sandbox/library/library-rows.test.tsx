import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { timeAt } from '@/data/analyses/testing/items';
import { MAX_AUTOMATIC_ATTEMPTS } from '@/data/analyses/scheduler';
import { LEASE_MS } from '@/contracts/analyses';
import { answerWith } from '../testing/answers';
import { BARE, itemOnServer, libraryRows, rowOf, storedOnDevice } from '../testing/sandbox';
import { showStored } from '../testing/show-stored';
import { LibrarySection } from './library-section';

const open = (world: Parameters<typeof showStored>[1] = {}) =>
  showStored((shown) => <LibrarySection isRemembered {...shown} />, world);

const ERROR = { code: 'unreachable', message: 'The host did not answer.' };
/** What can be pressed in a row, without its menu. */
const controlsOf = (row: HTMLElement) =>
  [...row.querySelectorAll('a, button:not([aria-haspopup])')].map(
    (control) => control.getAttribute('aria-label') ?? control.textContent,
  );

it('each row shows its state with the reason, and the buttons for that state', async () => {
  const silent = timeAt(Date.now() - LEASE_MS - 60_000);
  await open({
    items: [
      itemOnServer('complete', { state: 'done', parts: 1, title: 'Pilot', durationMs: 61_000, moments: 7 }),
      itemOnServer('half', { state: 'partial', parts: 1, coverage: 0.43 }),
      itemOnServer('broken', { state: 'failed', error: ERROR }),
      itemOnServer('stopped', { state: 'cancelled' }),
      itemOnServer('found', { state: 'cancelled', parts: 1 }),
      itemOnServer('running', { state: 'running', progress: 0.4 }),
      itemOnServer('other', { state: 'running', progress: 0.1, parts: 1 }),
      itemOnServer('silent', { state: 'running', attempt: MAX_AUTOMATIC_ATTEMPTS, updatedAt: silent }),
      itemOnServer('waiting', { state: 'queued' }),
    ],
  });
  await rowOf('Pilot');
  const all = libraryRows();
  expect(all.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/waiting\.mp4.* · On the serverWaiting to startCancel$/),
    expect.stringMatching(
      /silent\.mp4.*Interrupted before it was complete\. You can run it again\.Run again/,
    ),
    expect.stringMatching(/other\.mp4.*Analyzing: 10%Cancel/),
    expect.stringMatching(/running\.mp4.*Analyzing: 40%Cancel/),
    expect.stringMatching(/found\.mp4.*Canceled$/),
    expect.stringMatching(/stopped\.mp4.*CanceledRun again/),
    expect.stringMatching(/broken\.mp4.*Failed\. The host did not answer\.Run again/),
    expect.stringMatching(/half\.mp4.*Only part of the video was analyzed: 43%\. $/),
    expect.stringMatching(
      /^Pilothttps:\/\/example\.com\/complete\.mp4\d\d\/.* · 1\u00a0min 1\u00a0s · 7 moments · On the server$/,
    ),
  ]);
  expect(all.map(controlsOf)).toEqual([
    ['Cancel the analysis of waiting'],
    ['Run the analysis of silent again'],
    ['Cancel the analysis of other'],
    ['Cancel the analysis of running'],
    ['found'],
    ['Run the analysis of stopped again'],
    ['Run the analysis of broken again'],
    ['half'],
    ['Pilot'],
  ]);
  const bar = screen.getByRole('progressbar', { name: 'Progress of the analysis of running' });
  expect(bar).toHaveAttribute('aria-valuenow', '40');
  expect(bar).toHaveAttribute('aria-valuemin', '0');
  expect(bar).toHaveAttribute('aria-valuemax', '100');
  expect(screen.getAllByRole('progressbar')).toHaveLength(2);
});

it('a partial result says how much of the video it covers, and on the device also why', async () => {
  const partial = [{ code: 'time-up', values: { endMs: 61_000, durationMs: 120_000 } }];
  const half = itemOnServer('half', { state: 'partial', parts: 1, coverage: 0.5 });
  await open({
    items: [
      half,
      itemOnServer('unknown', { state: 'partial', parts: 1 }),
      itemOnServer('whole', { state: 'partial', parts: 1, coverage: 0.9995 }),
      itemOnServer('nearly', { state: 'partial', parts: 1, coverage: 0.99 }),
    ],
    stored: [storedOnDevice({ ...BARE, videoUrl: 'https://example.com/here.mp4', partial, coverage: 0.25 })],
  });
  const half$ = (await rowOf('half.mp4')).row;
  expect(half$).toHaveTextContent('Only part of the video was analyzed: 50%.');
  expect((await rowOf('here.mp4')).row).toHaveTextContent(
    /Only part of the video was analyzed: 25%\. .*01:01/,
  );
  expect((await rowOf('nearly.mp4')).row).toHaveTextContent('Only part of the video was analyzed: 99%.');
  const whole = (await rowOf('whole.mp4')).row;
  expect(whole).not.toHaveTextContent('Only part of the video');
  expect((await rowOf('unknown.mp4')).row).not.toHaveTextContent('%');
  expect(whole.textContent).not.toBe((await rowOf('unknown.mp4')).row.textContent);
});

it('the topics are those of the result on the device, or those that are stored in the library, in plain names', async () => {
  const topics = 'illegal drugs, tobacco, ecigarettes, vaping, alcohol; cooking';
  const topic = (name: string) => ({ name, confidence: 0.9, kind: 'topic' as const });
  const names = ['cooking', 'crime', 'soccer', 'travel'];
  const analysis = names.map((name, index) => ({ timestamp: index * 1000, concepts: [topic(name)] }));
  await open({
    items: [itemOnServer('worker', { state: 'done', parts: 1, topics })],
    stored: [storedOnDevice(answerWith({ analysis, durationMs: 4000 }))],
  });
  expect((await rowOf('worker.mp4')).row).toHaveTextContent('worker.mp4drugs, tobacco, alcohol · cooking');
  expect((await rowOf('programme.mp4')).row).toHaveTextContent(
    /programme\.mp4cooking · crime · soccer\d\d\//,
  );
});

it('earlier results of a video are collapsed below its newest one, without its title and topics', async () => {
  const url = 'https://example.com/a.mp4';
  const more = { url, state: 'done', parts: 1, title: 'Pilot', topics: 'cooking' } as const;
  await open({
    items: [itemOnServer('first', more), itemOnServer('second', more), itemOnServer('third', more)],
  });
  const inRow = await rowOf('Pilot');
  expect(libraryRows()).toHaveLength(1);
  expect(inRow.getByText('2 earlier analyses').closest('details')).not.toHaveAttribute('open');
  expect(inRow.getAllByText('Pilot')).toHaveLength(1);
  expect(inRow.getAllByText('cooking')).toHaveLength(1);
  expect(within(inRow.row).getAllByRole('link', { hidden: true })).toHaveLength(3);
});
