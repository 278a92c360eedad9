import { Button } from '@mantine/core';
import { useText } from '@/i18n/use-text';
import classes from './nothing-matches.module.css';

/** In the place of the moments when a filter leaves none. */
export function NothingMatches({ onReset }: { onReset: () => void }) {
  const t = useText();
  return (
    <div className={classes.nothing}>
      <p className={classes.title}>{t('sandbox.filter.nothing')}</p>
      <p className={classes.text}>{t('sandbox.filter.nothing-text')}</p>
      <Button variant="default" size="sm" onClick={onReset}>
        {t('sandbox.filter.show-all')}
      </Button>
    </div>
  );
}
