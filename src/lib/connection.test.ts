import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let stop: () => void;

interface Page {
  hostname?: string;
  online?: boolean;
  siteAnswers?: boolean;
  cameFromDevice?: boolean;
}

/** A new page, with the given state of the browser, and a site that answers or does not. */
async function openPage({
  hostname = 'scenecue.example',
  online = true,
  siteAnswers = true,
  cameFromDevice = false,
}: Page = {}) {
  const page = new EventTarget();
  const browser = { onLine: online };
  const site = { answers: siteAnswers };
  const ask = vi.fn(() => (site.answers ? Promise.resolve(new Response()) : Promise.reject(new TypeError())));
  vi.stubGlobal('location', { hostname });
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.resetModules();
  const connection = await import('./connection');
  const state = () => [connection.currentConnection(), connection.isWithoutNetwork()];
  const first = state();
  stop = connection.followConnection(cameFromDevice);
  const reportToPage = (onLine: boolean) => {
    browser.onLine = onLine;
    page.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  };
  return { ...connection, first, state, ask, reportToPage, site };
}

const ONLINE = ['online', false];
const OFFLINE = ['offline', true];
/** The browser says that it is online, but nothing answers. */
const UNANSWERED = ['offline', false];
const soon = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a page is online when the browser says so, and sends no requests', async () => {
  const { first, state, ask } = await openPage();
  await vi.advanceTimersByTimeAsync(120_000);
  expect([first, state()]).toEqual([ONLINE, ONLINE]);
  expect(ask).not.toHaveBeenCalled();
});

it('a page follows the events of the browser', async () => {
  const { state, reportToPage } = await openPage();
  reportToPage(false);
  expect(state()).toEqual(OFFLINE);
  reportToPage(true);
  expect(state()).toEqual(ONLINE);
});

it('a page is offline from the start when the browser says so, unless this computer serves it', async () => {
  for (const hostname of ['scenecue.example', 'localhost.example', 'mylocalhost', '127.example', '[::2]']) {
    const { first, state } = await openPage({ hostname, online: false });
    expect([first, state()]).toEqual([OFFLINE, OFFLINE]);
    stop();
  }
  for (const hostname of ['localhost', 'scenecue.localhost', '127.0.0.1', '[::1]']) {
    const { first, state } = await openPage({ hostname, online: false });
    expect([first, state()]).toEqual([ONLINE, ONLINE]);
    stop();
  }
});

it('a failed call means offline only if the site does not answer either', async () => {
  const { state, site, reportNetworkFailure } = await openPage();
  reportNetworkFailure();
  await soon();
  expect(state()).toEqual(ONLINE);
  site.answers = false;
  reportNetworkFailure();
  await soon();
  expect(state()).toEqual(UNANSWERED);
});

describe('a page whose site has not answered', () => {
  async function openUnanswered() {
    const page = await openPage({ siteAnswers: false, cameFromDevice: true });
    await soon();
    expect(page.state()).toEqual(UNANSWERED);
    page.site.answers = true;
    return page;
  }

  it.each<[string, (page: Awaited<ReturnType<typeof openPage>>) => unknown]>([
    ['with the next answer', ({ reportNetworkAnswer }) => reportNetworkAnswer()],
    ['by itself after 5 s', () => vi.advanceTimersByTimeAsync(5_000)],
  ])('is online again %s', async (_, comeBack) => {
    const page = await openUnanswered();
    await comeBack(page);
    await soon();
    expect(page.state()).toEqual(ONLINE);
  });
});

it('an answer from before the loss of the network does not hide it', async () => {
  const { state, reportToPage, reportNetworkAnswer, site, reportNetworkFailure } = await openPage();
  reportNetworkFailure();
  site.answers = false;
  reportToPage(false);
  reportNetworkAnswer();
  await soon();
  expect(state()).toEqual(OFFLINE);
});
