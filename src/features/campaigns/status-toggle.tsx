import { Switch } from '@mantine/core';
import { useText } from '@/i18n/use-text';
import { useShownName } from '@/ui/use-shown-name';
import { statusLabels, type Campaign } from './campaign';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';

interface StatusToggleProps {
  campaign: Campaign;
  onToggle: () => void;
}

/** On while the campaign is active. */
export function StatusToggle({ campaign, onToggle }: StatusToggleProps) {
  const t = useText();
  const shownName = useShownName();
  return (
    <Switch
      labelPosition="right"
      styles={{ body: { flexWrap: 'wrap' } }}
      label={<span aria-hidden="true">{t(statusLabels[campaign.status])}</span>}
      aria-label={t('campaigns.active-switch', { name: shownName(campaign) })}
      checked={campaign.status === 'active'}
      onChange={onToggle}
    />
  );
}
