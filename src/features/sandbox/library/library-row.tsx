import { Button } from '@mantine/core';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { memo } from 'react';
import { canRestart, hasResult } from '@/data/analyses/analysis-item';
import type { MessageId } from '@/i18n/message';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { IconButton } from '@/ui/layouts/icon-button';
import { useFormats } from '@/ui/use-formats';
import { posterOf } from '../poster';
import { useConceptName } from '../use-concept-name';
import { placeOf } from '../stored/place-of';
import { topicsOf, type LibraryEntry } from './library-entries';
import { RowState } from './row-state';
import classes from './library.module.css';

export type RowAction = 'open' | 'restart' | 'cancel' | 'remove';

interface LibraryRowProps {
  entry: LibraryEntry;
  /** Whether this device stores what it has not sent. */
  isKept: boolean;
  /** An earlier result of the video above: shown without its frame, title, URL and topics. */
  isEarlier?: boolean;
  isOpening: boolean;
  /** Why the last action failed. */
  problem: MessageId | null;
  onAction: (action: RowAction, entry: LibraryEntry) => void;
}

/** One analysis. A press anywhere except on its buttons opens its result. */
export const LibraryRow = memo(function LibraryRow(props: LibraryRowProps) {
  const { entry, isKept, isEarlier = false, isOpening, problem, onAction } = props;
  const t = useText();
  const { moment } = useFormats();
  const conceptName = useConceptName();
  const { name, url, time, state, durationMs, moments, item, stored } = entry;
  const when = moment(time);
  const facts = [
    when,
    ...(durationMs === undefined ? [] : [formatTimecode(durationMs)]),
    ...(moments === undefined ? [] : [t('sandbox.filter.all', { total: moments })]),
    t(`library.where.${placeOf(entry, isKept)}`),
  ];
  const topics = isEarlier ? [] : topicsOf(entry);
  const poster = stored && posterOf(stored.response)?.image;
  const canOpen = stored !== undefined || (item !== undefined && hasResult(item, state));
  const isRestartable = item && canRestart(state);
  const act = (action: RowAction) => () => onAction(action, entry);

  const text = (
    <>
      {isEarlier ? null : (
        <span className={classes.frame}>{poster ? <img src={poster} alt="" /> : null}</span>
      )}
      <span className={classes.text}>
        {isEarlier ? null : <span className={name === url ? classes.url : classes.name}>{name}</span>}
        {name === url || isEarlier ? null : <span className={classes.url}>{url}</span>}
        {topics.length > 0 ? (
          <span className={classes.topics}>{topics.map(conceptName).join(' · ')}</span>
        ) : null}
        <span className={classes.facts}>{facts.join(' · ')}</span>
        <RowState entry={entry} />
        {problem ? (
          <span className={classes.state} data-tone="bad" role="alert">
            {t(problem)}
          </span>
        ) : null}
      </span>
    </>
  );

  return (
    <div className={classes.row} data-state={state}>
      {canOpen ? (
        <button
          type="button"
          className={classes.open}
          data-opens={entry.id}
          onClick={act('open')}
          disabled={isOpening}
        >
          {text}
          <span className={classes.action}>{t(isOpening ? 'library.opening' : 'library.open')}</span>
        </button>
      ) : (
        <div className={classes.open}>{text}</div>
      )}
      <div className={classes.buttons} data-buttons-of={entry.id}>
        {!item ? null : (
          <>
            {state === 'queued' || state === 'running' ? (
              <Button
                variant="default"
                size="sm"
                aria-label={t('library.cancel-one', { name })}
                onClick={act('cancel')}
              >
                {t('tables.cancel')}
              </Button>
            ) : null}
            {isRestartable && !canOpen ? (
              <Button
                variant="default"
                size="sm"
                aria-label={t('library.run-again-one', { name })}
                onClick={act('restart')}
              >
                {t('library.run-again')}
              </Button>
            ) : null}
            {isRestartable && canOpen ? (
              <IconButton
                icon={IconRefresh}
                label={t('library.run-again-one', { name })}
                hint={t('library.run-again')}
                onClick={act('restart')}
              />
            ) : null}
          </>
        )}
        <IconButton
          icon={IconTrash}
          label={
            item ? t('library.delete-one', { name, when }) : t('library.remove-one', { url: name, when })
          }
          hint={t(item ? 'library.delete' : 'library.remove')}
          onClick={act('remove')}
        />
      </div>
    </div>
  );
});
