import { Button, Group, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Title.layer.css';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { Link } from 'wouter';
import { paths } from '@/config/paths';
import type { AnalysisLibrary, LibraryState } from '@/data/analyses/library-state';
import { useText } from '@/i18n/use-text';
import { useConnection } from '@/lib/use-connection';
import { LiveRegion } from '@/ui/feedback/live-region';
import type { useStoredAnalyses } from '../stored/stored-analyses';
import { useConceptName } from '../use-concept-name';
import { useFocusInRow } from '../use-focus-in-row';
import { arranged, byVideo, entriesOf, ORDERS, topicsOf, type Order } from './library-entries';
import { LibraryList } from './library-list';
import { LibraryQuestions } from './library-questions';
import { useFactNames } from './use-fact-names';
import { useEndAnnouncement } from './use-end-announcement';
import { useRowActions } from './use-row-actions';

/** Minimum number of analyses for search and sorting: a shorter list can be read at a glance. */
const SEARCH_FROM = 4;

interface LibrarySectionProps {
  /** Null while its code is loading. */
  library: AnalysisLibrary | null;
  state: LibraryState;
  stored: ReturnType<typeof useStoredAnalyses>;
  /** Whether the data on this device outlives the tab. */
  isRemembered: boolean;
}

/** The entries that match the search, in groups of one video each if the newest come first. */
function useArranged({ stored, state }: Pick<LibrarySectionProps, 'stored' | 'state'>) {
  const t = useText();
  const conceptName = useConceptName();
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<Order>('newest');
  const entries = useFactNames(useMemo(() => entriesOf(stored.all, state.items), [stored.all, state.items]));
  const shown = useMemo(
    () =>
      arranged(entries, search, order, (entry) => [
        ...topicsOf(entry).map(conceptName),
        ...(entry.state === 'done' ? [] : [t(`library.state.${entry.state}`, { reason: '', percent: '' })]),
      ]),
    [entries, search, order, conceptName, t],
  );
  const groups = order === 'newest' ? byVideo(shown) : shown.map((entry) => [entry]);
  return { entries, shown, groups, search, setSearch, order, setOrder };
}

function LibraryTools({ search, setSearch, order, setOrder }: ReturnType<typeof useArranged>) {
  const t = useText();
  return (
    <Group gap="sm">
      <TextInput
        aria-label={t('library.search')}
        placeholder={t('library.search')}
        type="search"
        autoComplete="off"
        spellCheck={false}
        flex="1 1 200px"
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setSearch('');
        }}
      />
      <NativeSelect
        size="md"
        aria-label={t('library.order')}
        value={order}
        onChange={({ currentTarget: { value } }) => setOrder(ORDERS.find((each) => each === value) ?? order)}
        data={ORDERS.map((value) => ({ value, label: t(`library.order.${value}`) }))}
      />
    </Group>
  );
}

interface LibraryStatusProps extends Pick<LibrarySectionProps, 'library' | 'state'> {
  actions: ReturnType<typeof useRowActions>;
  undoButton: RefObject<HTMLButtonElement | null>;
}

/** What came of the last action, or why the library cannot be read. */
function LibraryStatus({ actions, undoButton, library, state }: LibraryStatusProps) {
  const t = useText();
  const isOffline = useConnection() === 'offline';
  const { removed, message } = actions;
  return (
    <Group role="status" gap="sm">
      {removed ? (
        <>
          {t('library.removed')}
          <Button ref={undoButton} variant="default" size="sm" onClick={actions.restore}>
            {t('library.undo')}
          </Button>
        </>
      ) : message && message.id === undefined ? (
        t(message.text)
      ) : state.problem && !isOffline ? (
        <>
          {t('library.unreachable')}
          <Button variant="default" size="sm" onClick={() => library?.refresh()}>
            {t('settings.try-again')}
          </Button>
        </>
      ) : null}
    </Group>
  );
}

interface LibraryHeadProps {
  heading: RefObject<HTMLHeadingElement | null>;
  /** Whether this device has results that can be deleted. */
  canClear: boolean;
  onClear: () => void;
}

function LibraryHead({ heading, canClear, onClear }: LibraryHeadProps) {
  const t = useText();
  return (
    <Group justify="space-between" gap="xs">
      <Title ref={heading} id="library" order={2} size="h4" tabIndex={-1}>
        {t('library.title')}
      </Title>
      <Group gap="xs">
        <Button component={Link} href={paths.audit} variant="subtle" size="sm">
          {t('library.audit')}
        </Button>
        {canClear ? (
          <Button variant="subtle" size="sm" onClick={onClear}>
            {t('library.clear')}
          </Button>
        ) : null}
      </Group>
    </Group>
  );
}

/** All analyses of the user, in the library and on this device. Renders nothing where there are none. */
export function LibrarySection({ library, state, stored, isRemembered }: LibrarySectionProps) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const [isClearing, setClearing] = useState(false);
  const focusHeading = useCallback(() => heading.current?.focus(), []);
  const actions = useRowActions({ library, stored, onRemoved: focusHeading });
  const { act, removed, message } = actions;
  const arrangement = useArranged({ stored, state });
  const { entries, shown, groups, search, order } = arrangement;
  const announcement = useEndAnnouncement(entries);
  const pressIn = useFocusInRow(heading, shown);
  const onAction = useCallback<typeof act>(
    (action, entry) => {
      if (action === 'cancel' || action === 'restart') pressIn(entry.id);
      act(action, entry);
    },
    [act, pressIn],
  );

  // The focused button is removed with its row. After `useFocusInRow`, which moves the focus to the heading.
  useEffect(() => {
    if (removed) undo.current?.focus();
  }, [removed]);

  if (entries.length === 0 && !removed && !message && state.problem === null) return null;
  return (
    <Stack component="section" gap="sm" mb="xl" aria-labelledby="library">
      <LibraryHead heading={heading} canClear={stored.all.length > 0} onClear={() => setClearing(true)} />
      <Text size="sm" c="dimmed" maw="80ch">
        {t(isRemembered ? 'library.text' : 'library.text-tab')}
      </Text>
      <LiveRegion announcement={announcement} />
      <LibraryStatus actions={actions} undoButton={undo} library={library} state={state} />
      {entries.length < SEARCH_FROM && search === '' && order === 'newest' ? null : (
        <LibraryTools {...arrangement} />
      )}
      {entries.length > 0 && shown.length === 0 ? <Text role="status">{t('library.no-matches')}</Text> : null}
      <LibraryList groups={groups} library={library} state={state} actions={actions} onAction={onAction} />
      <LibraryQuestions
        actions={actions}
        stored={stored}
        isClearing={isClearing}
        onCleared={() => setClearing(false)}
      />
    </Stack>
  );
}
