import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import type { ReactNode } from 'react';
import classes from './banner.module.css';

interface BannerProps {
  tone: 'good' | 'neutral' | 'bad' | 'warn';
  /** The message itself, alone in its element. */
  message: string;
  /** What helps to understand it. */
  children?: ReactNode;
}

/**
 * A message that stands in the page. A failure interrupts a listener by itself; good news is announced by
 * the live region of the page that shows it, which must be there before.
 */
export function Banner({ tone, message, children }: BannerProps) {
  const Icon = tone === 'good' || tone === 'neutral' ? IconCircleCheck : IconAlertTriangle;
  return (
    <div className={classes.banner} data-tone={tone} {...(tone === 'bad' ? { role: 'alert' } : {})}>
      <Icon className={classes.icon} size={20} aria-hidden="true" />
      <div>
        <p className={classes.message}>{message}</p>
        {children ? <p className={classes.detail}>{children}</p> : null}
      </div>
    </div>
  );
}
