import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchModifications } from './modifications';

/** Target of a click. */
class Target {
  constructor(private readonly isInMain: boolean) {}
  closest = (selector: string) => (selector === 'main button' && this.isInMain ? this : null);
}

let page: EventTarget;
let place: { pathname: string };

beforeEach(() => {
  page = new EventTarget();
  place = { pathname: '/dashboard/settings' };
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', place);
  vi.stubGlobal('Element', Target);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function click(target: Target) {
  const event = new Event('click');
  Object.defineProperty(event, 'target', { value: target });
  page.dispatchEvent(event);
}

it('typing, choosing and pressing mark the page and the document as modified', () => {
  const { isPageModified, isDocumentModified } = watchModifications();
  click(new Target(false));
  expect(isDocumentModified()).toBe(false);
  for (const modify of [
    () => click(new Target(true)),
    () => page.dispatchEvent(new Event('input')),
    () => page.dispatchEvent(new Event('change')),
  ]) {
    place.pathname += '/next';
    expect(isPageModified()).toBe(false);
    modify();
    expect(isPageModified()).toBe(true);
    expect(isDocumentModified()).toBe(true);
  }
});
