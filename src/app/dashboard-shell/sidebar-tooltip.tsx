import { Tooltip } from '@mantine/core';
import { useDeferredValue, useEffect } from 'react';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Tooltip.layer.css';

export interface SidebarTooltipProps {
  /** The element next to which it is shown. */
  target: HTMLElement;
  label: string;
  onDismiss: () => void;
}

export function SidebarTooltip({ target, label, onDismiss }: SidebarTooltipProps) {
  // The tooltip knows its target after its first effect: opened before, it would flash in a corner.
  const isOpen = useDeferredValue(true, false);

  useEffect(() => {
    const dismiss = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onDismiss();
    };
    addEventListener('keydown', dismiss);
    return () => removeEventListener('keydown', dismiss);
  }, [onDismiss]);

  return <Tooltip target={target} label={label} opened={isOpen} position="right" offset={12} />;
}
