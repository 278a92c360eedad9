import { speechService } from '@/config/speech-service';
import { useText } from '@/i18n/use-text';
import { CheckField } from '@/ui/fields/check-field';
import classes from './transcribe-field.module.css';

interface TranscribeFieldProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/**
 * The choice to have speech written down by the service of this installation, with what that means; nothing where there
 * is no such service.
 */
export function TranscribeField({ checked, onChange, disabled = false }: TranscribeFieldProps) {
  const t = useText();
  const service = speechService();
  if (!service) return null;
  const { host, minutesPerDay } = service;
  return (
    <div className={classes.field}>
      <CheckField
        label={t('sandbox.transcribe.label')}
        description={t('sandbox.transcribe.help', { host, minutes: minutesPerDay })}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}
