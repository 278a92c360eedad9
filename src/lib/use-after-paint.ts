import { startTransition, useEffect, useState } from 'react';

/** Where no frame is painted, as in a page that is not seen, it is not waited for longer, in ms. */
const NO_FRAME_MS = 100;

/**
 * Calls once the next frame is painted.
 *
 * @returns keeps the call from being made
 */
function onPainted(call: () => void): () => void {
  let timer = setTimeout(call, NO_FRAME_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    // A task behind the frame runs when it is painted.
    timer = setTimeout(call);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Resolves once the next frame is painted: what starts then does not delay the answer to a press. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    onPainted(resolve);
  });
}

/**
 * A value that follows after the next frame, without haste. `useDeferredValue` begins at once, and so delays the frame
 * that answers the person by the first parts of its work.
 */
export function useAfterPaint<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (Object.is(shown, value)) return;
    return onPainted(() => startTransition(() => setShown(() => value)));
  }, [value, shown]);
  return shown;
}
