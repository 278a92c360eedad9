import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import type { StoredAnalysis } from './stored-analyses';
import { RecentAnalysis } from './recent-analysis';
import classes from './recent-analyses.module.css';

interface RecentAnalysesProps {
  /** At least one. */
  all: StoredAnalysis[];
  onOpen: (analysis: StoredAnalysis) => void;
  onRemove: (id: string) => void;
  onClear: () => void;
  /** The focus was in the closed result. */
  takesFocus: boolean;
}

/** The stored analyses, also available offline. */
export function RecentAnalyses({ all, onOpen, onRemove, onClear, takesFocus }: RecentAnalysesProps) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isConfirming, setConfirming] = useState(false);

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  function remove(id: string) {
    onRemove(id);
    // The focused button is removed with its row.
    heading.current?.focus();
  }

  return (
    <section className={classes.recent} aria-labelledby="recent-analyses">
      <div className={classes.head}>
        <h2 ref={heading} id="recent-analyses" className={classes.title} tabIndex={-1}>
          {t('sandbox.recent.title')}
        </h2>
        <Button variant="subtle" size="sm" onClick={() => setConfirming(true)}>
          {t('sandbox.recent.clear')}
        </Button>
      </div>
      <p className={classes.lede}>{t('sandbox.recent.text')}</p>
      <ul className={classes.list} aria-labelledby="recent-analyses">
        {all.map((analysis) => (
          <RecentAnalysis key={analysis.id} analysis={analysis} onOpen={onOpen} onRemove={remove} />
        ))}
      </ul>
      {isConfirming ? (
        <ConfirmDialog
          title={t('sandbox.recent.clear-title')}
          text={t('sandbox.recent.clear-text', { count: all.length })}
          confirmLabel={t('sandbox.recent.clear')}
          cancelLabel={t('tables.cancel')}
          onConfirm={onClear}
          onCancel={() => setConfirming(false)}
        />
      ) : null}
    </section>
  );
}
