import { useState } from 'react';
import { rememberChoice } from '@/lib/remembered-choice';

const choice = rememberChoice<'on' | 'off'>(
  'scenecue.only-on-device',
  (value) => (value === 'on' || value === 'off' ? value : null),
  'off',
);

/** Whether the results of this device are stored only on it: off until the user switches it on. */
export function useOnlyOnDevice(): [isWanted: boolean, setWanted: (isWanted: boolean) => void] {
  const [isWanted, setWanted] = useState(() => choice.read() === 'on');
  return [
    isWanted,
    (next) => {
      choice.write(next ? 'on' : 'off');
      setWanted(next);
    },
  ];
}
