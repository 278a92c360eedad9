import {
  Accordion,
  Button,
  FileButton,
  Group,
  NativeSelect,
  Stack,
  Table,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import '@mantine/core/styles/Accordion.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Table.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Title.layer.css';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { memo, useState } from 'react';
import type { Message } from '@/i18n/message';
import { useText } from '@/i18n/use-text';
import { PRESETS, ruleKey, type SuitabilityProfile } from '@/targeting/suitability';
import { MAX_NAME_LENGTH, profileFile, readProfileFile } from '@/targeting/suitability-file';
import { useFormats } from '@/ui/use-formats';
import { fileName } from '../export/export-file-name';
import { downloadText } from '../export/export-files';
import { ProfileRules } from './profile-rules';
import { PlainAnswer } from '../plan/plain-answer';
import { useRuleText } from '../plan/rule-text';
import { useProfileName } from '../plan/profile-name';
import type { Suitability } from '../plan/use-planning';
import { VerdictChip } from '../plan/verdict-chip';

/** What each rule takes away by itself, and all of them together. */
function Costs({ suitability: { plan, profile } }: { suitability: Suitability }) {
  const t = useText();
  const { duration } = useFormats();
  const ruleText = useRuleText();
  const { costs } = plan;
  if (costs.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('plan.cost.none')}
      </Text>
    );
  return (
    <div>
      <Table aria-label={t('plan.cost.title')} verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('plan.cost.title')}</Table.Th>
            <Table.Th scope="col">{t('plan.cost.time')}</Table.Th>
            <Table.Th scope="col">{t('plan.cost.breaks')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {costs.map(({ rule, totalMs, aloneMs, breaksAlone }) => (
            <Table.Tr key={ruleKey(rule)}>
              <Table.Td>{ruleText(rule, profile)}</Table.Td>
              <Table.Td>
                {aloneMs > 0 || breaksAlone > 0
                  ? duration(aloneMs)
                  : t('plan.cost.shared', { time: duration(totalMs) })}
              </Table.Td>
              <Table.Td>{breaksAlone}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Text size="sm" c="dimmed">
        {t('plan.cost.text')} {t('plan.cost.total', { time: duration(plan.program.unsuitableMs) })}
      </Text>
    </div>
  );
}

/** The suitability profile: which one, its rules, and what each rule costs. */
export const ProfilePanel = memo(function ProfilePanel({ suitability }: { suitability: Suitability }) {
  const t = useText();
  const nameOf = useProfileName();
  const { plan, profile, own } = suitability;
  const [outcome, setOutcome] = useState<Message | null>(null);
  const [removed, setRemoved] = useState<SuitabilityProfile | null>(null);
  const isOwn = own.some(({ id }) => id === profile.id);

  /** A changed preset becomes a profile of the user. */
  function change(changed: SuitabilityProfile) {
    const isChanged = suitability.changeProfile(
      changed,
      t('plan.profile.changed', { name: nameOf(profile) }),
    );
    if (!isChanged) setOutcome({ id: 'plan.profile.too-many' });
  }

  function add(added: Omit<SuitabilityProfile, 'id'>, done: Message | null) {
    setOutcome(suitability.addProfile(added) ? done : { id: 'plan.profile.too-many' });
  }

  function save() {
    const name = nameOf(profile);
    const file = fileName(name, 'suitability.json', 'profile');
    downloadText(file, 'json', profileFile({ ...profile, name }));
    setOutcome({ id: 'plan.breaks.downloaded', values: { file } });
  }

  async function load(chosen: File) {
    const text = await chosen.text().catch((error: unknown) => {
      console.error('Reading the file of a profile failed', error);
      return '';
    });
    const read = readProfileFile(text);
    if ('error' in read) {
      setOutcome({
        id: read.error === 'newer-version' ? 'plan.profile.file-newer' : 'plan.profile.file-invalid',
      });
      return;
    }
    add(read.profile, { id: 'plan.profile.loaded', values: { name: read.profile.name } });
  }

  return (
    <Stack component="section" gap="sm" aria-labelledby="result-profile">
      <Title order={3} size="h4" id="result-profile">
        {t('plan.profile.title')}
      </Title>
      <Group gap="xs" align="flex-end">
        <NativeSelect
          size="sm"
          label={t('plan.profile.choose')}
          value={profile.id}
          data={[
            {
              group: t('plan.profile.presets'),
              items: PRESETS.map((preset) => ({ value: preset.id, label: nameOf(preset) })),
            },
            {
              group: t('plan.profile.own'),
              items: own.map((each) => ({ value: each.id, label: nameOf(each) })),
            },
          ].filter(({ items }) => items.length > 0)}
          onChange={(event) => suitability.chooseProfile(event.currentTarget.value)}
        />
        {isOwn ? (
          <TextInput
            size="sm"
            label={t('plan.profile.name')}
            value={profile.name}
            maxLength={MAX_NAME_LENGTH}
            error={profile.name.trim() === '' ? t('plan.profile.name-empty') : null}
            onChange={(event) => change({ ...profile, name: event.currentTarget.value })}
          />
        ) : null}
        <Button
          variant="default"
          size="sm"
          onClick={() => add({ ...profile, name: t('plan.profile.copied', { name: nameOf(profile) }) }, null)}
        >
          {t('plan.profile.copy')}
        </Button>
        {isOwn ? (
          <Button
            variant="default"
            size="sm"
            onClick={() => {
              suitability.removeProfile(profile.id);
              setRemoved(profile);
              setOutcome({ id: 'plan.profile.deleted', values: { name: profile.name } });
            }}
          >
            {t('plan.profile.delete')}
          </Button>
        ) : null}
        <Button
          variant="default"
          size="sm"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          onClick={save}
        >
          {t('plan.profile.save-file')}
        </Button>
        <FileButton
          accept="application/json,.json"
          inputProps={{ 'aria-label': t('plan.profile.load-file') }}
          onChange={(chosen) => {
            if (chosen) void load(chosen);
          }}
        >
          {(props) => (
            <Button {...props} variant="default" size="sm">
              {t('plan.profile.load-file')}
            </Button>
          )}
        </FileButton>
      </Group>
      <Group role="status" gap="xs" fz="sm">
        {outcome ? t(outcome) : null}
        {removed && !own.some(({ id }) => id === removed.id) ? (
          <Button
            variant="subtle"
            size="compact-sm"
            data-undo
            onClick={() => {
              add(removed, null);
              setRemoved(null);
            }}
          >
            {t('plan.profile.undo')}
          </Button>
        ) : null}
      </Group>
      <Group gap="xs">
        <VerdictChip verdict={plan.program.verdict} />
        <PlainAnswer plan={plan} />
      </Group>
      <Costs suitability={suitability} />
      <Accordion keepMountedMode="display-none" variant="contained" transitionDuration={0} order={4}>
        <Accordion.Item value="rules">
          <Accordion.Control>{t('plan.profile.edit')}</Accordion.Control>
          <Accordion.Panel>
            <ProfileRules profile={profile} plan={plan} onChange={change} />
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
      <Text size="sm" c="dimmed">
        {t(`plan.stored.${suitability.status}`)}
      </Text>
    </Stack>
  );
});
