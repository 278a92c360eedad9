import { vi } from 'vitest';

/** Every element is 1000 px wide and at the left edge: jsdom has no layout. */
export function layOut(): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 20));
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000);
}
