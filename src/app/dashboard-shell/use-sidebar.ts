import { useEffect, useState, useSyncExternalStore } from 'react';

/** Up to here an expanded sidebar would leave no room for the page: it lies over it instead. */
const NARROW_QUERY = '(max-width: 40em)';

interface Sidebar {
  collapsed: boolean;
  /** Expanded on a narrow screen: it covers the page. */
  covering: boolean;
  toggle: () => void;
  /** Gets out of the way when it covers the page. */
  uncover: () => void;
}

const isNarrow = () => matchMedia(NARROW_QUERY).matches;

function onWidthChange(listener: () => void): () => void {
  const query = matchMedia(NARROW_QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/**
 * The sidebar begins expanded where there is room and collapsed on a narrow screen. The user's last choice holds on a
 * screen of the same kind.
 */
export function useSidebar(): Sidebar {
  const narrow = useSyncExternalStore(onWidthChange, isNarrow);
  const [choice, setChoice] = useState<{ collapsed: boolean; narrow: boolean } | null>(null);
  const collapsed = choice?.narrow === narrow ? choice.collapsed : narrow;
  const covering = narrow && !collapsed;

  useEffect(() => {
    if (!covering) return undefined;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setChoice({ collapsed: true, narrow: true });
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [covering]);

  return {
    collapsed,
    covering,
    toggle: () => setChoice({ collapsed: !collapsed, narrow }),
    uncover: () => {
      if (covering) setChoice({ collapsed: true, narrow });
    },
  };
}
