import { useCallback, useRef, type RefCallback } from 'react';

/**
 * For a button that opens a view in its own place: it gets the focus back when the view has closed.
 *
 * @returns the ref of the button, and what is to be called as the view closes
 */
export function useReturningFocus(): [RefCallback<HTMLButtonElement>, () => void] {
  const returns = useRef(false);
  const button = useCallback((element: HTMLButtonElement | null) => {
    if (!element) return;
    if (returns.current) element.focus();
    returns.current = false;
  }, []);
  const onReturn = useCallback(() => {
    returns.current = true;
  }, []);
  return [button, onReturn];
}
