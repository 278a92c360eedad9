import { Switch, type SwitchProps } from '@mantine/core';
import classes from './switch-field.module.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';

/** Something that is on or off: what it is on the left, the switch on the right; all of it is the target. */
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
