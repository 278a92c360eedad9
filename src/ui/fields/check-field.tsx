import { Checkbox, type CheckboxProps } from '@mantine/core';
import classes from './check-field.module.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';

/** A checkbox; its label is part of the target. */
export function CheckField(props: CheckboxProps) {
  return (
    <Checkbox
      classNames={{
        body: classes.body,
        inner: classes.inner,
        label: classes.label,
        description: classes.description,
      }}
      radius={5}
      {...props}
    />
  );
}
