import { Checkbox, Group } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';

interface MultiChoiceFieldProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  values: readonly Value[];
  onChange: (values: Value[]) => void;
}

/** Multiple choice among a few options, all visible. The chosen values are in the order of the options. */
export function MultiChoiceField<Value extends string>({
  label,
  options,
  values,
  onChange,
}: MultiChoiceFieldProps<Value>) {
  return (
    <Checkbox.Group
      label={label}
      value={[...values]}
      onChange={(chosen) =>
        onChange(options.map(({ value }) => value).filter((value) => chosen.includes(value)))
      }
    >
      <Group gap="md">
        {options.map((option) => (
          <Checkbox key={option.value} value={option.value} label={option.label} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
