import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand/react';
import { useText } from '@/i18n/use-text';
import { leave } from '@/lib/leave-guard';
import { useRootMark } from '@/ui/use-root-mark';
import { useServices } from '@/ui/use-services';
import classes from './update-card.module.css';
import type { Versions } from './versions';

/** Offers a new version from a corner of the page. A page with unsaved changes asks before it is given up. */
export function UpdateCard({ versions }: { versions: Versions }) {
  const t = useText();
  const { language } = useServices();
  const state = useStore(versions);
  const [hasMessages, setHasMessages] = useState(false);
  const hasNews = state !== 'quiet';
  const shown = hasNews && hasMessages;
  useRootMark('update', shown);

  // Public pages load these messages only when they are shown.
  useEffect(() => {
    if (!hasNews) return;
    language.need('dashboard').then(
      () => setHasMessages(true),
      (error: unknown) => console.error('Loading the messages about a new version failed', error),
    );
  }, [hasNews, language]);

  return (
    <div className={classes.corner} data-shown={shown}>
      {/* Always rendered, so that its content is announced. */}
      <div role="status">
        {shown ? (
          <>
            <strong>{t('pwa.update.title')}</strong>
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
            {t('app.error.reload')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
