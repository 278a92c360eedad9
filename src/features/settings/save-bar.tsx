import type { Message } from '@/i18n/message';
import { useText } from '@/i18n/use-text';
import type { SaveState } from '@/profile/react/save-state';
import { SaveStateLine } from '@/profile/react/save-state-line';
import { Banner } from '@/ui/feedback/banner';
import { SubmitButton } from '@/ui/fields/submit-button';
import { useFormats } from '@/ui/use-formats';
import classes from './save-bar.module.css';

interface SaveBarProps {
  busy: boolean;
  dirty: boolean;
  saved: boolean;
  problem: Message | null;
  /** How the edits of the last saves stand; null where there is nothing to say. */
  state: SaveState | null;
  /** When the person saved what waits, in ms since 1970. */
  savedAt: number | null;
}

/** Stays in sight at the foot of the page: how the form stands, and the button that saves it. */
export function SaveBar({ busy, dirty, saved, problem, state, savedAt }: SaveBarProps) {
  const t = useText();
  const { moment } = useFormats();
  const waits = state === 'device' || state === 'page';
  return (
    <div className={classes.bar} data-save-bar>
      {problem ? <Banner tone="bad" message={t(problem)} /> : null}
      {/* Always there, so that what appears in it is announced. */}
      <div className={classes.news} role="status">
        {saved ? <Banner tone="good" message={t('settings.saved')} /> : null}
        {dirty && !busy && !saved ? <p className={classes.dirty}>{t('settings.unsaved')}</p> : null}
        {state && !busy && !saved ? (
          <SaveStateLine
            state={state}
            detail={waits && savedAt !== null ? t('settings.saved-at', { time: moment(savedAt) }) : null}
          />
        ) : null}
      </div>
      {state === 'rejected' ? (
        <a href="#not-taken" className={classes.see}>
          {t('settings.edit.see')}
        </a>
      ) : null}
      <SubmitButton label={t('settings.save')} busyLabel={t('settings.saving')} busy={busy} />
    </div>
  );
}
