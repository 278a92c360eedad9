import {
  useCallback,
  useState,
  type ComponentProps,
  type ComponentType,
  type FocusEvent,
  type PointerEvent,
} from 'react';
import type { SidebarTooltipProps } from './sidebar-tooltip';

type Hint = Pick<SidebarTooltipProps, 'target' | 'label'>;

function hintAt(element: EventTarget): Hint | null {
  const target = element instanceof Element ? element.closest<HTMLElement>('[data-hint]') : null;
  return target?.dataset.hint === undefined ? null : { target, label: target.dataset.hint };
}

/**
 * A landmark that shows the `data-hint` of an element in it as a tooltip, while the element is hovered, touched or has
 * the focus by keyboard. One tooltip for all of them, whose code is loaded at its first use: one for each would be a
 * third of the work of the first render.
 */
export function HintedSidebar({ children, ...aside }: ComponentProps<'aside'>) {
  const [hint, setHint] = useState<Hint | null>(null);
  const [Tooltip, setTooltip] = useState<ComponentType<SidebarTooltipProps> | null>(null);
  const dismiss = useCallback(() => setHint(null), []);

  function show(next: Hint | null) {
    setHint((shown) => (shown?.target === next?.target ? shown : next));
    if (!next || Tooltip) return;
    import('./sidebar-tooltip').then(
      (module) => setTooltip(() => module.SidebarTooltip),
      (error: unknown) => console.warn('Loading the tooltip of the sidebar failed', error),
    );
  }

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    if (target.matches(':focus-visible')) show(hintAt(target));
  }

  return (
    <aside
      {...aside}
      onPointerOver={({ target }: PointerEvent<HTMLElement>) => show(hintAt(target))}
      onPointerLeave={dismiss}
      onFocus={onFocus}
      onBlur={dismiss}
    >
      {children}
      {hint && Tooltip ? <Tooltip key={hint.label} {...hint} onDismiss={dismiss} /> : null}
    </aside>
  );
}
