import { Button } from '@mantine/core';
import { useText } from '@/i18n/use-text';
import { profileFields } from '@/data/profile/user-profile';
import { useProfile } from '@/data/profile/use-profile';
import { Banner } from '@/ui/feedback/banner';
import classes from './edit-notices.module.css';
import { fieldLabel, valueText } from './field-labels';

/** The rejected edits, each with its value and a button to discard it. */
export function EditNotices() {
  const t = useText();
  const { rejected, actions } = useProfile();
  const edits = profileFields.flatMap((field) => {
    const value = rejected[field];
    if (value === undefined) return [];
    return [{ field, label: fieldLabel(field, t), value: valueText(field, value, t) }];
  });

  return (
    <div id="not-taken" tabIndex={-1}>
      {edits.length > 0 ? (
        <section className={classes.notice} aria-label={t('settings.edit.rejected-label')}>
          <Banner tone="bad" message={t('profile.save-rejected')}>
            {t('settings.edit.rejected-help')}
          </Banner>
          <ul className={classes.edits}>
            {edits.map(({ field, label, value }) => (
              <li key={field} className={classes.edit}>
                <p className={classes.value}>
                  {t('settings.edit.label', { label })} <strong>{value}</strong>
                </p>
                <Button
                  variant="default"
                  aria-label={t('settings.edit.discard-one', { label })}
                  onClick={() => void actions?.discard(field)}
                >
                  {t('settings.edit.discard')}
                </Button>
              </li>
            ))}
          </ul>
          <Button onClick={() => void actions?.retry()}>{t('settings.try-again')}</Button>
        </section>
      ) : null}
    </div>
  );
}
