import { Banner } from '@/ui/banner';
import { SubmitButton } from '@/ui/submit-button';
import classes from './save-bar.module.css';

interface SaveBarProps {
  busy: boolean;
  dirty: boolean;
  saved: boolean;
  problem: string | null;
}

/** Stays in sight at the foot of the page: how the form stands, and the button that saves it. */
export function SaveBar({ busy, dirty, saved, problem }: SaveBarProps) {
  return (
    <div className={classes.bar}>
      {problem ? <Banner tone="bad" message={problem} /> : null}
      {/* Always there, so that what appears in it is announced. */}
      <div className={classes.news} role="status">
        {saved ? <Banner tone="good" message="Settings updated successfully" /> : null}
        {dirty && !busy && !saved ? <p className={classes.dirty}>You have unsaved changes</p> : null}
      </div>
      <SubmitButton label="Save Changes" busyLabel="Saving changes..." busy={busy} />
    </div>
  );
}
