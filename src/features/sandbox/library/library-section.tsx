import { Button } from '@mantine/core';
import { useCallback, useEffect, useMemo, useRef, useState, type RefCallback } from 'react';
import type { AnalysisLibrary, LibraryState } from '@/data/analyses/library-state';
import { useText } from '@/i18n/use-text';
import { useConnection } from '@/lib/use-connection';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { SelectField } from '@/ui/fields/select-field';
import { LiveRegion } from '@/ui/feedback/live-region';
import { TableFilter } from '@/ui/tables/table-filter';
import type { OpenedResult, useStoredAnalyses } from '../stored/stored-analyses';
import { useConceptName } from '../use-concept-name';
import {
  arranged,
  byVideo,
  entriesOf,
  ORDERS,
  topicsOf,
  type LibraryEntry,
  type Order,
} from './library-entries';
import { LibraryRow } from './library-row';
import { useFocusInRow } from '../use-focus-in-row';
import { useEndAnnouncement } from './use-end-announcement';
import { useRowActions } from './use-row-actions';
import classes from './library.module.css';

/** Minimum number of analyses for search and sorting: a shorter list can be read at a glance. */
const SEARCH_FROM = 4;

interface LibrarySectionProps {
  /** Null while its code is loading. */
  library: AnalysisLibrary | null;
  state: LibraryState;
  stored: ReturnType<typeof useStoredAnalyses>;
  onOpen: (result: OpenedResult) => void;
  /** Whether the data on this device outlives the tab. */
  isRemembered: boolean;
  /** Null where there are fewer than two results. */
  onCompare: (() => void) | null;
  compareButton: RefCallback<HTMLButtonElement>;
  /** The focus was in the closed result. */
  takesFocus: boolean;
  /** The analysis whose result was opened last; null after a new analysis. */
  openedId: string | null;
}

/** All analyses of the user, in the library and on this device. Renders nothing where there are none. */
export function LibrarySection(props: LibrarySectionProps) {
  const { library, state, stored, onOpen, isRemembered, onCompare, compareButton, takesFocus, openedId } =
    props;
  const t = useText();
  const isOffline = useConnection() === 'offline';
  const heading = useRef<HTMLHeadingElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<Order>('newest');
  const [isClearing, setClearing] = useState(false);
  const focusHeading = useCallback(() => heading.current?.focus(), []);
  const actions = useRowActions({ library, stored, onOpen, onRemoved: focusHeading });
  const { act, openingId, removed, deleting, message } = actions;

  const entries = useMemo(() => entriesOf(stored.all, state.items), [stored.all, state.items]);
  const conceptName = useConceptName();
  const shown = useMemo(
    () =>
      arranged(entries, search, order, (entry) => [
        ...topicsOf(entry).map(conceptName),
        ...(entry.state === 'done' ? [] : [t(`library.state.${entry.state}`, { reason: '', percent: '' })]),
      ]),
    [entries, search, order, conceptName, t],
  );
  const announcement = useEndAnnouncement(entries);
  const pressIn = useFocusInRow(heading, shown);
  const onAction = useCallback<typeof act>(
    (action, entry) => {
      if (action === 'cancel' || action === 'restart') pressIn(entry.id);
      act(action, entry);
    },
    [act, pressIn],
  );
  const groups = order === 'newest' ? byVideo(shown) : shown.map((entry) => [entry]);

  useEffect(() => {
    if (!takesFocus) return;
    const opener = document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(openedId ?? '')}"]`);
    opener?.focus();
    // It is no longer there, or is in a part of the list that is closed.
    if (opener === null || document.activeElement !== opener) focusHeading();
  }, [takesFocus, openedId, focusHeading]);

  // The focused button is removed with its row.
  useEffect(() => {
    if (removed) undo.current?.focus();
  }, [removed]);

  const row = (entry: LibraryEntry, isEarlier = false) => (
    <LibraryRow
      key={entry.id}
      entry={entry}
      isEarlier={isEarlier}
      isKept={state.isKept}
      isOpening={openingId === entry.id}
      problem={message?.id === entry.id ? message.text : null}
      onAction={onAction}
    />
  );

  if (entries.length === 0 && !removed && !message && state.problem === null) return null;
  return (
    <section className={classes.library} aria-labelledby="library">
      <div className={classes.head}>
        <h2 ref={heading} id="library" className={classes.title} tabIndex={-1}>
          {t('library.title')}
        </h2>
        <div className={classes.actions}>
          {onCompare ? (
            <Button ref={compareButton} variant="default" size="sm" onClick={onCompare}>
              {t('library.compare')}
            </Button>
          ) : null}
          {stored.all.length > 0 ? (
            <Button variant="subtle" size="sm" onClick={() => setClearing(true)}>
              {t('library.clear')}
            </Button>
          ) : null}
        </div>
      </div>
      <p className={classes.lede}>{t(isRemembered ? 'library.text' : 'library.text-tab')}</p>
      <LiveRegion announcement={announcement} />
      <div role="status" className={classes.notice}>
        {removed ? (
          <>
            {t('library.removed')}{' '}
            <Button ref={undo} variant="default" size="sm" onClick={actions.restore}>
              {t('library.undo')}
            </Button>
          </>
        ) : message && message.id === undefined ? (
          t(message.text)
        ) : state.problem && !isOffline ? (
          <>
            {t('library.unreachable')}{' '}
            <Button variant="default" size="sm" onClick={() => library?.refresh()}>
              {t('settings.try-again')}
            </Button>
          </>
        ) : null}
      </div>
      {entries.length < SEARCH_FROM && search === '' && order === 'newest' ? null : (
        <div className={classes.tools}>
          <TableFilter label={t('library.search')} value={search} onChange={setSearch} />
          <SelectField
            aria-label={t('library.order')}
            value={order}
            onChange={({ currentTarget: { value } }) =>
              setOrder(ORDERS.find((each) => each === value) ?? order)
            }
            data={ORDERS.map((value) => ({ value, label: t(`library.order.${value}`) }))}
          />
        </div>
      )}
      {entries.length > 0 && shown.length === 0 ? <p role="status">{t('library.no-matches')}</p> : null}
      {shown.length > 0 ? (
        <ul className={classes.list} aria-labelledby="library">
          {groups.map(([newest, ...earlier]) =>
            newest ? (
              <li key={newest.id} className={classes.video}>
                {row(newest)}
                {earlier.length > 0 ? (
                  <details className={classes.earlier}>
                    <summary>{t('library.earlier', { count: earlier.length })}</summary>
                    {earlier.map((entry) => row(entry, true))}
                  </details>
                ) : null}
              </li>
            ) : null,
          )}
        </ul>
      ) : null}
      {state.hasOlder && !isOffline ? (
        <Button variant="default" size="sm" mt="md" onClick={() => library?.loadOlder()}>
          {t('library.older')}
        </Button>
      ) : null}
      {isClearing ? (
        <ConfirmDialog
          title={t('library.clear-title')}
          text={t('library.clear-text', { count: stored.all.length })}
          confirmLabel={t('library.clear')}
          cancelLabel={t('tables.cancel')}
          onConfirm={() => {
            setClearing(false);
            actions.forgetRemoved();
            stored.clear();
          }}
          onCancel={() => setClearing(false)}
        />
      ) : null}
      {deleting ? (
        <ConfirmDialog
          title={t('library.delete-title')}
          text={t('library.delete-text', { name: deleting.name })}
          confirmLabel={t('library.delete')}
          cancelLabel={t('tables.cancel')}
          onConfirm={actions.confirmDelete}
          onCancel={actions.keep}
        />
      ) : null}
    </section>
  );
}
