import { ActionIcon, Anchor, Button, Group, Menu, Paper, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Anchor.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { memo, useRef } from 'react';
import { Link } from 'wouter';
import { canRestart, hasResult, isActive } from '@/data/analyses/analysis-item';
import type { MessageId } from '@/i18n/message';
import { useText } from '@/i18n/use-text';
import { useFormats } from '@/ui/use-formats';
import { posterOf } from '../result/poster';
import { placeOf } from '../stored/place-of';
import { useConceptName } from '../use-concept-name';
import { resultPath } from '../use-sandbox';
import { topicsOf, type LibraryEntry } from './library-entries';
import classes from './library.module.css';
import { RowState } from './row-state';

export type RowAction = 'rename' | 'restart' | 'cancel' | 'remove';

interface LibraryRowProps {
  entry: LibraryEntry;
  /** Whether this device stores what it has not sent. */
  isKept: boolean;
  /** An earlier result of the video above: shown without its frame, name, URL and topics. */
  isEarlier?: boolean;
  /** Why the last action failed. */
  problem: MessageId | null;
  onAction: (action: RowAction, entry: LibraryEntry) => void;
}

type RowMenuProps = Pick<LibraryRowProps, 'entry' | 'onAction'> & { canRunAgain: boolean };

function RowMenu({ entry, canRunAgain, onAction }: RowMenuProps) {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  const { item, state, name } = entry;
  const choose = (action: RowAction) => () => {
    // A dialog returns the focus to what had it, and the menu is gone by then.
    button.current?.focus();
    onAction(action, entry);
  };
  return (
    <Menu position="bottom-end" transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <ActionIcon ref={button} variant="subtle" size="input-sm" aria-label={t('library.actions', { name })}>
          <IconDots size={20} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {item && (isActive(item) || state === 'interrupted') ? null : (
          <Menu.Item leftSection={<IconPencil size={16} aria-hidden="true" />} onClick={choose('rename')}>
            {t('library.rename')}
          </Menu.Item>
        )}
        {canRunAgain ? (
          <Menu.Item leftSection={<IconRefresh size={16} aria-hidden="true" />} onClick={choose('restart')}>
            {t('library.run-again')}
          </Menu.Item>
        ) : null}
        <Menu.Item leftSection={<IconTrash size={16} aria-hidden="true" />} onClick={choose('remove')}>
          {t(item ? 'library.delete' : 'library.remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** The actions of a row: what an analysis needs now is a button, the others are in a menu. */
function RowButtons({
  entry,
  canOpen,
  onAction,
}: Pick<LibraryRowProps, 'entry' | 'onAction'> & { canOpen: boolean }) {
  const t = useText();
  const { id, name, state, item } = entry;
  const isRestartable = item !== undefined && canRestart(state);
  return (
    <Group className={classes.buttons} gap={4} data-buttons-of={id}>
      {state === 'queued' || state === 'running' ? (
        <Button
          variant="default"
          size="sm"
          aria-label={t('library.cancel-one', { name })}
          onClick={() => onAction('cancel', entry)}
        >
          {t('tables.cancel')}
        </Button>
      ) : null}
      {isRestartable && !canOpen ? (
        <Button
          variant="default"
          size="sm"
          aria-label={t('library.run-again-one', { name })}
          onClick={() => onAction('restart', entry)}
        >
          {t('library.run-again')}
        </Button>
      ) : null}
      <RowMenu entry={entry} canRunAgain={isRestartable && canOpen} onAction={onAction} />
    </Group>
  );
}

/** One analysis. A press anywhere except on its buttons follows the link to its result. */
const LibraryRow = memo(function LibraryRow(props: LibraryRowProps) {
  const { entry, isKept, isEarlier = false, problem, onAction } = props;
  const t = useText();
  const { duration, moment } = useFormats();
  const conceptName = useConceptName();
  const { id, name, url, time, state, durationMs, moments, item, stored } = entry;
  const when = moment(time);
  const facts = [
    ...(isEarlier ? [] : [when]),
    ...(durationMs === undefined ? [] : [duration(durationMs)]),
    ...(moments === undefined ? [] : [t('sandbox.filter.all', { total: moments })]),
    t(`library.where.${placeOf(entry, isKept)}`),
  ];
  const topics = isEarlier ? [] : topicsOf(entry);
  const poster = isEarlier ? undefined : stored && posterOf(stored.response)?.image;
  const canOpen = stored !== undefined || (item !== undefined && hasResult(item, state));
  const label = isEarlier ? when : name;

  return (
    <Group className={classes.row} gap="sm" data-state={state}>
      {poster ? <img className={classes.frame} src={poster} alt="" /> : null}
      <Stack className={classes.text} gap={2}>
        {canOpen ? (
          <Anchor component={Link} href={resultPath(id)} className={classes.open} fw={600} dir="auto">
            {label}
          </Anchor>
        ) : (
          <Text fw={600} dir="auto">
            {label}
          </Text>
        )}
        {isEarlier ? null : (
          <Text size="sm" c="dimmed" ff="monospace" truncate title={url}>
            {url}
          </Text>
        )}
        {topics.length > 0 ? <Text size="sm">{topics.map(conceptName).join(' · ')}</Text> : null}
        <Text size="sm" c="dimmed">
          {facts.join(' · ')}
        </Text>
        <RowState entry={entry} />
        {problem ? (
          <Text size="sm" c="var(--bad-ink)" role="alert">
            {t(problem)}
          </Text>
        ) : null}
      </Stack>
      <RowButtons entry={entry} canOpen={canOpen} onAction={onAction} />
    </Group>
  );
});

/** The analyses of one video: the newest, and the earlier ones folded below it. */
export function VideoCard({
  rows: [newest, ...earlier],
  ...row
}: Omit<LibraryRowProps, 'entry' | 'isEarlier' | 'problem'> & {
  rows: readonly LibraryEntry[];
  problemOf: (id: string) => MessageId | null;
}) {
  const t = useText();
  const { problemOf, ...others } = row;
  if (!newest) return null;
  return (
    <Paper component="li" withBorder p="xs">
      <LibraryRow entry={newest} problem={problemOf(newest.id)} {...others} />
      {earlier.length > 0 ? (
        <details>
          <Text component="summary" size="sm" c="dimmed" py="xs" w="fit-content">
            {t('library.earlier', { count: earlier.length })}
          </Text>
          <Stack gap="xs" pl="md">
            {earlier.map((entry) => (
              <LibraryRow key={entry.id} entry={entry} problem={problemOf(entry.id)} isEarlier {...others} />
            ))}
          </Stack>
        </details>
      ) : null}
    </Paper>
  );
}
