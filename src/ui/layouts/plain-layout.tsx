import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '@/config/paths';
import { useText } from '@/i18n/use-text';
import { Logo } from './logo';
import classes from './plain-layout.module.css';

/** A page of text outside the dashboard, with a link back to the home page. */
export function PlainLayout({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <div className={classes.layout}>
      <header className={classes.header}>
        <Logo />
        <Link href={paths.home} className={classes.back}>
          <IconArrowLeft size={18} aria-hidden="true" />
          {t('ui.back-to-home')}
        </Link>
      </header>
      <main className={classes.main}>{children}</main>
    </div>
  );
}
