import { Paper, Stack, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import classes from './settings-page.module.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Title.layer.css';

interface SettingsSectionProps {
  title: string;
  /** One sentence about the settings in this section. */
  text: string;
  children: ReactNode;
}

/** A group of settings: what they are about on the left, their fields in a card on the right. */
export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        <Text size="sm" c="dimmed" mt={4} maw="46ch">
          {text}
        </Text>
      </div>
      <Paper withBorder p="lg">
        <Stack>{children}</Stack>
      </Paper>
    </section>
  );
}
