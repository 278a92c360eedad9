import { useState } from 'react';
import { speechService } from '@/config/speech-service';
import { rememberChoice } from '@/lib/remembered-choice';

type Choice = 'on' | 'off';

const choice = rememberChoice<Choice>(
  'scenecue.transcribe',
  (value) => (value === 'on' || value === 'off' ? value : null),
  'off',
);

/**
 * Whether this device asks for speech to be written down: off until the user switches it on, and never where the
 * installation has no service for it.
 */
export function useTranscribe(): [isWanted: boolean, setWanted: (isWanted: boolean) => void] {
  const [isWanted, setWanted] = useState(() => speechService() !== undefined && choice.read() === 'on');
  return [
    isWanted,
    (next) => {
      choice.write(next ? 'on' : 'off');
      setWanted(next);
    },
  ];
}
