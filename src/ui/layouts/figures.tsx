import type { ReactNode } from 'react';
import classes from './figures.module.css';

interface Figure {
  label: string;
  value: string;
  note?: ReactNode;
}

interface FiguresProps {
  /** Names the group. */
  label: string;
  figures: readonly Figure[];
}

/** A few key figures, large enough to be read at a glance. */
export function Figures({ label, figures }: FiguresProps) {
  return (
    <section className={classes.section} aria-label={label}>
      <dl className={classes.figures}>
        {figures.map((figure) => (
          <div key={figure.label} className={classes.figure}>
            <dt className={classes.label}>{figure.label}</dt>
            <dd className={classes.value}>{figure.value}</dd>
            {figure.note ? <dd className={classes.note}>{figure.note}</dd> : null}
          </div>
        ))}
      </dl>
    </section>
  );
}
