import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createInstallOffer, type InstallOffer } from './install-offer';

let page: EventTarget;
let memory: Map<string, string>;
let standalone: boolean;

/** What a load of the page creates. */
function load(): InstallOffer {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const installOffer = createInstallOffer();
  installOffer.follow();
  return installOffer;
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

it('nothing can be installed before the browser offers it, and the banner of the browser is suppressed', () => {
  const installOffer = load();
  const listener = vi.fn();
  installOffer.subscribe(listener);
  expect(installOffer.getState()).toBe(false);
  expect(offer().event.defaultPrevented).toBe(true);
  expect(installOffer.getState()).toBe(true);
  expect(listener).toHaveBeenCalledOnce();
});

it('an event without a prompt is no offer', () => {
  const installOffer = load();
  page.dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }));
  expect(installOffer.getState()).toBe(false);
});

it('the offer ends when the application has been installed, and is not made in the installed application', () => {
  const installOffer = load();
  offer();
  page.dispatchEvent(new Event('appinstalled'));
  expect(installOffer.getState()).toBe(false);
  standalone = true;
  offer();
  expect(installOffer.getState()).toBe(false);
});

it('an offer can be used once', async () => {
  const installOffer = load();
  const { prompt } = offer();
  await installOffer.install();
  await installOffer.install();
  expect(prompt).toHaveBeenCalledOnce();
  expect(installOffer.getState()).toBe(false);
  offer();
  expect(installOffer.getState()).toBe(true);
});

// @row-16
describe('a dismissal', () => {
  it.each(['with the button', 'in the dialog of the browser'])(
    '%s ends the offer for three months on this device',
    async (where) => {
      const first = load();
      offer('dismissed');
      if (where === 'with the button') first.dismiss();
      else await first.install();
      expect(first.getState()).toBe(false);

      const second = load();
      offer();
      expect(second.getState()).toBe(false);
      vi.setSystemTime(new Date('2026-03-31'));
      offer();
      expect(second.getState()).toBe(false);
      vi.setSystemTime(new Date('2026-04-02'));
      offer();
      expect(second.getState()).toBe(true);
    },
  );

  it('ends the offer at least for the visit when nothing can be stored', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('denied');
      },
    });
    const installOffer = load();
    offer();
    expect(installOffer.getState()).toBe(true);
    installOffer.dismiss();
    expect(installOffer.getState()).toBe(false);
    offer();
    expect(installOffer.getState(), 'the browser makes another offer').toBe(false);
  });
});
