import { useEffect, useRef } from 'react';
import { entryState, keyBeforeResult, setFollowed, stepsInResult } from './result-history';

/**
 * Lets Back close the shown result as if it were a separate page: on a tablet or with a remote control, this is what
 * users press. Links within the result add their own history entries, which Back goes through first.
 *
 * @param onClose called when the result has to be closed
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
      // Without a state, it could not be distinguished from the target of a link.
      history.replaceState(entryState(0), '');
      steps = 1;
      history.pushState(entryState(steps, before), '');
    }
    let { href } = location;
    function follow() {
      const isLink = history.state === null;
      // A link to the current URL replaces the entry of the page.
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
