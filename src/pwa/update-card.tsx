import { Button } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { needMessages } from '@/i18n/language-store';
import { useText } from '@/i18n/use-text';
import { leave } from '@/lib/leave-guard';
import classes from './update-card.module.css';
import type { Versions } from './versions';

/** Offers a new version from a corner of the page. A page with unsaved changes asks before it is given up. */
export function UpdateCard({ versions }: { versions: Versions }) {
  const t = useText();
  const state = useSyncExternalStore(versions.onChange, versions.state);
  const [hasWords, setHasWords] = useState(false);
  const hasNews = state !== 'quiet';
  const shown = hasNews && hasWords;

  // The first pages do without these words until there is something to say.
  useEffect(() => {
    if (!hasNews) return;
    needMessages('dashboard').then(
      () => setHasWords(true),
      (error: unknown) => console.error('No words for a new version', error),
    );
  }, [hasNews]);

  return (
    <div className={classes.corner} data-shown={shown}>
      {/* Always there, so that what appears in it is announced. */}
      <div role="status">
        {shown ? (
          <>
            <p className={classes.title}>{t('pwa.update.title')}</p>
            <p className={classes.text}>
              {t(state === 'waiting' ? 'pwa.update.waiting' : 'pwa.update.replaced')}
            </p>
          </>
        ) : null}
      </div>
      {shown ? (
        <div className={classes.answers}>
          <Button size="sm" variant="default" onClick={versions.postpone}>
            {t('pwa.update.later')}
          </Button>
          <Button size="sm" onClick={() => leave(versions.take)}>
            {t('pwa.update.reload')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
