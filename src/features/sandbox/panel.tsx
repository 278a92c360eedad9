import type { ReactNode } from 'react';
import classes from './panel.module.css';

interface PanelProps {
  /** The id of the heading, for links to it. */
  id: string;
  title: string;
  text?: ReactNode;
  /** For a different layout. */
  className?: string | undefined;
  children: ReactNode;
}

/** A part of the result with a heading. */
export function Panel({ id, title, text, className = '', children }: PanelProps) {
  return (
    <section className={`${classes.panel} ${className}`} aria-labelledby={id}>
      <div>
        <h3 id={id} tabIndex={-1} className={classes.title}>
          {title}
        </h3>
        {text === undefined ? null : <p className={classes.text}>{text}</p>}
      </div>
      {children}
    </section>
  );
}
