import { Alert, Button, Group, Paper, Stack, Text } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useText } from '@/i18n/use-text';
import { profileFields } from '@/data/profile/user-profile';
import { useProfile } from '@/data/profile/use-profile';
import { fieldLabel, valueText } from './field-labels';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';

/** The rejected edits, each with its value and a button to discard it. */
export function EditNotices() {
  const t = useText();
  const { rejected, actions } = useProfile();
  const edits = profileFields.flatMap((field) => {
    const value = rejected[field];
    if (value === undefined) return [];
    return [{ field, label: fieldLabel(field, t), value: valueText(field, value, t) }];
  });

  return (
    <div id="not-taken" tabIndex={-1}>
      {edits.length > 0 ? (
        <Stack component="section" mb="lg" aria-label={t('settings.edit.rejected-label')}>
          <Alert
            color="red"
            icon={<IconAlertTriangle aria-hidden="true" />}
            title={t('profile.save-rejected')}
          >
            {t('settings.edit.rejected-help')}
          </Alert>
          <Stack component="ul" gap="xs">
            {edits.map(({ field, label, value }) => (
              <Paper key={field} component="li" withBorder p="sm">
                <Group justify="flex-end">
                  <Text size="sm" flex="1 1 220px">
                    {t('settings.edit.label', { label })} <strong>{value}</strong>
                  </Text>
                  <Button
                    variant="default"
                    aria-label={t('settings.edit.discard-one', { label })}
                    onClick={() => void actions?.discard(field)}
                  >
                    {t('settings.edit.discard')}
                  </Button>
                </Group>
              </Paper>
            ))}
          </Stack>
          <Button mr="auto" onClick={() => void actions?.retry()}>
            {t('settings.try-again')}
          </Button>
        </Stack>
      ) : null}
    </div>
  );
}
