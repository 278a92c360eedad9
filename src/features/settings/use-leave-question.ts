import { useLayoutEffect, useRef, useState } from 'react';
import { guardLeaving } from '@/lib/leave-guard';

interface LeaveQuestion {
  /** True while the question is shown. */
  asked: boolean;
  leave: () => void;
  stay: () => void;
}

/** While `dirty`, asks the user before anything leaves the page. */
export function useLeaveQuestion(dirty: boolean): LeaveQuestion {
  const [asked, setAsked] = useState(false);
  const pending = useRef<(() => void) | null>(null);

  // A layout effect: on unmount, the guard is removed before a redirect that replaces the page navigates.
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
