import { useLayoutEffect, useRef, useState } from 'react';
import { guardLeaving } from '@/lib/leave-guard';

interface LeaveQuestion {
  /** True while the question is shown. */
  asked: boolean;
  leave: () => void;
  stay: () => void;
}

/**
 * While `dirty`, asks the user before anything leaves the page.
 *
 * @param area the path below which nothing is lost; by default only the page itself
 */
export function useLeaveQuestion(dirty: boolean, area?: string): LeaveQuestion {
  const [asked, setAsked] = useState(false);
  const pending = useRef<(() => void) | null>(null);

  // A layout effect: on unmount, the guard is removed before a redirect that replaces the page navigates.
  useLayoutEffect(() => {
    if (!dirty) return undefined;
    const end = guardLeaving((go) => {
      pending.current = go;
      setAsked(true);
    }, area);
    return () => {
      end();
      // Nothing would be lost any more: the question is answered.
      setAsked(false);
    };
  }, [dirty, area]);

  return {
    asked,
    leave: () => {
      setAsked(false);
      pending.current?.();
    },
    stay: () => setAsked(false),
  };
}
