import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * A button whose press changes the state of its row goes with that state: the focus then moves to the next button of the
 * row, or to the heading where the row is not seen any more.
 *
 * @param rows changes when the rows do
 * @returns to be called with the row's id when such a button is pressed
 */
export function useFocusInRow(heading: RefObject<HTMLElement | null>, rows: unknown): (id: string) => void {
  const pressed = useRef<string | null>(null);

  useEffect(() => {
    // Whoever points at something else, or moves on, wants the focus there.
    const moves = ['pointerdown', 'focusin'] as const;
    const forget = () => {
      pressed.current = null;
    };
    for (const move of moves) document.addEventListener(move, forget, true);
    return () => {
      for (const move of moves) document.removeEventListener(move, forget, true);
    };
  }, []);

  useEffect(() => {
    if (pressed.current === null || document.activeElement !== document.body) return;
    const id = CSS.escape(pressed.current);
    pressed.current = null;
    const button = document.querySelector<HTMLElement>(`[data-buttons-of="${id}"] button`);
    if (button?.checkVisibility()) button.focus();
    else heading.current?.focus();
  }, [heading, rows]);

  return useCallback((id) => {
    pressed.current = id;
  }, []);
}
