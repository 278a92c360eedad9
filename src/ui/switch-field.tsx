import { Switch, type SwitchProps } from '@mantine/core';
import classes from './switch-field.module.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';

/** On or off; its label is part of the target. */
export function SwitchField(props: SwitchProps) {
  return (
    <Switch
      size="md"
      withThumbIndicator={false}
      classNames={{
        body: classes.body ?? '',
        label: classes.label ?? '',
        track: classes.track ?? '',
        thumb: classes.thumb ?? '',
        input: classes.input ?? '',
      }}
      {...props}
    />
  );
}
