import { ActionIcon, Anchor, Badge, Button, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Badge.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Title.layer.css';
import '@mantine/core/styles/Anchor.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { paths } from '@/config/paths';
import type { AnalysisResponse } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { useFormats } from '@/ui/use-formats';
import { RenameDialog } from '../library/rename-dialog';
import classes from './result-page.module.css';

interface ResultHeaderProps {
  response: AnalysisResponse;
  /** The user's own name for the program. */
  title: string | undefined;
  /** What the program is called without one. */
  otherName: string;
  onRename: (title: string) => Promise<void>;
  /** When it was analyzed and where it is stored; null for a new result. */
  stored: string | null;
}

/** The heading, which takes the focus, with the length and the status of the result. */
function ProgramLine({ response, title, otherName, onRename }: Omit<ResultHeaderProps, 'stored'>) {
  const t = useText();
  const { duration } = useFormats();
  const [isRenaming, setRenaming] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { durationMs, status, partial } = response;
  const name = title?.trim() ? title.trim() : otherName;
  const isSuccess = status === 'success';

  useEffect(() => {
    document.title = t('app.page-title', { title: name });
  }, [t, name]);
  // Once: messages that load later, or another name, must not take the focus from where the user is.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <Group gap="4px 12px" mt={4}>
      <Title order={1} size="h2" ref={heading} tabIndex={-1} dir="auto" className={classes.name}>
        {name}
      </Title>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('library.rename')}
        onClick={() => setRenaming(true)}
      >
        <IconPencil size={18} aria-hidden="true" />
      </ActionIcon>
      {durationMs === undefined ? null : (
        <Text span size="sm">
          {duration(durationMs)}
        </Text>
      )}
      {/* Any other status is shown as the server sent it. */}
      <Badge color={isSuccess ? 'green' : 'red'} variant="light" tt="none">
        {isSuccess ? t('sandbox.result.success') : status}
      </Badge>
      {partial?.length ? (
        <Badge color="yellow" variant="light" tt="none">
          {t('result.partly')}
        </Badge>
      ) : null}
      <RenameDialog
        opened={isRenaming}
        title={title}
        otherName={otherName}
        onRename={onRename}
        onClose={() => setRenaming(false)}
      />
    </Group>
  );
}

/** Which program a result is of, and the ways out of it. */
export function ResultHeader({ stored, ...program }: ResultHeaderProps) {
  const t = useText();
  return (
    <header>
      <Group justify="space-between" gap="xs">
        <Anchor component={Link} href={paths.sandbox} size="sm" py={3}>
          <IconArrowLeft size={14} aria-hidden="true" /> {t('shell.sandbox')}
        </Anchor>
        <Button
          component={Link}
          href={paths.sandbox}
          variant="default"
          size="xs"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
        >
          {t('result.new')}
        </Button>
      </Group>
      <ProgramLine {...program} />
      <Group gap="0 6px">
        {stored === null ? null : (
          <Text size="sm" c="dimmed">
            {stored}
          </Text>
        )}
        <Text size="sm" c="dimmed" truncate>
          {program.response.videoUrl}
        </Text>
      </Group>
      <VisuallyHidden>
        <h2 id="analysis-result">{t('sandbox.result.title')}</h2>
      </VisuallyHidden>
    </header>
  );
}
