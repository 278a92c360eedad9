import { FullPageSpinner } from '@/ui/feedback/full-page-spinner';
import { PageHeading } from '../page-heading';
import classes from './dashboard-shell.module.css';

interface DashboardOutlineProps {
  title: string;
  lede: string;
}

/** A page of the dashboard before its code is loaded: the heading in its place. Used only by the build. */
export function DashboardOutline({ title, lede }: DashboardOutlineProps) {
  return (
    <div className={classes.shell}>
      <div className={classes.place} />
      <main>
        <div className={classes.page}>
          <PageHeading title={title}>{lede}</PageHeading>
          <FullPageSpinner room="form" />
        </div>
      </main>
    </div>
  );
}
