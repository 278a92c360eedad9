import { useId, type ReactNode } from 'react';
import classes from './card.module.css';

interface CardProps {
  title: string;
  /** An action, at the bottom of the card. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of a page with its own title. */
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
