import { Button } from '@mantine/core';
import { Spinner } from '../feedback/spinner';

interface SubmitButtonProps {
  label: string;
  busyLabel: string;
  busy: boolean;
  /** Another operation has to finish first. */
  disabled?: boolean;
  fullWidth?: boolean;
}

/** Submits a form. While busy it shows another label and a spinner, and cannot be pressed again. */
export function SubmitButton({
  label,
  busyLabel,
  busy,
  disabled = false,
  fullWidth = false,
}: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      disabled={busy || disabled}
      fullWidth={fullWidth}
      leftSection={busy ? <Spinner /> : null}
    >
      {busy ? busyLabel : label}
    </Button>
  );
}
