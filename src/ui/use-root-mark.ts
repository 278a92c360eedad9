import { useLayoutEffect } from 'react';

/** What is shown, by how many components: a dialog can stand on another one. */
const shown = new Map<string, number>();

/**
 * Gives the document's root `data-has-…` for as long as the component is shown, for styles that reach beyond it.
 * `:root:has(…)` would need no attribute, but searches the whole page each time that something of it changes: 15 ms a
 * letter on a slow phone with a long result.
 */
export function useRootMark(mark: 'dialog' | 'result' | 'save-bar' | 'update', isShown = true): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    const root = document.documentElement;
    const change = (by: 1 | -1) => {
      const count = (shown.get(mark) ?? 0) + by;
      shown.set(mark, count);
      root.toggleAttribute(`data-has-${mark}`, count > 0);
    };
    change(1);
    return () => change(-1);
  }, [mark, isShown]);
}
