import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useText } from '@/i18n/use-text';
import { useFormats } from '@/ui/use-formats';
import classes from './kept-note.module.css';

interface KeptNoteProps {
  /** In milliseconds since 1970. */
  analyzedAt: number;
  onClose: () => void;
}

/** Above a result that was opened again: that it is not of now. Takes the focus, which was in the list. */
export function KeptNote({ analyzedAt, onClose }: KeptNoteProps) {
  const t = useText();
  const { moment } = useFormats();
  const text = useRef<HTMLParagraphElement>(null);

  useEffect(() => text.current?.focus(), []);

  return (
    <div className={classes.note}>
      <p ref={text} className={classes.text} tabIndex={-1}>
        {t('sandbox.recent.opened', { when: moment(analyzedAt) })}
      </p>
      <Button variant="default" size="sm" onClick={onClose}>
        {t('sandbox.recent.close')}
      </Button>
    </div>
  );
}
