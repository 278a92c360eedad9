import type { ReactNode } from 'react';
import classes from './switch-list.module.css';

/** Switches under one another, with a hairline between them. */
export function SwitchList({ children }: { children: ReactNode }) {
  return <div className={classes.list}>{children}</div>;
}
