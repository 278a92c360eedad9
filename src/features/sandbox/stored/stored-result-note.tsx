import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useText } from '@/i18n/use-text';
import { useFormats } from '@/ui/use-formats';
import type { StoredPlace } from './place-of';
import classes from './stored-result-note.module.css';

interface StoredResultNoteProps {
  /** In ms since 1970. */
  analyzedAt: number;
  place: StoredPlace;
  onClose: () => void;
}

/** The note above a stored result. It takes the focus, which was in the list. */
export function StoredResultNote({ analyzedAt, place, onClose }: StoredResultNoteProps) {
  const t = useText();
  const { moment } = useFormats();
  const text = useRef<HTMLParagraphElement>(null);

  useEffect(() => text.current?.focus(), []);

  return (
    <div className={classes.note}>
      <p ref={text} className={classes.text} tabIndex={-1} aria-live="polite">
        {t(`sandbox.recent.opened.${place}`, { when: moment(analyzedAt) })}
      </p>
      <Button variant="default" size="sm" onClick={onClose}>
        {t('sandbox.recent.close')}
      </Button>
    </div>
  );
}
