import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let stop: () => void;

/** A new page of `hostname`, with the given state of the browser, and a site that answers or does not. */
async function openPage(
  hostname: string,
  { online, siteAnswers }: { online: boolean; siteAnswers: boolean },
) {
  const page = new EventTarget();
  const browser = { onLine: online };
  const site = { answers: siteAnswers };
  const ask = vi.fn(() => (site.answers ? Promise.resolve(new Response()) : Promise.reject(new TypeError())));
  vi.stubGlobal('location', { hostname });
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.resetModules();
  const { followConnection, currentConnection, isWithoutNetwork } = await import('./connection');
  const state = () => ({ connection: currentConnection(), isWithoutNetwork: isWithoutNetwork() });
  const first = state();
  stop = followConnection(false);
  const reportToPage = (onLine: boolean) => {
    browser.onLine = onLine;
    page.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  };
  return { first, state, ask, reportToPage, site };
}

const ONLINE = { connection: 'online', isWithoutNetwork: false };
const OFFLINE = { connection: 'offline', isWithoutNetwork: true };

const HERE = ['localhost', 'scenecue.localhost', '127.0.0.1', '127.255.0.9', '[::1]'];
const ELSEWHERE = [
  'scenecue.example',
  'localhost.example',
  'mylocalhost',
  '127.example',
  '10.0.0.1',
  '[::2]',
];

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each([...HERE, ...ELSEWHERE])('a page of %s', (host) => {
  it('is online when the browser says so, and sends no probe', async () => {
    const { first, state, ask } = await openPage(host, { online: true, siteAnswers: true });
    await vi.advanceTimersByTimeAsync(120_000);
    expect([first, state()]).toEqual([ONLINE, ONLINE]);
    expect(ask).not.toHaveBeenCalled();
  });

  it('is offline as soon as the browser says that the network is gone', async () => {
    const { state, reportToPage } = await openPage(host, { online: true, siteAnswers: true });
    reportToPage(false);
    expect(state()).toEqual(OFFLINE);
  });
});

describe.each(ELSEWHERE)('a page of %s', (host) => {
  it('is offline from the start when the browser says so', async () => {
    const { first, state, ask } = await openPage(host, { online: false, siteAnswers: true });
    expect([first, state()]).toEqual([OFFLINE, OFFLINE]);
    expect(ask).not.toHaveBeenCalled();
  });
});

describe.each(HERE)('a page of %s, whose browser says from the start that it is offline', (host) => {
  it('probes its site once, and is online when that answers', async () => {
    const { first, state, ask } = await openPage(host, { online: false, siteAnswers: true });
    expect(first).toEqual(ONLINE);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state()).toEqual(ONLINE);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('is offline while its site does not answer, and online once it does', async () => {
    const { first, state, site } = await openPage(host, { online: false, siteAnswers: false });
    expect(first).toEqual(ONLINE);
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toEqual(OFFLINE);
    site.answers = true;
    await vi.advanceTimersByTimeAsync(2000);
    expect(state()).toEqual(ONLINE);
  });

  it('follows the browser once a network has come and gone', async () => {
    const { state, reportToPage } = await openPage(host, { online: false, siteAnswers: true });
    reportToPage(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toEqual(ONLINE);
    reportToPage(false);
    expect(state()).toEqual(OFFLINE);
  });
});

it('on another host sends no requests while the browser is offline, even after an answer to a probe', async () => {
  const { state, reportToPage } = await openPage('scenecue.example', { online: true, siteAnswers: true });
  reportToPage(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(state()).toEqual({ connection: 'online', isWithoutNetwork: true });
});
