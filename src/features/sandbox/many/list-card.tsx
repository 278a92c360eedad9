import { Button } from '@mantine/core';
import { useState } from 'react';
import { isActive } from '@/data/analyses/analysis-item';
import type { AnalysisLibrary, LibraryItem } from '@/data/analyses/library-state';
import { useText } from '@/i18n/use-text';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { Dialog } from '@/ui/dialogs/dialog';
import dialogClasses from '@/ui/dialogs/dialog.module.css';
import { useFormats } from '@/ui/use-formats';
import { serverMessage } from '../failure-message';
import type { OpenedResult } from '../stored/stored-analyses';
import { ListResults } from './list-results';
import { countsOf, failuresOf, progressOf, type VideoList } from './video-lists';
import classes from './many.module.css';

interface ListCardProps {
  list: VideoList;
  /** Older analyses of the list are not loaded. */
  isUnfinished: boolean;
  library: AnalysisLibrary | null;
  onCompare: (analyses: OpenedResult[]) => void;
  onDeleted: () => void;
}

/** One list: its progress, what failed and why, and its results. */
export function ListCard({ list, isUnfinished, library, onCompare, onDeleted }: ListCardProps) {
  const t = useText();
  const { moment, percent } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { items } = list;
  const share = progressOf(items);
  const name = t('many.list', { when: moment(list.createdAt), count: items.length });
  const counts = countsOf(items)
    .map(({ state, count }) => t(`many.count.${state}`, { count }))
    .join(' · ');
  const running = items.filter(({ shown }) => shown === 'running');
  const waiting = items.filter((item) => isActive(item) && item.shown !== 'running');
  const failed = items.filter(({ shown }) => shown === 'failed' || shown === 'interrupted');
  const cancelled = items.filter(({ shown }) => shown === 'cancelled');
  const isDisabled = !library;
  // Not `disabled`: the pressed button would lose the focus.
  const pending = { 'aria-disabled': isChanging, 'data-disabled': isChanging };
  // The question is about running analyses only.
  if (isAsking && running.length === 0) setAsking(false);

  async function changeAll(change: 'restart' | 'cancel' | 'remove', some: readonly LibraryItem[]) {
    setAsking(false);
    setDeleting(false);
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

  return (
    <section className={classes.list} aria-label={name}>
      <h3 className={classes.subtitle}>{name}</h3>
      <p>{counts}</p>
      {isUnfinished ? <p className={classes.soft}>{t('many.unfinished')}</p> : null}
      {waiting.length > 0 ? <p className={classes.soft}>{t('many.waiting')}</p> : null}
      {items.some(isActive) ? (
        <div
          className={classes.track}
          role="progressbar"
          aria-label={t('many.progress', { name })}
          aria-valuenow={Math.round(share * 100)}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuetext={percent(share)}
        >
          <div className={classes.bar} style={{ width: `${share * 100}%` }} />
        </div>
      ) : null}
      <div className={classes.actions} data-buttons-of={list.id}>
        {items.some(isActive) ? (
          <Button
            variant="default"
            size="sm"
            disabled={isDisabled}
            {...pending}
            onClick={() => (running.length > 0 ? setAsking(true) : void changeAll('cancel', waiting))}
          >
            {t('many.stop')}
          </Button>
        ) : null}
        {failed.length > 0 ? (
          <Button
            variant="default"
            size="sm"
            disabled={isDisabled}
            {...pending}
            onClick={() => void changeAll('restart', failed)}
          >
            {t('many.retry', { count: failed.length })}
          </Button>
        ) : null}
        {cancelled.length > 0 ? (
          <Button
            variant="default"
            size="sm"
            disabled={isDisabled}
            {...pending}
            onClick={() => void changeAll('restart', cancelled)}
          >
            {t('many.resume', { count: cancelled.length })}
          </Button>
        ) : null}
        {items.some(isActive) ? null : (
          <Button
            variant="subtle"
            size="sm"
            disabled={isDisabled}
            {...pending}
            onClick={() => setDeleting(true)}
          >
            {t('many.delete')}
          </Button>
        )}
        <span role="status">{hasFailed ? t('many.change-failed') : null}</span>
      </div>
      {failuresOf(items, ({ code, message }) => t(serverMessage(code, message))).map(
        ({ reason, items: group }) => (
          <details key={reason} className={classes.details}>
            <summary>{t('many.failures', { count: group.length, reason })}</summary>
            <ul className={classes.lines}>
              {group.map(({ id, url, title }) => (
                <li key={id}>
                  {title ? <strong dir="auto">{title}</strong> : null} <code>{url}</code>
                </li>
              ))}
            </ul>
          </details>
        ),
      )}
      <ListResults list={list} library={library} onCompare={onCompare} />
      {isDeleting ? (
        <ConfirmDialog
          title={t('many.delete-title')}
          text={t('many.delete-text', { count: list.all.length })}
          confirmLabel={t('many.delete')}
          cancelLabel={t('tables.cancel')}
          onConfirm={() => void changeAll('remove', list.all)}
          onCancel={() => setDeleting(false)}
        />
      ) : null}
      {isAsking ? (
        <Dialog
          role="alertdialog"
          title={t('many.stop-title')}
          description={t('many.stop-text', { count: running.length })}
          onClose={() => setAsking(false)}
        >
          <div className={dialogClasses.actions}>
            <Button onClick={() => setAsking(false)}>{t('many.stop-back')}</Button>
            <Button variant="default" onClick={() => void changeAll('cancel', waiting)}>
              {t('many.stop-waiting')}
            </Button>
            <Button variant="default" onClick={() => void changeAll('cancel', [...waiting, ...running])}>
              {t('many.stop-all')}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </section>
  );
}
