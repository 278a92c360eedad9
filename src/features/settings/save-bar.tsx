import { Alert, Anchor, Box, Button, Group, Loader, Text } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import type { Message } from '@/i18n/message';
import { useText } from '@/i18n/use-text';
import { SaveStateLine } from '@/data/profile/save-state-line';
import type { Profile } from '@/data/profile/use-profile';
import { useFormats } from '@/ui/use-formats';
import { useRootMark } from '@/ui/use-root-mark';
import classes from './settings-page.module.css';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Anchor.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Text.layer.css';

interface SaveBarProps extends Pick<Profile, 'saveState' | 'savedAt'> {
  busy: boolean;
  dirty: boolean;
  saved: boolean;
  problem: Message | null;
}

/** Stays at the bottom of the window: the state of the form, and the button that saves it. */
export function SaveBar({ busy, dirty, saved, problem, saveState, savedAt }: SaveBarProps) {
  const t = useText();
  const { moment } = useFormats();
  useRootMark('save-bar');
  const waits = saveState === 'device' || saveState === 'page';
  return (
    <Group className={classes.bar} justify="flex-end" py="md">
      {problem ? (
        <Alert
          color="red"
          flex="1 1 100%"
          icon={<IconAlertTriangle aria-hidden="true" />}
          title={t(problem)}
        />
      ) : null}
      {/* Always rendered, so that content is announced when it appears. */}
      <Box role="status" flex="1 1 200px">
        {saved ? (
          <Alert
            role="group"
            color="green"
            icon={<IconCircleCheck aria-hidden="true" />}
            title={t('settings.saved')}
          />
        ) : null}
        {dirty && !busy && !saved ? (
          <Text size="sm" c="dimmed" className={classes.dirty}>
            {t('settings.unsaved')}
          </Text>
        ) : null}
        {saveState && !busy && !saved && !(dirty && saveState === 'synced') ? (
          <SaveStateLine
            state={saveState}
            detail={waits && savedAt !== null ? t('settings.saved-at', { time: moment(savedAt) }) : null}
          />
        ) : null}
      </Box>
      {saveState === 'rejected' ? (
        <Anchor href="#not-taken" size="sm" py="sm">
          {t('settings.edit.see')}
        </Anchor>
      ) : null}
      <Button
        type="submit"
        disabled={busy}
        leftSection={busy ? <Loader size="xs" aria-hidden="true" /> : null}
      >
        {t(busy ? 'settings.saving' : 'settings.save')}
      </Button>
    </Group>
  );
}
