import { useText } from '@/i18n/use-text';
import { useFormats } from '@/ui/use-formats';
import { serverMessage } from '../failure-message';
import { isWhole, partialText } from '../partial-text';
import type { LibraryEntry } from './library-entries';
import classes from './library.module.css';

/** The progress of an analysis, or why it has no complete result. Renders nothing for a complete one. */
export function RowState({ entry }: { entry: LibraryEntry }) {
  const t = useText();
  const formats = useFormats();
  const { state, item, stored, name } = entry;
  switch (state) {
    case 'done':
      return null;
    case 'running': {
      const share = item?.progress ?? 0;
      return (
        <span className={classes.state}>
          {t('library.state.running', { percent: formats.percent(share) })}
          <span
            className={classes.track}
            role="progressbar"
            aria-label={t('library.progress', { name })}
            aria-valuenow={Math.round(share * 100)}
            aria-valuemin={0}
            aria-valuemax={100}
          >
            <span className={classes.bar} style={{ width: `${share * 100}%` }} />
          </span>
        </span>
      );
    }
    case 'partial': {
      const coverage = item?.coverage ?? stored?.response.coverage;
      return (
        <span className={classes.state}>
          {coverage === undefined
            ? t('partial.title')
            : isWhole(coverage)
              ? t('partial.incomplete')
              : t('library.state.partial', { percent: formats.percent(coverage) })}{' '}
          {stored ? partialText(stored.response.partial ?? [], t, formats) : null}
        </span>
      );
    }
    case 'failed': {
      const { code = '', message = '' } = item?.error ?? {};
      const { id, values } = serverMessage(code, message);
      return (
        <span className={classes.state} data-tone="bad">
          {t('library.state.failed', { reason: t(id, values) })}
        </span>
      );
    }
    default:
      return <span className={classes.state}>{t(`library.state.${state}`)}</span>;
  }
}
