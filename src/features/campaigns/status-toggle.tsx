import { useText } from '@/i18n/use-text';
import { SwitchField } from '@/ui/fields/switch-field';
import { useShownName } from '@/ui/use-shown-name';
import { statusLabels, type Campaign } from './campaign';
import classes from './status-toggle.module.css';

interface StatusToggleProps {
  campaign: Campaign;
  onToggle: () => void;
}

/** On while the campaign is active. The text beside the switch is hidden from assistive technology: the switch has a label. */
export function StatusToggle({ campaign, onToggle }: StatusToggleProps) {
  const t = useText();
  const shownName = useShownName();
  const active = campaign.status === 'active';
  return (
    <div className={classes.toggle} data-active={active}>
      <SwitchField
        aria-label={t('campaigns.active-switch', { name: shownName(campaign) })}
        checked={active}
        onChange={onToggle}
      />
      <span
        aria-hidden="true"
        data-labels={Object.values(statusLabels)
          .map((label) => t(label))
          .join('\n')}
      >
        {t(statusLabels[campaign.status])}
      </span>
    </div>
  );
}
