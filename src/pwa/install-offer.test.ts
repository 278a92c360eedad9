import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let page: EventTarget;
let memory: Map<string, string>;
let standalone: boolean;

type Offer = typeof import('./install-offer');

/** The module as after a load of the page. */
async function load(): Promise<Offer> {
  vi.resetModules();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const module = await import('./install-offer');
  module.catchInstallOffer();
  return module;
}

/** The browser makes its offer. */
function offer(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const prompt = vi.fn(() => Promise.resolve({ outcome }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  page.dispatchEvent(event);
  return { event, prompt };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-01-01') });
  memory = new Map();
  standalone = false;
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: standalone && query.includes('standalone') }));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('there is nothing to install before the browser offers it, and its own banner is kept away', async () => {
  const { canInstall, onInstallOffer } = await load();
  const heard = vi.fn();
  onInstallOffer(heard);
  expect(canInstall()).toBe(false);
  expect(offer().event.defaultPrevented).toBe(true);
  expect(canInstall()).toBe(true);
  expect(heard).toHaveBeenCalledOnce();
});

it('an event that cannot be answered is no offer', async () => {
  const { canInstall } = await load();
  page.dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }));
  expect(canInstall()).toBe(false);
});

it('the offer goes when the application has been installed, and is not made inside of it', async () => {
  const { canInstall } = await load();
  offer();
  page.dispatchEvent(new Event('appinstalled'));
  expect(canInstall()).toBe(false);
  offer();
  standalone = true;
  expect(canInstall()).toBe(false);
});

it('an offer is used once', async () => {
  const { canInstall, install } = await load();
  const { prompt } = offer();
  await install();
  await install();
  expect(prompt).toHaveBeenCalledOnce();
  expect(canInstall()).toBe(false);
  offer();
  expect(canInstall()).toBe(true);
});

// @row-16
describe('a no', () => {
  it.each(['to the button', 'to the browser'])('%s holds for three months on this device', async (where) => {
    const first = await load();
    offer('dismissed');
    if (where === 'to the button') first.dismissInstall();
    else await first.install();
    expect(first.canInstall()).toBe(false);

    const second = await load();
    offer();
    expect(second.canInstall()).toBe(false);
    vi.setSystemTime(new Date('2026-03-31'));
    expect(second.canInstall()).toBe(false);
    vi.setSystemTime(new Date('2026-04-02'));
    expect(second.canInstall()).toBe(true);
  });

  it('holds at least for the visit where nothing can be kept', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('denied');
      },
    });
    const { canInstall, dismissInstall } = await load();
    offer();
    expect(canInstall()).toBe(true);
    dismissInstall();
    expect(canInstall()).toBe(false);
  });
});
