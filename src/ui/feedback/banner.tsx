import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import type { ReactNode } from 'react';
import classes from './banner.module.css';

interface BannerProps {
  tone: 'good' | 'neutral' | 'bad' | 'warn';
  /** The message itself, alone in its element. */
  message: string;
  /** An explanation of the message. */
  children?: ReactNode;
}

/**
 * A message within the page. A `bad` one interrupts a screen reader by itself. Good news is announced by a live region
 * of the page, which must be rendered before.
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
