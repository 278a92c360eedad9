import { useLayoutEffect, useRef, useState } from 'react';
import { guardLeaving } from '@/lib/leave-guard';

interface LeaveQuestion {
  /** True while the user is asked. */
  asked: boolean;
  leave: () => void;
  stay: () => void;
}

/** While `dirty`, everything that would leave the page asks first. */
export function useLeaveQuestion(dirty: boolean): LeaveQuestion {
  const [asked, setAsked] = useState(false);
  const pending = useRef<(() => void) | null>(null);

  // A layout effect: when the page is gone, the guard is gone before a redirect in its place navigates.
  useLayoutEffect(() => {
    if (!dirty) return undefined;
    return guardLeaving((go) => {
      pending.current = go;
      setAsked(true);
    });
  }, [dirty]);

  return {
    asked,
    leave: () => {
      setAsked(false);
      pending.current?.();
    },
    stay: () => setAsked(false),
  };
}
