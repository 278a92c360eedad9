import { useText } from '@/i18n/use-text';
import { useFormats } from '@/ui/use-formats';
import type { Source } from './sample-data';
import classes from './source-list.module.css';

/** The sources of views, each with its share as a number and as a bar. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  const t = useText();
  const { percent } = useFormats();
  return (
    <ol className={classes.list}>
      {sources.map(({ label, share }) => (
        <li key={label} className={classes.source}>
          <span>{t(label)}</span> <span className={classes.share}>{percent(share)}</span>
          <span className={classes.track} aria-hidden="true">
            <span className={classes.bar} style={{ width: `${share * 100}%` }} />
          </span>
        </li>
      ))}
    </ol>
  );
}
