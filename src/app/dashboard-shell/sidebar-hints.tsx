import { useCallback, useEffect, useState, type ComponentType, type RefObject } from 'react';
import type { SidebarTooltipProps } from './sidebar-tooltip';

type Hint = Pick<SidebarTooltipProps, 'target' | 'label'>;

function hintAt(element: EventTarget | null): Hint | null {
  const target = element instanceof Element ? element.closest<HTMLElement>('[data-hint]') : null;
  return target?.dataset.hint === undefined ? null : { target, label: target.dataset.hint };
}

/**
 * Shows the `data-hint` of an element of the sidebar as a tooltip, while the element is hovered, touched or has the
 * focus by keyboard. One tooltip for all of them, whose code is loaded at its first use: one for each link caused half
 * of the function calls of a first visit.
 */
export function SidebarHints({ sidebar }: { sidebar: RefObject<HTMLElement | null> }) {
  const [hint, setHint] = useState<Hint | null>(null);
  const [Tooltip, setTooltip] = useState<ComponentType<SidebarTooltipProps> | null>(null);
  const dismiss = useCallback(() => setHint(null), []);

  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    function show(next: Hint | null) {
      setHint((shown) => (shown?.target === next?.target ? shown : next));
      if (!next) return;
      import('./sidebar-tooltip').then(
        (module) => setTooltip(() => module.SidebarTooltip),
        (error: unknown) => console.warn('Loading the tooltip of the sidebar failed', error),
      );
    }
    function onFocus({ target }: FocusEvent) {
      if (target instanceof Element && target.matches(':focus-visible')) show(hintAt(target));
    }
    const element = sidebar.current;
    element?.addEventListener('pointerover', ({ target }) => show(hintAt(target)), { signal });
    element?.addEventListener('pointerleave', dismiss, { signal });
    element?.addEventListener('focusin', onFocus, { signal });
    element?.addEventListener('focusout', dismiss, { signal });
    return () => ended.abort();
  }, [sidebar, dismiss]);

  return hint && Tooltip ? <Tooltip key={hint.label} {...hint} onDismiss={dismiss} /> : null;
}
