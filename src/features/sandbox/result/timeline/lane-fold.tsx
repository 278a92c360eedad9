import { Button } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useState, type ReactNode } from 'react';

interface LaneFoldProps {
  label: string;
  isOpenAtFirst: boolean;
  children: ReactNode;
}

/** Lanes under a heading that folds them. */
export function LaneFold({ label, isOpenAtFirst, children }: LaneFoldProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <li>
      {/* As wide as the tracks, so that arrow keys reach it from everything above it. */}
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        fullWidth
        justify="flex-start"
        px={0}
        data-stays="true"
        leftSection={<Chevron size={16} aria-hidden="true" />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen ? <ul>{children}</ul> : null}
    </li>
  );
}
