import { Button, Group, Paper, Progress, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Progress.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Title.layer.css';
import { useState } from 'react';
import { isActive } from '@/data/analyses/analysis-item';
import type { AnalysisLibrary, LibraryItem } from '@/data/analyses/library-state';
import { useText } from '@/i18n/use-text';
import { Question } from '@/ui/dialogs/question';
import { useFormats } from '@/ui/use-formats';
import { serverMessage } from '../failure-message';
import { ListResults } from './list-results';
import { countsOf, failuresOf, progressOf, type VideoList } from './video-lists';

interface ListCardProps {
  list: VideoList;
  /** Older analyses of the list are not loaded. */
  isUnfinished: boolean;
  library: AnalysisLibrary | null;
  onDeleted: () => void;
}

/** Changes several analyses of a list. @param onDeleted called when they have been deleted */
function useListChange(library: AnalysisLibrary | null, onDeleted: () => void) {
  const [isChanging, setChanging] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function changeAll(change: 'restart' | 'cancel' | 'remove', some: readonly LibraryItem[]) {
    // A change shows before the server has answered: only the same one must not be made twice.
    if (isChanging && change === 'restart') return;
    setChanging(true);
    setFailed(false);
    try {
      await library?.changeAll(change, some);
      if (change === 'remove') onDeleted();
    } catch (error) {
      console.error('Changing a list of analyses failed', error);
      setFailed(true);
    }
    setChanging(false);
  }
  return {
    changeAll: (...change: Parameters<typeof changeAll>) => void changeAll(...change),
    isChanging,
    hasFailed,
  };
}

interface ListQuestionsProps {
  asked: 'stop' | 'delete' | null;
  all: readonly LibraryItem[];
  waiting: readonly LibraryItem[];
  running: readonly LibraryItem[];
  onAnswer: (change: 'cancel' | 'remove', some: readonly LibraryItem[]) => void;
  onClose: () => void;
}

/** What is asked before a list is deleted, or analyses of it are stopped. */
function ListQuestions({ asked, all, waiting, running, onAnswer, onClose }: ListQuestionsProps) {
  const t = useText();
  return (
    <>
      <Question
        opened={asked === 'delete'}
        title={t('many.delete-title')}
        text={t('many.delete-text', { count: all.length })}
        cancel={t('tables.cancel')}
        onCancel={onClose}
        answers={[{ label: t('many.delete'), onClick: () => onAnswer('remove', all) }]}
      />
      <Question
        opened={asked === 'stop'}
        title={t('many.stop-title')}
        text={t('many.stop-text', { count: running.length })}
        cancel={t('many.stop-back')}
        onCancel={onClose}
        answers={[
          { label: t('many.stop-waiting'), onClick: () => onAnswer('cancel', waiting) },
          { label: t('many.stop-all'), onClick: () => onAnswer('cancel', [...waiting, ...running]) },
        ]}
      />
    </>
  );
}

const groupsOf = (items: readonly LibraryItem[]) => ({
  running: items.filter(({ shown }) => shown === 'running'),
  waiting: items.filter((item) => isActive(item) && item.shown !== 'running'),
  failed: items.filter(({ shown }) => shown === 'failed' || shown === 'interrupted'),
  cancelled: items.filter(({ shown }) => shown === 'cancelled'),
});

/** Stops, repeats and deletes the analyses of a list. */
function ListActions({ list, library, onDeleted }: Omit<ListCardProps, 'isUnfinished'>) {
  const t = useText();
  const [asked, setAsked] = useState<'stop' | 'delete' | null>(null);
  const { changeAll, isChanging, hasFailed } = useListChange(library, onDeleted);
  const { running, waiting, failed, cancelled } = groupsOf(list.items);
  const hasActive = list.items.some(isActive);
  // The question is about running analyses only.
  if (asked === 'stop' && running.length === 0) setAsked(null);

  function answer(change: 'cancel' | 'remove', some: readonly LibraryItem[]) {
    setAsked(null);
    changeAll(change, some);
  }

  const actions = [
    hasActive && {
      label: t('many.stop'),
      onClick: () => (running.length > 0 ? setAsked('stop') : changeAll('cancel', waiting)),
    },
    failed.length > 0 && {
      label: t('many.retry', { count: failed.length }),
      onClick: () => changeAll('restart', failed),
    },
    cancelled.length > 0 && {
      label: t('many.resume', { count: cancelled.length }),
      onClick: () => changeAll('restart', cancelled),
    },
    !hasActive && { label: t('many.delete'), onClick: () => setAsked('delete') },
  ].filter((action) => action !== false);

  return (
    <>
      <Group gap="sm" data-buttons-of={list.id}>
        {actions.map(({ label, onClick }) => (
          <Button
            key={label}
            variant="default"
            size="sm"
            disabled={!library}
            // Not `disabled`: the pressed button would lose the focus.
            aria-disabled={isChanging}
            data-disabled={isChanging}
            onClick={onClick}
          >
            {label}
          </Button>
        ))}
        <span role="status">{hasFailed ? t('many.change-failed') : null}</span>
      </Group>
      <ListQuestions
        asked={asked}
        all={list.all}
        waiting={waiting}
        running={running}
        onAnswer={answer}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

/** One list: its progress, why analyses have failed, and its results. */
export function ListCard({ list, isUnfinished, library, onDeleted }: ListCardProps) {
  const t = useText();
  const { moment } = useFormats();
  const { items } = list;
  const name = t('many.list', { when: moment(list.createdAt), count: items.length });
  const { waiting } = groupsOf(items);
  const failures = failuresOf(items, ({ code, message }) => t(serverMessage(code, message)));

  return (
    <Paper component="section" withBorder p="md" aria-label={name}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {name}
        </Title>
        <Text>
          {countsOf(items)
            .map(({ state, count }) => t(`many.count.${state}`, { count }))
            .join(' · ')}
        </Text>
        {isUnfinished ? <Text c="dimmed">{t('many.unfinished')}</Text> : null}
        {waiting.length > 0 ? <Text c="dimmed">{t('many.waiting')}</Text> : null}
        {items.some(isActive) ? (
          <Progress value={Math.round(progressOf(items) * 100)} aria-label={t('many.progress', { name })} />
        ) : null}
        {failures.map(({ reason, items: group }) => (
          <Text key={reason} size="sm" c="var(--bad-ink)">
            {t('many.failures', { count: group.length, reason })}
          </Text>
        ))}
        <ListActions list={list} library={library} onDeleted={onDeleted} />
        <ListResults list={list} library={library} />
      </Stack>
    </Paper>
  );
}
