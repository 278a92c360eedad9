import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import type { StoredAnalysis } from './stored-analyses';
import { RecentAnalysis } from './recent-analysis';
import classes from './recent-analyses.module.css';

/** The analyses of one video, newest first. */
function byVideo(all: readonly StoredAnalysis[]): StoredAnalysis[][] {
  const groups = new Map<string, StoredAnalysis[]>();
  for (const analysis of all) {
    const { videoUrl } = analysis.response;
    groups.set(videoUrl, [...(groups.get(videoUrl) ?? []), analysis]);
  }
  return [...groups.values()];
}

interface RecentAnalysesProps {
  all: StoredAnalysis[];
  onOpen: (analysis: StoredAnalysis) => void;
  /** Null where there are not two. */
  onCompare: (() => void) | null;
  onRemove: (id: string) => void;
  onRestore: (analysis: StoredAnalysis) => void;
  onClear: () => void;
  /** The focus was in the closed result. */
  takesFocus: boolean;
}

/** The stored analyses by video, also available offline. Nothing where there are none. */
export function RecentAnalyses(props: RecentAnalysesProps) {
  const { all, onOpen, onCompare, onRemove, onRestore, onClear, takesFocus } = props;
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const [isConfirming, setConfirming] = useState(false);
  const [removed, setRemoved] = useState<StoredAnalysis | null>(null);

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  // The focused button is removed with its row.
  useEffect(() => {
    if (removed) undo.current?.focus();
  }, [removed]);

  function remove(analysis: StoredAnalysis) {
    setRemoved(analysis);
    onRemove(analysis.id);
  }

  function restore(analysis: StoredAnalysis) {
    setRemoved(null);
    onRestore(analysis);
    heading.current?.focus();
  }

  if (all.length === 0 && !removed) return null;
  return (
    <section className={classes.recent} aria-labelledby="recent-analyses">
      <div className={classes.head}>
        <h2 ref={heading} id="recent-analyses" className={classes.title} tabIndex={-1}>
          {t('sandbox.recent.title')}
        </h2>
        <div className={classes.actions}>
          {onCompare ? (
            <Button variant="default" size="sm" onClick={onCompare}>
              {t('sandbox.recent.compare')}
            </Button>
          ) : null}
          {all.length > 0 ? (
            <Button variant="subtle" size="sm" onClick={() => setConfirming(true)}>
              {t('sandbox.recent.clear')}
            </Button>
          ) : null}
        </div>
      </div>
      <p className={classes.lede}>{t('sandbox.recent.text')}</p>
      <div role="status" className={classes.removed}>
        {removed ? (
          <>
            {t('sandbox.recent.removed')}{' '}
            <Button ref={undo} variant="default" size="sm" onClick={() => restore(removed)}>
              {t('sandbox.recent.undo')}
            </Button>
          </>
        ) : null}
      </div>
      {all.length > 0 ? (
        <ul className={classes.list} aria-labelledby="recent-analyses">
          {byVideo(all).map(([newest, ...earlier]) =>
            newest ? (
              <li key={newest.id} className={classes.video}>
                <RecentAnalysis analysis={newest} onOpen={onOpen} onRemove={remove} />
                {earlier.length > 0 ? (
                  <details className={classes.earlier}>
                    <summary>{t('sandbox.recent.earlier', { count: earlier.length })}</summary>
                    {earlier.map((analysis) => (
                      <RecentAnalysis
                        key={analysis.id}
                        analysis={analysis}
                        isEarlier
                        onOpen={onOpen}
                        onRemove={remove}
                      />
                    ))}
                  </details>
                ) : null}
              </li>
            ) : null,
          )}
        </ul>
      ) : null}
      {isConfirming ? (
        <ConfirmDialog
          title={t('sandbox.recent.clear-title')}
          text={t('sandbox.recent.clear-text', { count: all.length })}
          confirmLabel={t('sandbox.recent.clear')}
          cancelLabel={t('tables.cancel')}
          onConfirm={() => {
            setRemoved(null);
            onClear();
          }}
          onCancel={() => setConfirming(false)}
        />
      ) : null}
    </section>
  );
}
