import classes from './coming-later.module.css';
import { PageHeading } from './page-heading';

interface ComingLaterProps {
  title: string;
  /** One sentence: what this page will be for. */
  purpose: string;
}

/** A page that is announced but not built. It says so, and shows nothing that is not there. */
export function ComingLater({ title, purpose }: ComingLaterProps) {
  return (
    <>
      <PageHeading title={title} />
      <section className={classes.empty}>
        <svg className={classes.frame} viewBox="0 0 120 76" aria-hidden="true">
          <rect x="2" y="2" width="116" height="72" rx="12" />
          <circle cx="100" cy="19" r="5.5" />
        </svg>
        <p className={classes.statement}>This page comes later.</p>
        <p className={classes.purpose}>{purpose}</p>
      </section>
    </>
  );
}
