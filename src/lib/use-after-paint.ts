import { startTransition, useEffect, useState } from 'react';

/** Maximum wait for a frame, in ms: none is painted while the page is hidden. */
const NO_FRAME_MS = 100;

/**
 * Calls `call` once the next frame is painted.
 *
 * @returns a function that cancels the call
 */
function onPainted(call: () => void): () => void {
  let timer = setTimeout(call, NO_FRAME_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    // A task queued during the frame runs after it is painted.
    timer = setTimeout(call);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * A value that follows after the next frame, as a transition. `useDeferredValue` starts immediately, so that the
 * beginning of its work delays the frame that responds to the user.
 */
export function useAfterPaint<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (Object.is(shown, value)) return;
    return onPainted(() => startTransition(() => setShown(() => value)));
  }, [value, shown]);
  return shown;
}
