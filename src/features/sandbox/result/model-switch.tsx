import { Switch, Text } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import '@mantine/core/styles/Text.layer.css';
import type { Understanding } from '@/contracts/understanding';
import { useText } from '@/i18n/use-text';

interface ModelSwitchProps {
  understanding: Understanding;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Shows what a model says about the scenes of a result, or takes it out of the page, its files and its verdicts. */
export function ModelSwitch({ understanding: { model, discarded }, isOn, onChange }: ModelSwitchProps) {
  const t = useText();
  const about = t('model.show-text', { model });
  return (
    <div>
      <Switch
        label={t('model.show')}
        aria-describedby="model-switch-about"
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <Text id="model-switch-about" size="xs" c="dimmed">
        {discarded > 0 ? `${about} ${t('model.discarded', { count: discarded })}` : about}
      </Text>
    </div>
  );
}
