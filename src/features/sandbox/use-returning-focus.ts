import { useCallback, useRef, type RefCallback } from 'react';

/**
 * For a button that is replaced by the view that it opens: it gets the focus back when the view has closed.
 *
 * @returns the ref of the button, and a function to be called when the view closes
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
