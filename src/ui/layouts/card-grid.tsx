import type { ReactNode } from 'react';
import classes from './card-grid.module.css';

interface CardGridProps {
  /** For cards with fields: at most two per row. */
  wide?: boolean;
  children: ReactNode;
}

/** Cards side by side, as many as fit. Mantine's grid writes a style element, which the policy of the site forbids. */
export function CardGrid({ wide = false, children }: CardGridProps) {
  return (
    <div className={classes.grid} data-wide={wide}>
      {children}
    </div>
  );
}
