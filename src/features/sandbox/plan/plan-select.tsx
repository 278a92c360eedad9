import type { NativeSelectProps } from '@mantine/core';
import { useState } from 'react';
import { SelectField } from '@/ui/fields/select-field';

interface PlanSelectProps extends Omit<NativeSelectProps, 'value' | 'onChange'> {
  /** The value in the plan, which follows a choice with a delay. */
  value: string;
  onChange: (value: string) => void;
}

/** A choice that the plan depends on: it shows the chosen value at once, while the plan still has the previous one. */
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
