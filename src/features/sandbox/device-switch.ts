import { useState } from 'react';
import { sceneService, speechService } from '@/config/services';
import { choiceOfUser, rememberChoice } from '@/lib/remembered-choice';

type Choice = 'on' | 'off';

/** A choice that this device remembers. */
interface DeviceSwitch {
  isOn: () => boolean;
  set: (isOn: boolean) => void;
}

/**
 * @param key its name in the browser's storage
 * @param isPossible whether the installation has what is switched on
 */
function deviceSwitch(key: string, usual: Choice, isPossible = () => true): DeviceSwitch {
  const toChoice = (value: unknown) => (value === 'on' || value === 'off' ? value : null);
  const choice = rememberChoice<Choice>(key, toChoice, usual);
  return {
    isOn: () => isPossible() && choice.read() === 'on',
    set: (isOn) => choice.write(isOn ? 'on' : 'off'),
  };
}

/** A switch of one user, off at first. Earlier versions remembered it for all: the first user to come takes it over. */
function userSwitch(name: string, isPossible?: () => boolean) {
  const ofAll = deviceSwitch(`scenecue.${name}`, 'off');
  return (uid = ''): DeviceSwitch => {
    const ofUser = deviceSwitch(choiceOfUser(uid, name), 'off', isPossible);
    if (uid && ofAll.isOn()) {
      ofUser.set(true);
      ofAll.set(false);
    }
    return ofUser;
  };
}

/** Whether speech is to be written down, and scenes are to be described, by a service of the installation. */
export const transcribeOf = userSwitch('transcribe', () => speechService() !== undefined);
export const understandOf = userSwitch('understand', () => sceneService() !== undefined);
/** Whether the results of this device are stored only on it. */
export const onlyOnDeviceOf = userSwitch('only-on-device');
/** Whether results show what a model says about them; for all users of the device. */
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
