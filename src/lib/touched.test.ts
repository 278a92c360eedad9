import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isPageTouched, wasEverTouched, watchTouches } from './touched';

/** What a click hits. */
class Target {
  constructor(private readonly isInMain: boolean) {}
  closest = (selector: string) => (selector === 'main button' && this.isInMain ? this : null);
}

let page: EventTarget;
let place: { pathname: string };
let stop: () => void;

beforeEach(() => {
  page = new EventTarget();
  place = { pathname: '/dashboard/settings' };
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', place);
  vi.stubGlobal('Element', Target);
  stop = watchTouches();
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

function click(target: Target) {
  const event = new Event('click');
  Object.defineProperty(event, 'target', { value: target });
  page.dispatchEvent(event);
}

it('knows what was typed, chosen or pressed, and on which page', () => {
  click(new Target(false));
  expect(wasEverTouched()).toBe(false);
  for (const touch of [
    () => click(new Target(true)),
    () => page.dispatchEvent(new Event('input')),
    () => page.dispatchEvent(new Event('change')),
  ]) {
    place.pathname += '/next';
    expect(isPageTouched()).toBe(false);
    touch();
    expect(isPageTouched()).toBe(true);
    expect(wasEverTouched()).toBe(true);
  }
});
