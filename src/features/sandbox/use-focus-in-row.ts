import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A button of a row may disappear when the row's state changes, after its press or by itself. The focus then moves to
 * the first button of the row, or to the heading if the row is no longer visible. The element around the buttons has
 * the row's id as `data-buttons-of`.
 *
 * @param rows changes when the rows do
 * @returns to be called with the row's id when a button is pressed: not every browser focuses a pressed button
 */
export function useFocusInRow(heading: RefObject<HTMLElement | null>, rows: unknown): (id: string) => void {
  const rowId = useRef<string | null>(null);

  // As soon as the rows are there: a button can have the focus before other effects run.
  useLayoutEffect(() => {
    // If the user points at something else, or moves on, the focus stays there.
    const moves = ['pointerdown', 'focusin'] as const;
    const note = ({ type, target }: Event) => {
      const row =
        type === 'focusin' && target instanceof Element ? target.closest('[data-buttons-of]') : null;
      rowId.current = row?.getAttribute('data-buttons-of') ?? null;
    };
    for (const move of moves) document.addEventListener(move, note, true);
    return () => {
      for (const move of moves) document.removeEventListener(move, note, true);
    };
  }, []);

  useEffect(() => {
    if (rowId.current === null || document.activeElement !== document.body) return;
    const id = CSS.escape(rowId.current);
    rowId.current = null;
    const button = document.querySelector<HTMLElement>(`[data-buttons-of="${id}"] button`);
    if (button?.checkVisibility()) button.focus();
    else heading.current?.focus();
  }, [heading, rows]);

  return useCallback((id) => {
    rowId.current = id;
  }, []);
}
