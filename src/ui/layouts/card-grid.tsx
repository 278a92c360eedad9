import type { ReactNode } from 'react';
import classes from './card.module.css';

interface CardGridProps {
  /** For cards with fields: at most two per row. */
  wide?: boolean;
  children: ReactNode;
}

/** Cards side by side, as many as fit. */
export function CardGrid({ wide = false, children }: CardGridProps) {
  return (
    <div className={classes.grid} data-wide={wide}>
      {children}
    </div>
  );
}
