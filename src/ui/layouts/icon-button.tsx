import type { Icon } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import classes from './icon-button.module.css';

interface IconButtonProps {
  icon: Icon;
  /** What the button does, and to what. */
  label: string;
  /** A short label, shown on hover and focus. */
  hint: string;
  tone?: 'plain' | 'good' | 'bad';
  onClick: (event: MouseEvent) => void;
}

/** A button with an icon; its label is for assistive technology. */
export function IconButton({ icon: Picture, label, hint, tone = 'plain', onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className={classes.button}
      data-tone={tone}
      aria-label={label}
      data-hint={hint}
      onClick={onClick}
    >
      <Picture size={18} aria-hidden="true" />
    </button>
  );
}
