import { NativeSelect, Paper } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { useText } from '@/i18n/use-text';
import { PRESETS } from '@/targeting/suitability';
import { PlainAnswer } from '../plan/plain-answer';
import { useProfileName } from '../plan/profile-name';
import type { Suitability } from '../plan/use-planning';

/** The answer to a planner, and the choice of the profile that it depends on. */
export function Answer({ suitability }: { suitability: Suitability }) {
  const t = useText();
  const profileName = useProfileName();
  const { plan, profile, own } = suitability;
  return (
    <Paper withBorder px="md" py="sm">
      <PlainAnswer plan={plan}>
        <NativeSelect
          size="xs"
          aria-label={t('plan.profile.title')}
          value={profile.id}
          data={[...PRESETS, ...own].map((each) => ({ value: each.id, label: profileName(each) }))}
          onChange={({ currentTarget }) => suitability.chooseProfile(currentTarget.value)}
        />
      </PlainAnswer>
    </Paper>
  );
}
