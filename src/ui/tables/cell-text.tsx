import classes from './cell-text.module.css';

interface CellTextProps {
  text: string;
  /** Shown if there is no text. */
  missing?: string;
  tone?: 'plain' | 'whole' | 'soft';
}

/** Text that a user has entered, of any length and in either writing direction. */
export function CellText({ text, missing = '—', tone = 'plain' }: CellTextProps) {
  return text.trim() === '' ? (
    <span className={classes.missing}>{missing}</span>
  ) : (
    <span className={classes.text} data-tone={tone} dir="auto">
      {text}
    </span>
  );
}
