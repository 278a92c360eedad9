import { useState } from 'react';
import { sceneService, speechService } from '@/config/services';
import { rememberChoice } from '@/lib/remembered-choice';

type Choice = 'on' | 'off';

/** A choice of this device, for all its users. */
interface DeviceSwitch {
  isOn: () => boolean;
  set: (isOn: boolean) => void;
}

/** @param isPossible whether the installation has what is switched on */
function deviceSwitch(key: string, usual: Choice, isPossible = () => true): DeviceSwitch {
  const toChoice = (value: unknown) => (value === 'on' || value === 'off' ? value : null);
  const choice = rememberChoice<Choice>(key, toChoice, usual);
  return {
    isOn: () => isPossible() && choice.read() === 'on',
    set: (isOn) => choice.write(isOn ? 'on' : 'off'),
  };
}

/** Whether speech is to be written down, and scenes are to be described, by a service of the installation. */
export const TRANSCRIBE = deviceSwitch('scenecue.transcribe', 'off', () => speechService() !== undefined);
export const UNDERSTAND = deviceSwitch('scenecue.understand', 'off', () => sceneService() !== undefined);
/** Whether the results of this device are stored only on it. */
export const ONLY_ON_DEVICE = deviceSwitch('scenecue.only-on-device', 'off');
/** Whether results show what a model says about them. */
export const MODEL_SAYS = deviceSwitch('scenecue.model-says', 'on');

/** A switch, as long as its component is shown. */
export function useDeviceSwitch(of: DeviceSwitch): [isOn: boolean, setOn: (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(of.isOn);
  return [
    isOn,
    (next) => {
      of.set(next);
      setIsOn(next);
    },
  ];
}
