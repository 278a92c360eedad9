import { useText } from '@/i18n/use-text';
import { CheckField } from '@/ui/fields/check-field';
import classes from './transcribe-field.module.css';

interface OnlyOnDeviceFieldProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** The choice of where results are stored. */
export function OnlyOnDeviceField({ checked, onChange }: OnlyOnDeviceFieldProps) {
  const t = useText();
  return (
    <div className={classes.field}>
      <CheckField
        label={t('sandbox.only-on-device.label')}
        description={t('sandbox.only-on-device.help')}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}
