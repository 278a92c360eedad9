import { Switch, type SwitchProps } from '@mantine/core';
import classes from './switch-field.module.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';

/** A setting that is on or off: the label on the left, the switch on the right; the whole row is the target. */
export function SwitchField(props: SwitchProps) {
  return (
    <Switch
      classNames={{
        body: classes.body,
        labelWrapper: classes.text,
        label: classes.label,
        track: classes.track,
        thumb: classes.thumb,
      }}
      labelPosition="left"
      size="md"
      withThumbIndicator={false}
      {...props}
    />
  );
}
