import { useEffect, useState } from 'react';

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

/** The sidebar begins expanded where there is room and collapsed on a narrow screen. */
export function useSidebar(): Sidebar {
  const [narrow, setNarrow] = useState(() => matchMedia(NARROW_QUERY).matches);
  const [collapsed, setCollapsed] = useState(narrow);
  const covering = narrow && !collapsed;

  useEffect(() => {
    const query = matchMedia(NARROW_QUERY);
    const follow = (event: MediaQueryListEvent) => {
      setNarrow(event.matches);
      setCollapsed(event.matches);
    };
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    if (!covering) return undefined;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setCollapsed(true);
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [covering]);

  return {
    collapsed,
    covering,
    toggle: () => setCollapsed(!collapsed),
    uncover: () => {
      if (covering) setCollapsed(true);
    },
  };
}
