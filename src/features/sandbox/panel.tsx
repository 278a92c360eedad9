import type { ReactNode } from 'react';
import classes from './panel.module.css';

interface PanelProps {
  /** Of the heading, which links lead to. */
  id: string;
  title: string;
  text?: ReactNode;
  /** For a layout of its own. */
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
