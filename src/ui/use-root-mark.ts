import { useLayoutEffect } from 'react';

/** The marks that are set, each with the number of components that need it. */
const shown = new Map<string, number>();

/**
 * Sets `data-has-…` on the root element of the document while the component is shown, for styles that reach beyond it.
 * `:root:has(…)` would need no attribute, but is evaluated for the whole page at each change: 15 ms per letter typed,
 * on a slow phone with a long result.
 */
export function useRootMark(mark: 'result' | 'save-bar' | 'update', isShown = true): void {
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
