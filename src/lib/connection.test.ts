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
  const look = () => ({ connection: currentConnection(), inVain: isWithoutNetwork() });
  const first = look();
  stop = followConnection(false);
  const say = (onLine: boolean) => {
    browser.onLine = onLine;
    page.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  };
  return { first, look, ask, say, site };
}

const ONLINE = { connection: 'online', inVain: false };
const OFFLINE = { connection: 'offline', inVain: true };

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
  it('is online where the browser says so, and asks nobody', async () => {
    const { first, look, ask } = await openPage(host, { online: true, siteAnswers: true });
    await vi.advanceTimersByTimeAsync(120_000);
    expect([first, look()]).toEqual([ONLINE, ONLINE]);
    expect(ask).not.toHaveBeenCalled();
  });

  it('is offline as soon as the browser says that the network has gone', async () => {
    const { look, say } = await openPage(host, { online: true, siteAnswers: true });
    say(false);
    expect(look()).toEqual(OFFLINE);
  });
});

describe.each(ELSEWHERE)('a page of %s', (host) => {
  it('is offline from the start where the browser says so', async () => {
    const { first, look, ask } = await openPage(host, { online: false, siteAnswers: true });
    expect([first, look()]).toEqual([OFFLINE, OFFLINE]);
    expect(ask).not.toHaveBeenCalled();
  });
});

describe.each(HERE)('a page of %s, whose browser says from the start that it is offline', (host) => {
  it('asks its site once, and is online when that answers', async () => {
    const { first, look, ask } = await openPage(host, { online: false, siteAnswers: true });
    expect(first).toEqual(ONLINE);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(look()).toEqual(ONLINE);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('is offline when that does not answer, until it does', async () => {
    const { first, look, site } = await openPage(host, { online: false, siteAnswers: false });
    expect(first).toEqual(ONLINE);
    await vi.advanceTimersByTimeAsync(0);
    expect(look()).toEqual(OFFLINE);
    site.answers = true;
    await vi.advanceTimersByTimeAsync(2000);
    expect(look()).toEqual(ONLINE);
  });

  it('believes it later, when a network has come and gone', async () => {
    const { look, say } = await openPage(host, { online: false, siteAnswers: true });
    say(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(look()).toEqual(ONLINE);
    say(false);
    expect(look()).toEqual(OFFLINE);
  });
});

it('a page that another host serves does not try what the browser rules out, although there has been an answer', async () => {
  const { look, say } = await openPage('scenecue.example', { online: true, siteAnswers: true });
  say(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(look()).toEqual({ connection: 'online', inVain: true });
});
