import { Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Tooltip.layer.css';

interface SidebarTooltipProps {
  label: string;
  /** Only a collapsed sidebar needs it: otherwise the label can be read. */
  enabled: boolean;
  children: ReactElement;
}

export function SidebarTooltip({ label, enabled, children }: SidebarTooltipProps) {
  return (
    <Tooltip
      label={label}
      position="right"
      offset={12}
      disabled={!enabled}
      events={{ hover: true, focus: true, touch: true }}
    >
      {children}
    </Tooltip>
  );
}
