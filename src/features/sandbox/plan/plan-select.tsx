import type { NativeSelectProps } from '@mantine/core';
import { useState } from 'react';
import { SelectField } from '@/ui/fields/select-field';

interface PlanSelectProps extends Omit<NativeSelectProps, 'value' | 'onChange'> {
  /** As the plan has it, which follows a choice later. */
  value: string;
  onChange: (value: string) => void;
}

/** A choice that the plan is made by: it shows at once what was chosen, and not what the plan still has. */
export function PlanSelect({ value, onChange, ...others }: PlanSelectProps) {
  const [chosen, setChosen] = useState<{ value: string; over: string } | null>(null);
  if (chosen && chosen.over !== value) setChosen(null);
  return (
    <SelectField
      {...others}
      value={chosen?.over === value ? chosen.value : value}
      onChange={({ currentTarget }) => {
        setChosen({ value: currentTarget.value, over: value });
        onChange(currentTarget.value);
      }}
    />
  );
}
