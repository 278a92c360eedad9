import { vi } from 'vitest';

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
