import { Button } from '@mantine/core';
import { Dialog } from './dialog';
import classes from './dialog.module.css';

interface QuestionProps {
  opened: boolean;
  title: string;
  text: string;
  /** The harmless answer: it comes first, stands out, and has the focus. Escape gives it too. */
  cancel: string;
  onCancel: () => void;
  answers: readonly { label: string; onClick: () => void }[];
}

/** Asks before something is done that cannot be undone. */
export function Question({ opened, title, text, cancel, onCancel, answers }: QuestionProps) {
  return (
    <Dialog role="alertdialog" opened={opened} title={title} description={text} onClose={onCancel}>
      <div className={classes.actions}>
        <Button onClick={onCancel}>{cancel}</Button>
        {answers.map(({ label, onClick }) => (
          <Button key={label} variant="default" onClick={onClick}>
            {label}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
