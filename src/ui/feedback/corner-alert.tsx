import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useText } from '@/i18n/use-text';
import { Banner } from './banner';
import classes from './corner-alert.module.css';

interface CornerAlertProps {
  message: string;
  onDismiss: () => void;
}

/** A failure that belongs to no field: fixed in the lower right corner until it is dismissed. */
export function CornerAlert({ message, onDismiss }: CornerAlertProps) {
  const t = useText();
  return (
    <div className={classes.corner}>
      <Banner tone="bad" message={message} />
      <button type="button" className={classes.dismiss} onClick={onDismiss} aria-label={t('shell.dismiss')}>
        <IconX size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
