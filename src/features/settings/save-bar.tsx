import type { Message } from '@/i18n/message';
import { useText } from '@/i18n/use-text';
import { Banner } from '@/ui/banner';
import { SubmitButton } from '@/ui/submit-button';
import classes from './save-bar.module.css';

interface SaveBarProps {
  busy: boolean;
  dirty: boolean;
  saved: boolean;
  problem: Message | null;
}

/** Stays in sight at the foot of the page: how the form stands, and the button that saves it. */
export function SaveBar({ busy, dirty, saved, problem }: SaveBarProps) {
  const t = useText();
  return (
    <div className={classes.bar} data-save-bar>
      {problem ? <Banner tone="bad" message={t(problem)} /> : null}
      {/* Always there, so that what appears in it is announced. */}
      <div className={classes.news} role="status">
        {saved ? <Banner tone="good" message={t('settings.saved')} /> : null}
        {dirty && !busy && !saved ? <p className={classes.dirty}>{t('settings.unsaved')}</p> : null}
      </div>
      <SubmitButton label={t('settings.save')} busyLabel={t('settings.saving')} busy={busy} />
    </div>
  );
}
