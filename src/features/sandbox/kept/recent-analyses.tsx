import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import type { KeptAnalysis } from './kept-analyses';
import { RecentAnalysis } from './recent-analysis';
import classes from './recent-analyses.module.css';

interface RecentAnalysesProps {
  /** At least one. */
  all: KeptAnalysis[];
  onOpen: (kept: KeptAnalysis) => void;
  onRemove: (id: string) => void;
  onClear: () => void;
  /** The focus was in what stood here before. */
  takesFocus: boolean;
}

/** What was analysed on this device, to be read again without a network. */
export function RecentAnalyses({ all, onOpen, onRemove, onClear, takesFocus }: RecentAnalysesProps) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asks, setAsks] = useState(false);

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  function remove(id: string) {
    onRemove(id);
    // The button goes with its line.
    heading.current?.focus();
  }

  return (
    <section className={classes.recent} aria-labelledby="recent-analyses">
      <div className={classes.head}>
        <h2 ref={heading} id="recent-analyses" className={classes.title} tabIndex={-1}>
          {t('sandbox.recent.title')}
        </h2>
        <Button variant="subtle" size="sm" onClick={() => setAsks(true)}>
          {t('sandbox.recent.clear')}
        </Button>
      </div>
      <p className={classes.lede}>{t('sandbox.recent.text')}</p>
      <ul className={classes.list} aria-labelledby="recent-analyses">
        {all.map((kept) => (
          <RecentAnalysis key={kept.id} kept={kept} onOpen={onOpen} onRemove={remove} />
        ))}
      </ul>
      {asks ? (
        <ConfirmDialog
          title={t('sandbox.recent.clear-title')}
          text={t('sandbox.recent.clear-text', { count: all.length })}
          confirmLabel={t('sandbox.recent.clear')}
          cancelLabel={t('sandbox.recent.stay')}
          onConfirm={onClear}
          onCancel={() => setAsks(false)}
        />
      ) : null}
    </section>
  );
}
