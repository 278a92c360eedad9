import { renderHook, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AnalysisLibrary } from '@/data/analyses/library-state';
import type { BackgroundRequest } from '@/contracts/analyses';
import type { WordsRequest } from '@/contracts/analysis-request';
import { RemoteError } from '@/lib/remote-error';
import { answerWith, VIDEO } from '../testing/answers';
import { controlNetwork } from '../testing/network';
import {
  analyzeBare,
  BARE,
  createGate,
  fillIn,
  itemOnServer,
  openSandbox,
  rowOf,
  urlField,
} from '../testing/sandbox';
import { useBackgroundQueue } from './use-background-queue';

const OTHER = 'https://example.com/other.mp4';
const START = 'Run in the background';
const QUEUED = 'Added to your library. Once it runs, you can close this page.';

it('a video is queued with its captions, and its URL leaves the form', async () => {
  const { user, analyses, analyzer, device } = await openSandbox();
  await user.click(screen.getByText(START));
  expect(await screen.findByText('Please enter a video URL')).toBeVisible();
  expect(analyses.calls).not.toContain('queue');
  fillIn(urlField(), ` ${VIDEO} `);
  fillIn(screen.getByLabelText('Captions URL'), 'https://example.com/a.vtt');
  await vi.waitFor(() => expect([...device.records.keys()]).toContain('ada/sandbox-addresses'));
  await user.click(screen.getByText(START));
  expect(await screen.findByText(QUEUED)).toHaveAttribute('role', 'status');
  expect(urlField()).toHaveValue('');
  expect(screen.getByLabelText('Captions URL')).toHaveValue('');
  expect(analyses.items).toMatchObject([
    { url: VIDEO, captionsUrl: 'https://example.com/a.vtt', language: 'en', state: 'queued' },
  ]);
  expect((await rowOf('programme.mp4')).row).toHaveTextContent('Waiting to start');
  expect(analyzer.requests).toEqual([]);
  await vi.waitFor(() => expect([...device.records.keys()]).not.toContain('ada/sandbox-addresses'));
});

it('a video that cannot be queued stays in the form with a message, and can be queued again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, analyses } = await openSandbox();
  fillIn(urlField(), VIDEO);
  analyses.problem = new RemoteError('unavailable');
  await user.click(screen.getByText(START));
  expect(
    await screen.findByText(
      'It could not be added to your library. Check your internet connection and try again.',
    ),
  ).toBeVisible();
  expect(log).toHaveBeenCalled();
  expect(urlField()).toHaveValue(VIDEO);
  analyses.problem = null;
  await user.click(screen.getByText(START));
  expect(await screen.findByText(QUEUED)).toBeVisible();
  expect(analyses.items).toHaveLength(1);
});

it('a second press while a video is being queued does not queue it twice, and another URL can be queued', async () => {
  const { user, analyses } = await openSandbox();
  const [first, second] = [createGate(), createGate()];
  analyses.gates.queue = first.passed;
  const button = screen.getByText(START);
  fillIn(urlField(), VIDEO);
  await user.click(button);
  expect(screen.getByText('Adding to your library...')).toBeVisible();
  await user.click(button);
  fillIn(urlField(), OTHER);
  expect(screen.queryByText('Adding to your library...')).toBeNull();
  analyses.gates.queue = second.passed;
  await user.click(button);
  first.open();
  await rowOf('programme.mp4');
  expect(screen.getByText('Adding to your library...')).toBeVisible();
  fillIn(urlField(), 'https://example.com/third.mp4');
  second.open();
  await rowOf('other.mp4');
  expect(analyses.items.map(({ url }) => url)).toEqual([VIDEO, OTHER]);
  expect(urlField()).toHaveValue('https://example.com/third.mp4');
});

it('without a network a video is queued on the device, and the text says when it starts', async () => {
  const network = controlNetwork();
  const { user, analyses } = await openSandbox();
  await network.cut();
  fillIn(urlField(), VIDEO);
  analyses.gates.queue = new Promise(() => undefined);
  await user.click(screen.getByText(START));
  expect(
    await screen.findByText('Added to your library on this device. It starts when you are online again.'),
  ).toBeVisible();
  expect(urlField()).toHaveValue('');
  await network.restore();
});

it('a partial result that the background can complete offers it, and is queued once', async () => {
  const app = await openSandbox();
  await analyzeBare(app, { ...BARE, partial: [{ code: 'time-up', values: { endMs: 1000 } }] });
  await app.user.click(screen.getByText(START));
  const queued = 'Added to your library, where you can follow it. Once it runs, you can close this page.';
  expect(await screen.findByText(queued)).toBeVisible();
  await app.user.click(screen.getByText(START));
  expect(app.analyses.calls.filter((call) => call === 'queue')).toHaveLength(1);
});

it.each([
  ['complete', BARE],
  ['partial for another reason', { ...BARE, partial: [{ code: 'no-audio', values: {} }] }],
])('a result that is %s is not offered in the background', async (_, answer) => {
  await analyzeBare(await openSandbox(), answer);
  expect(screen.queryByText(START)).toBeNull();
});

it('a partial result of the server is not offered again: its row has a button for that', async () => {
  const item = itemOnServer('half', { state: 'partial', parts: 1 });
  const result = answerWith({ analysis: [], partial: [{ code: 'time-up', values: { endMs: 1000 } }] });
  const { user } = await openSandbox({ items: [item], results: { [item.id]: result } });
  await user.click((await rowOf('half')).getByRole('link'));
  await screen.findByRole('region', { name: 'Analysis results' });
  expect(screen.queryByText(START)).toBeNull();
});

it('after a failure the same video is queued with the same ID; otherwise every analysis has its own', async () => {
  const requests: BackgroundRequest[] = [];
  let fails = true;
  const queue = vi.fn((sent: readonly BackgroundRequest[]) => {
    requests.push(...sent);
    return fails ? Promise.reject(new RemoteError('unavailable')) : Promise.resolve();
  });
  const library: Pick<AnalysisLibrary, 'queue'> = { queue };
  const opened = vi.fn(() => Promise.resolve(library as AnalysisLibrary));
  const { result } = renderHook(() => useBackgroundQueue(null, opened));
  const send = (url: string, captionsUrl = '', words: WordsRequest = {}) =>
    result.current('ada', { url, captionsUrl }, words);
  await expect(send(VIDEO)).rejects.toThrow('unavailable');
  expect(opened).toHaveBeenCalledWith('ada');
  fails = false;
  await send(VIDEO);
  await send(VIDEO);
  fails = true;
  await expect(send(VIDEO)).rejects.toThrow('unavailable');
  fails = false;
  await send(VIDEO, OTHER);
  await send(OTHER);
  const [failed, again, next, failedAgain, withCaptions, other] = requests.map(({ id }) => id);
  expect(again).toBe(failed);
  expect(new Set([again, next, failedAgain, withCaptions, other]).size).toBe(5);
  for (const words of [{ language: 'de' }, { captionTrack: 'track-2' }, { transcribe: true }]) {
    requests.length = 0;
    fails = true;
    await expect(send(VIDEO)).rejects.toThrow('unavailable');
    fails = false;
    await send(VIDEO, '', words);
    expect(requests[1]).toMatchObject(words);
    expect(requests[1]?.id).not.toBe(requests[0]?.id);
  }
});
