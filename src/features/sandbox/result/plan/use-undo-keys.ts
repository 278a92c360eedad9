import { useEffect, useRef } from 'react';

/**
 * Calls `undo` on Ctrl+Z or Cmd+Z outside of text fields. Otherwise a browser would undo the last input in some text
 * field of the page, visible or not.
 *
 * @param undo null where there is nothing to undo
 */
export function useUndoKeys(undo: (() => void) | null): void {
  const latest = useRef(undo);
  useEffect(() => {
    latest.current = undo;
  });
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]'))
        return;
      event.preventDefault();
      latest.current?.();
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
