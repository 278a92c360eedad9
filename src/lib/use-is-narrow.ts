import { useSyncExternalStore } from 'react';

/** The maximum width of a phone's screen. */
const NARROW_QUERY = '(max-width: 40em)';

const isNarrow = () => matchMedia(NARROW_QUERY).matches;

function onWidthChange(listener: () => void): () => void {
  const query = matchMedia(NARROW_QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is as narrow as a phone. Components that use it follow a change of its width. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(onWidthChange, isNarrow);
}
