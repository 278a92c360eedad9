import { Accordion, Button, Group, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Accordion.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Title.layer.css';
import { memo } from 'react';
import { useText } from '@/i18n/use-text';
import { PlainAnswer } from '../plan/plain-answer';
import type { Suitability } from '../plan/use-planning';
import { VerdictChip } from '../plan/verdict-chip';
import { ProfileRules } from './profile-rules';
import { ProfileTools } from './profile-tools';
import { RuleCosts } from './rule-costs';
import { useProfileEditor } from './use-profile-editor';

/** The suitability profile: which one, its rules, and what each rule costs. */
export const ProfilePanel = memo(function ProfilePanel({ suitability }: { suitability: Suitability }) {
  const t = useText();
  const editor = useProfileEditor(suitability);
  const { plan, profile } = suitability;
  const { outcome, removed } = editor;
  return (
    <Stack component="section" gap="sm" aria-labelledby="result-profile">
      <Title order={3} size="h4" id="result-profile">
        {t('plan.profile.title')}
      </Title>
      <ProfileTools suitability={suitability} editor={editor} />
      <Group role="status" gap="xs" fz="sm">
        {outcome ? t(outcome) : null}
        {removed ? (
          <Button variant="subtle" size="compact-sm" data-undo onClick={() => editor.restore(removed)}>
            {t('plan.profile.undo')}
          </Button>
        ) : null}
      </Group>
      <Group gap="xs">
        <VerdictChip verdict={plan.program.verdict} />
        <PlainAnswer plan={plan} />
      </Group>
      <RuleCosts suitability={suitability} />
      <Accordion keepMountedMode="display-none" variant="contained" transitionDuration={0} order={4}>
        <Accordion.Item value="rules">
          <Accordion.Control>{t('plan.profile.edit')}</Accordion.Control>
          <Accordion.Panel>
            <ProfileRules profile={profile} plan={plan} onChange={editor.change} />
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
      <Text size="sm" c="dimmed">
        {t(`plan.stored.${suitability.status}`)}
      </Text>
    </Stack>
  );
});
