import { fireEvent } from '@testing-library/react';
import { beforeEach, onTestFinished, vi } from 'vitest';
import { listenToArrowKeys } from '../arrow-keys';

/** The window of these tests, in pixels. */
const WINDOW = { innerWidth: 1024, innerHeight: 768 };

/**
 * Shows a page whose elements have places: `data-at` is the left and the top edge in pixels, and may add width and
 * height, otherwise 100 by 30. A dialog with `data-modal` is open and modal.
 */
export function showPage(html: string) {
  document.body.innerHTML = html;
  for (const [name, value] of Object.entries(WINDOW)) vi.stubGlobal(name, value);
  vi.stubGlobal('CSS', { supports: () => false, escape: (text: string) => text });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [left = 0, top = 0, width = 100, height = 30] =
      this.getAttribute('data-at')?.split(' ').map(Number) ?? [];
    return new DOMRect(left, top, width, height);
  });
  // The test environment does not know `:modal`.
  const modal = (selector: string) => selector.replace('dialog:modal', 'dialog[data-modal][open]');
  vi.spyOn(document, 'querySelectorAll').mockImplementation((selector: string) =>
    document.documentElement.querySelectorAll(modal(selector)),
  );
}

/** The ID of what has the focus. */
export const focus = () => (document.activeElement instanceof HTMLElement ? document.activeElement.id : null);

/** Presses a key where the focus is. @returns whether it was handled */
export const key = (name: string, init: KeyboardEventInit = {}) =>
  !fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...init });

/** Where each of these keys leads, one after the other. */
export const path = (...keys: string[]) =>
  keys.map((name) => {
    key(name);
    return focus();
  });

export const at = (id: string) => document.getElementById(id)?.focus();

/** Listens to the keys in each test of the file. @returns what ends it in the present test */
export function listenInEachTest(): () => AbortController {
  let ended: AbortController;
  beforeEach(() => {
    ended = new AbortController();
    listenToArrowKeys(ended.signal);
    onTestFinished(() => {
      ended.abort();
      document.body.innerHTML = '';
    });
  });
  return () => ended;
}
