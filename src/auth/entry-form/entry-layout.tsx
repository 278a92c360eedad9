import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '@/config/paths';
import { Countdown } from './countdown';
import classes from './entry-layout.module.css';
import { Logo } from '@/ui/layouts/logo';

interface EntryLayoutProps {
  title: string;
  lede: string;
  children: ReactNode;
}

/** The layout of the sign-in and sign-up pages: the form beside an illustration; on a phone, the form alone. */
export function EntryLayout({ title, lede, children }: EntryLayoutProps) {
  return (
    <div className={classes.layout}>
      <div className={classes.side}>
        <header>
          <Link href={paths.home} className={classes.home}>
            <Logo />
          </Link>
        </header>
        <main className={classes.main}>
          <h1 className={classes.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={classes.lede}>{lede}</p>
          {children}
        </main>
      </div>
      <div className={classes.picture}>
        <Countdown />
      </div>
    </div>
  );
}
