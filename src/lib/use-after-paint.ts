import { startTransition, useEffect, useState } from 'react';

/** Where no frame is painted, as in a page that is not seen, it is not waited for longer, in ms. */
const NO_FRAME_MS = 100;

/**
 * A value that follows after the next frame, without haste. `useDeferredValue` begins at once, and so delays the frame
 * that answers the person by the first parts of its work.
 */
export function useAfterPaint<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (Object.is(shown, value)) return;
    let timer = setTimeout(follow, NO_FRAME_MS);
    function follow() {
      startTransition(() => setShown(() => value));
    }
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      // A task behind the frame runs when it is painted.
      timer = setTimeout(follow);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value, shown]);
  return shown;
}
