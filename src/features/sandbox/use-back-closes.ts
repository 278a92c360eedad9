import { useEffect, useRef } from 'react';
import { entryState, keyBeforeResult, setFollowed, stepsInResult } from './result-history';

/**
 * Lets Back close the result that is shown, as it would leave a page of its own: on a tablet or a remote control it is
 * what people press. Links within the result add entries of their own, which Back goes through first.
 *
 * @param onClose the result is to be closed
 */
export function useBackCloses(onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });

  useEffect(() => {
    let steps = stepsInResult();
    const before = keyBeforeResult();
    if (steps === 0) {
      // Without a state it could not be told from the target of a link.
      history.replaceState(entryState(0), '');
      steps = 1;
      history.pushState(entryState(steps, before), '');
    }
    let { href } = location;
    function follow() {
      const isLink = history.state === null;
      // A link to where the page is already takes the place of its entry.
      const added = location.href === href ? 0 : 1;
      href = location.href;
      steps = isLink ? steps + added : stepsInResult();
      if (isLink) history.replaceState(entryState(steps, before), '');
      if (steps === 0) latest.current();
    }
    addEventListener('popstate', follow);
    setFollowed(true);
    return () => {
      removeEventListener('popstate', follow);
      setFollowed(false);
    };
  }, []);
}
