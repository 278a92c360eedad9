import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Title.layer.css';
import { use, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { programFacts } from '@/targeting/program-facts';
import { Spinner } from '@/ui/feedback/spinner';
import type { LazyComponent } from '@/lib/lazy-component';
import { usePreload } from '../../use-preload';
import type { PlanEditor } from '../plan/use-planning';
import { ProgramFormContext } from './program-form-context';

interface OpenFormProps {
  planning: PlanEditor;
  form: LazyComponent<{ planning: PlanEditor }>;
}

/** The form, which loads when it is opened. */
function OpenForm({ planning, form }: OpenFormProps) {
  const isLoaded = usePreload(form, true);
  return isLoaded ? <form.Component planning={planning} /> : <Spinner />;
}

/** What is known about the program that no video says: in short, and as a form. */
export function ProgramSection({ planning }: { planning: PlanEditor }) {
  const t = useText();
  const form = use(ProgramFormContext);
  const [isOpen, setOpen] = useState(false);
  const { series, season, episode, title, network, channel } = programFacts(planning.plan);
  const known = [series, season, episode, title, network, channel].filter((fact) => fact !== undefined);
  if (!form) return null;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="result-program">
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start" gap="xs">
          <Title order={3} size="h4" id="result-program">
            {t('result.program')}
          </Title>
          <Button
            variant="default"
            size="sm"
            aria-expanded={isOpen}
            aria-controls="program-form"
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'result.program-close' : 'result.program-edit')}
          </Button>
        </Group>
        <Text size="sm" c="dimmed" dir="auto">
          {known.length > 0 ? known.join(' · ') : t('result.program-text')}
        </Text>
        <div id="program-form">{isOpen ? <OpenForm planning={planning} form={form} /> : null}</div>
      </Stack>
    </Paper>
  );
}
