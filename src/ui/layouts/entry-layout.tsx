import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '@/config/paths';
import classes from './entry-layout.module.css';
import { FilmLeader } from './film-leader';
import { Logo } from './logo';

interface EntryLayoutProps {
  title: string;
  lede: string;
  children: ReactNode;
}

/** The pages at the door: a form on one side, the screen on the other; on a phone the form alone. */
export function EntryLayout({ title, lede, children }: EntryLayoutProps) {
  return (
    <div className={classes.layout}>
      <div className={classes.side}>
        <header className={classes.header}>
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
        <FilmLeader />
      </div>
    </div>
  );
}
