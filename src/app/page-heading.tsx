import type { ReactNode } from 'react';
import classes from './page-heading.module.css';

interface PageHeadingProps {
  title: string;
  /** One sentence about what the page shows and what the user can do there. */
  children?: ReactNode;
}

/** The head of a page. The title takes the focus after a change of route. */
export function PageHeading({ title, children }: PageHeadingProps) {
  return (
    <header className={classes.heading}>
      <h1 className={classes.title} tabIndex={-1}>
        {title}
      </h1>
      {children ? <p className={classes.lede}>{children}</p> : null}
    </header>
  );
}
