import { useEffect, useRef } from 'react';
import { useText } from '@/i18n/use-text';
import classes from './video-player.module.css';

/** Said once, in the place of all that would play. Takes the focus where a control that had it is gone. */
export function CannotPlay() {
  const t = useText();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) text.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p ref={text} className={classes.cannot} tabIndex={-1}>
      {t('sandbox.player.cannot')}
    </p>
  );
}
