import type { ReactNode } from 'react';
import { Logo } from '@/ui/layouts/logo';
import classes from './message-page.module.css';

interface MessagePageProps {
  title: string;
  text: string;
  /** What it is about: a URL. */
  detail?: string;
  illustration?: ReactNode;
  /** False inside a page that already has a `main` element. */
  standsAlone?: boolean;
  /** Buttons and links. */
  children: ReactNode;
}

/** A page with a single message. */
export function MessagePage({
  title,
  text,
  detail,
  illustration,
  standsAlone = true,
  children,
}: MessagePageProps) {
  const Part = standsAlone ? 'main' : 'div';
  return (
    <Part className={classes.page} data-stands-alone={standsAlone}>
      {standsAlone ? <Logo /> : null}
      {illustration}
      <h1 className={classes.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={classes.text}>{text}</p>
      {detail ? <p className={classes.detail}>{detail}</p> : null}
      <div className={classes.actions}>{children}</div>
    </Part>
  );
}
