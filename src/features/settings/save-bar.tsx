import type { Message } from '@/i18n/message';
import { useText } from '@/i18n/use-text';
import { SaveStateLine } from '@/data/profile/save-state-line';
import type { Profile } from '@/data/profile/use-profile';
import { Banner } from '@/ui/feedback/banner';
import { SubmitButton } from '@/ui/fields/submit-button';
import { useFormats } from '@/ui/use-formats';
import { useRootMark } from '@/ui/use-root-mark';
import classes from './save-bar.module.css';

interface SaveBarProps extends Pick<Profile, 'saveState' | 'savedAt'> {
  busy: boolean;
  dirty: boolean;
  saved: boolean;
  problem: Message | null;
}

/** Stays at the bottom of the window: the state of the form, and the button that saves it. */
export function SaveBar({ busy, dirty, saved, problem, saveState, savedAt }: SaveBarProps) {
  const t = useText();
  const { moment } = useFormats();
  useRootMark('save-bar');
  const waits = saveState === 'device' || saveState === 'page';
  return (
    <div className={classes.bar}>
      {problem ? <Banner tone="bad" message={t(problem)} /> : null}
      {/* Always rendered, so that content is announced when it appears. */}
      <div className={classes.messages} role="status">
        {saved ? <Banner tone="good" message={t('settings.saved')} /> : null}
        {dirty && !busy && !saved ? <p className={classes.dirty}>{t('settings.unsaved')}</p> : null}
        {saveState && !busy && !saved ? (
          <SaveStateLine
            state={saveState}
            detail={waits && savedAt !== null ? t('settings.saved-at', { time: moment(savedAt) }) : null}
          />
        ) : null}
      </div>
      {saveState === 'rejected' ? (
        <a href="#not-taken" className={classes.see}>
          {t('settings.edit.see')}
        </a>
      ) : null}
      <SubmitButton label={t('settings.save')} busyLabel={t('settings.saving')} busy={busy} />
    </div>
  );
}
