import { Button } from '@mantine/core';
import { useText } from '@/i18n/use-text';
import classes from './filter-panel.module.css';

/** Replaces the list of entries when none match the filter. */
export function NoMatches({ onClear }: { onClear: () => void }) {
  const t = useText();
  return (
    <div className={classes.noMatches}>
      <p className={classes.noMatchesTitle}>{t('sandbox.filter.no-matches')}</p>
      <p className={classes.noMatchesText}>{t('sandbox.filter.no-matches-text')}</p>
      <Button variant="default" size="sm" onClick={onClear}>
        {t('sandbox.filter.show-all')}
      </Button>
    </div>
  );
}
