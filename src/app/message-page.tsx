import type { ReactNode } from 'react';
import { Logo } from '@/ui/logo';
import classes from './message-page.module.css';

interface MessagePageProps {
  title: string;
  text: string;
  /** False inside a page that has its main part already. */
  standsAlone?: boolean;
  /** The ways out. */
  children: ReactNode;
}

/** A page that has one thing to say. */
export function MessagePage({ title, text, standsAlone = true, children }: MessagePageProps) {
  const Part = standsAlone ? 'main' : 'div';
  return (
    <Part className={classes.page}>
      {standsAlone ? <Logo /> : null}
      <h1 className={classes.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={classes.text}>{text}</p>
      <div className={classes.actions}>{children}</div>
    </Part>
  );
}
