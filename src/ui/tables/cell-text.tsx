import { Text } from '@mantine/core';
import '@mantine/core/styles/Text.layer.css';

interface CellTextProps {
  text: string;
  /** Shown if there is no text. */
  missing?: string;
  isSoft?: boolean;
}

/** Text that a user has entered, of any length and in either writing direction: at most three lines of it. */
export function CellText({ text, missing = '—', isSoft = false }: CellTextProps) {
  const isMissing = text.trim() === '';
  return (
    <Text inherit lineClamp={3} ta="start" dir="auto" {...(isSoft || isMissing ? { c: 'dimmed' } : {})}>
      {isMissing ? missing : text}
    </Text>
  );
}
