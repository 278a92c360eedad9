import { useText } from '@/i18n/use-text';
import { profileSchema } from '@/data/profile/user-profile';
import type { ThemeChoice } from '@/theme/theme-choice';
import { useServices } from '@/ui/use-services';
import classes from './appearance-section.module.css';
import { valueText } from './field-labels';
import { SettingsSection } from './settings-section';

/** The theme is applied as soon as it is chosen, and stored when the form is saved. */
export function AppearanceSection({ theme }: { theme: ThemeChoice }) {
  const t = useText();
  const services = useServices();
  return (
    <SettingsSection title={t('settings.appearance.title')} text={t('settings.appearance.text')}>
      <div className={classes.choices} role="radiogroup" aria-label={t('settings.appearance.theme')}>
        {profileSchema.theme.choices.map((choice) => (
          <label key={choice} className={classes.choice}>
            <span className={classes.preview} data-scene={choice} aria-hidden="true">
              <span className={classes.screen} />
            </span>
            <span className={classes.name}>
              <input
                type="radio"
                className={classes.input}
                name="theme"
                value={choice}
                checked={choice === theme}
                onChange={() => services.theme.choose(choice)}
              />
              {valueText('theme', choice, t)}
            </span>
          </label>
        ))}
      </div>
    </SettingsSection>
  );
}
