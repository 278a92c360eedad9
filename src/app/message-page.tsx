import type { ReactNode } from 'react';
import { Logo } from '@/ui/layouts/logo';
import classes from './message-page.module.css';

interface MessagePageProps {
  title: string;
  text: string;
  /** What it is about, word for word: an address. */
  detail?: string;
  picture?: ReactNode;
  /** False inside a page that has its main part already. */
  standsAlone?: boolean;
  /** The ways out. */
  children: ReactNode;
}

/** A page that has one thing to say. */
export function MessagePage({
  title,
  text,
  detail,
  picture,
  standsAlone = true,
  children,
}: MessagePageProps) {
  const Part = standsAlone ? 'main' : 'div';
  return (
    <Part className={classes.page} data-stands-alone={standsAlone}>
      {standsAlone ? <Logo /> : null}
      {picture ? <div className={classes.picture}>{picture}</div> : null}
      <h1 className={classes.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={classes.text}>{text}</p>
      {detail ? <p className={classes.detail}>{detail}</p> : null}
      <div className={classes.actions}>{children}</div>
    </Part>
  );
}
