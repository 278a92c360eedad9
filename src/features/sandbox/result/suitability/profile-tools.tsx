import { Button, FileButton, Group, NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Input.layer.css';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useText } from '@/i18n/use-text';
import { PRESETS, type SuitabilityProfile } from '@/targeting/suitability';
import { MAX_NAME_LENGTH } from '@/targeting/suitability-file';
import { useProfileName } from '../plan/profile-name';
import type { Suitability } from '../plan/use-planning';
import type { useProfileEditor } from './use-profile-editor';

/** The profiles to choose from: the presets, and the user's own. */
function ProfileChoice({ suitability: { profile, own, chooseProfile } }: { suitability: Suitability }) {
  const t = useText();
  const nameOf = useProfileName();
  const items = (profiles: readonly SuitabilityProfile[]) =>
    profiles.map((each) => ({ value: each.id, label: nameOf(each) }));
  return (
    <NativeSelect
      size="sm"
      label={t('plan.profile.choose')}
      value={profile.id}
      data={[
        { group: t('plan.profile.presets'), items: items(PRESETS) },
        ...(own.length > 0 ? [{ group: t('plan.profile.own'), items: items(own) }] : []),
      ]}
      onChange={(event) => chooseProfile(event.currentTarget.value)}
    />
  );
}

interface ProfileToolsProps {
  suitability: Suitability;
  editor: ReturnType<typeof useProfileEditor>;
}

/** Chooses a profile, names, copies and deletes it, and saves and loads files of profiles. */
export function ProfileTools({ suitability, editor }: ProfileToolsProps) {
  const t = useText();
  const { profile, own } = suitability;
  const isOwn = own.some(({ id }) => id === profile.id);
  return (
    <Group gap="xs" align="flex-end">
      <ProfileChoice suitability={suitability} />
      {isOwn ? (
        <TextInput
          size="sm"
          label={t('plan.profile.name')}
          value={profile.name}
          maxLength={MAX_NAME_LENGTH}
          error={profile.name.trim() === '' ? t('plan.profile.name-empty') : null}
          onChange={(event) => editor.change({ ...profile, name: event.currentTarget.value })}
        />
      ) : null}
      <Button variant="default" size="sm" onClick={editor.copy}>
        {t('plan.profile.copy')}
      </Button>
      {isOwn ? (
        <Button variant="default" size="sm" onClick={editor.remove}>
          {t('plan.profile.delete')}
        </Button>
      ) : null}
      <Button
        variant="default"
        size="sm"
        leftSection={<IconDownload size={16} aria-hidden="true" />}
        onClick={editor.save}
      >
        {t('plan.profile.save-file')}
      </Button>
      <FileButton
        accept="application/json,.json"
        inputProps={{ 'aria-label': t('plan.profile.load-file') }}
        onChange={(chosen) => {
          if (chosen) editor.load(chosen);
        }}
      >
        {(props) => (
          <Button {...props} variant="default" size="sm">
            {t('plan.profile.load-file')}
          </Button>
        )}
      </FileButton>
    </Group>
  );
}
