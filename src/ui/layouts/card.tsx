import { useId, type ReactNode } from 'react';
import classes from './card.module.css';

interface CardProps {
  title: string;
  /** What can be done with it, at the foot. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a page with a name of its own. */
export function Card({ title, action, children }: CardProps) {
  const titleId = useId();
  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {title}
      </h2>
      <div className={classes.content}>{children}</div>
      {action ? <div className={classes.action}>{action}</div> : null}
    </section>
  );
}
