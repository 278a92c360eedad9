import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Banner } from './banner';
import classes from './corner-alert.module.css';

interface CornerAlertProps {
  message: string;
  onDismiss: () => void;
}

/** A failure that belongs to no field: fixed in the lower right corner until it is dismissed. */
export function CornerAlert({ message, onDismiss }: CornerAlertProps) {
  return (
    <div className={classes.corner}>
      <Banner tone="bad" message={message} />
      <button type="button" className={classes.dismiss} onClick={onDismiss} aria-label="Dismiss">
        <IconX size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
