import { Button } from '@mantine/core';
import { useText } from '@/i18n/use-text';
import type { ProfileEdit } from '@/profile/profile-record';
import { useProfile } from '@/profile/use-profile';
import { useProfileStore } from '@/profile/use-profile-store';
import { Banner } from '@/ui/feedback/banner';
import classes from './edit-notices.module.css';
import { fieldLabel, valueText } from './field-words';

/** What the server did not take of what the person saved: each with their own words, and what can be done. */
export function EditNotices() {
  const t = useText();
  const store = useProfileStore();
  const { edits, onServer } = useProfile();
  const refused = edits.filter(({ state }) => state === 'refused');
  const overtaken = edits.filter(({ state }) => state === 'overtaken');

  const own = ({ field, value }: ProfileEdit) => (
    <>
      {fieldLabel(field, t)}: <strong>{valueText(field, value, t)}</strong>
    </>
  );
  const named = (label: string, { field }: ProfileEdit) => `${label}: ${fieldLabel(field, t)}`;

  return (
    <div id="not-taken" tabIndex={-1}>
      {refused.length > 0 ? (
        <section className={classes.notice} aria-label={t('settings.edit.refused-label')}>
          <Banner tone="bad" message={t('profile.save-refused')}>
            {t('settings.edit.refused-help')}
          </Banner>
          <ul className={classes.edits}>
            {refused.map((edit) => (
              <li key={edit.field} className={classes.edit}>
                <p className={classes.words}>{own(edit)}</p>
                <Button
                  variant="default"
                  aria-label={named(t('settings.edit.discard'), edit)}
                  onClick={() => void store.discard(edit.field)}
                >
                  {t('settings.edit.discard')}
                </Button>
              </li>
            ))}
          </ul>
          <Button onClick={() => void store.retry()}>{t('settings.try-again')}</Button>
        </section>
      ) : null}
      {overtaken.length > 0 ? (
        <section className={classes.notice} aria-label={t('settings.edit.overtaken-label')}>
          <div role="alert">
            <Banner tone="warn" message={t('settings.edit.overtaken')} />
          </div>
          <ul className={classes.edits}>
            {overtaken.map((edit) => (
              <li key={edit.field} className={classes.edit}>
                <p className={classes.words}>
                  {own(edit)}
                  <br />
                  {t('settings.edit.theirs', {
                    value: valueText(edit.field, onServer?.[edit.field], t),
                  })}
                </p>
                <Button
                  variant="default"
                  aria-label={named(t('settings.edit.keep-theirs'), edit)}
                  onClick={() => void store.discard(edit.field)}
                >
                  {t('settings.edit.keep-theirs')}
                </Button>
                <Button
                  aria-label={named(t('settings.edit.use-mine'), edit)}
                  onClick={() => void store.insist(edit.field)}
                >
                  {t('settings.edit.use-mine')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
