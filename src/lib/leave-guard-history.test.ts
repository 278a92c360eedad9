import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guardHistory, guardLeaving, leave, reloadUnasked, wouldReloadLose } from './leave-guard';

const GUARDED = { href: 'https://scenecue.example/dashboard/settings?a=1', pathname: '/dashboard/settings' };
const OTHER = { href: 'https://scenecue.example/dashboard/billing', pathname: '/dashboard/billing' };

let page: EventTarget;
let end: () => void;
const history = { pushState: vi.fn(), back: vi.fn() };
/** The router, which listens after the guard. */
const router = vi.fn();
/** The confirmation: it leaves when the user says so. */
const ask = vi.fn<(go: () => void) => void>();
const reload = vi.fn();

function stayAt(place: typeof GUARDED) {
  vi.stubGlobal('location', { ...place, reload });
}

/** The browser has gone back to another page. */
function goBackTo(place: typeof GUARDED) {
  stayAt(place);
  page.dispatchEvent(new Event('popstate'));
}

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('history', history);
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, page[name].bind(page));
  stayAt(GUARDED);
  guardHistory();
  page.addEventListener('popstate', router);
  end = guardLeaving(ask);
});

afterEach(() => {
  end();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('Back from a guarded page returns to it and asks; the router does not hear of it', () => {
  goBackTo(OTHER);
  expect(history.pushState).toHaveBeenCalledWith(null, '', GUARDED.href);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(router).not.toHaveBeenCalled();
  expect(history.back).not.toHaveBeenCalled();
});

it('Back goes to the page that the user wanted once they confirm, without asking again', () => {
  goBackTo(OTHER);
  ask.mock.lastCall?.[0]();
  expect(history.back).toHaveBeenCalledTimes(1);
  goBackTo(OTHER);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(router).toHaveBeenCalledTimes(1);
});

it('Back within the guarded page, and from a page without a guard, is left to the router', () => {
  goBackTo({ ...GUARDED, href: `${GUARDED.href}#not-taken` });
  expect(router).toHaveBeenCalledTimes(1);
  end();
  goBackTo(OTHER);
  expect(router).toHaveBeenCalledTimes(2);
  expect(ask).not.toHaveBeenCalled();
  expect(history.pushState).not.toHaveBeenCalled();
});

it('the end of a guard does not end a later one', () => {
  const later = vi.fn<(go: () => void) => void>();
  const endLater = guardLeaving(later);
  end();
  leave(() => undefined);
  expect(later).toHaveBeenCalledTimes(1);
  expect(wouldReloadLose()).toBe(true);
  endLater();
  expect(wouldReloadLose()).toBe(false);
});

it('a reload without the question is not asked about', () => {
  const asks = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks()).toBe(true);
  reloadUnasked();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(asks()).toBe(false);
});
