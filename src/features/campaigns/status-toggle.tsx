import { SwitchField } from '@/ui/switch-field';
import type { Campaign } from './campaign';
import classes from './status-toggle.module.css';

interface StatusToggleProps {
  campaign: Campaign;
  onToggle: () => void;
}

/** On while the campaign is active. The word beside it is for the eye: the switch says the same itself. */
export function StatusToggle({ campaign: { name, status }, onToggle }: StatusToggleProps) {
  const active = status === 'active';
  return (
    <div className={classes.toggle} data-active={active}>
      <SwitchField aria-label={`Active: ${name}`} checked={active} onChange={onToggle} />
      <span aria-hidden="true">{active ? 'Active' : 'Paused'}</span>
    </div>
  );
}
