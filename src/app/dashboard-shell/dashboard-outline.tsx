import { FullPageSpinner } from '../full-page-spinner';
import { PageHeading } from '../page-heading';
import classes from './dashboard-shell.module.css';

interface DashboardOutlineProps {
  /** Null where only the page knows its heading. */
  heading: { title: string; lede: string } | null;
}

/** A page of the dashboard before its code is loaded: the heading in its place. Used only by the build. */
export function DashboardOutline({ heading }: DashboardOutlineProps) {
  return (
    <div className={classes.shell}>
      <div className={classes.place} />
      <main>
        <div className={classes.page}>
          {heading ? <PageHeading title={heading.title}>{heading.lede}</PageHeading> : null}
          <FullPageSpinner room="form" />
        </div>
      </main>
    </div>
  );
}
