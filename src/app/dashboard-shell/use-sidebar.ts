import { useEffect, useState } from 'react';
import { useIsNarrow } from '@/lib/use-is-narrow';

interface Sidebar {
  collapsed: boolean;
  /** Expanded on a narrow screen: it covers the page. */
  covering: boolean;
  toggle: () => void;
  /** Collapses the sidebar if it covers the page. */
  uncover: () => void;
}

/**
 * The sidebar starts expanded where there is room, and collapsed on a narrow screen. The user's last choice applies to
 * a screen of the same kind.
 */
export function useSidebar(): Sidebar {
  // On a narrow screen an expanded sidebar would leave no room for the page: it covers the page instead.
  const narrow = useIsNarrow();
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
