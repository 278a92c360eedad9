import type { MessageId } from '@/i18n/message';
import { useText } from '@/i18n/use-text';
import type { ThemeChoice } from '@/theme/theme-choice';
import { useServices } from '@/ui/use-services';
import classes from './appearance-section.module.css';
import { SettingsSection } from './settings-section';

const CHOICES: readonly { theme: ThemeChoice; label: MessageId }[] = [
  { theme: 'system', label: 'settings.appearance.system' },
  { theme: 'light', label: 'settings.appearance.light' },
  { theme: 'dark', label: 'settings.appearance.dark' },
];

/** The theme is shown as soon as it is chosen, and kept when the form is saved. */
export function AppearanceSection({ theme }: { theme: ThemeChoice }) {
  const t = useText();
  const services = useServices();
  return (
    <SettingsSection title={t('settings.appearance.title')} text={t('settings.appearance.text')}>
      <div className={classes.choices} role="radiogroup" aria-label={t('settings.appearance.theme')}>
        {CHOICES.map((choice) => (
          <label key={choice.theme} className={classes.choice}>
            <span className={classes.picture} data-scene={choice.theme} aria-hidden="true">
              <span className={classes.screen} />
            </span>
            <span className={classes.name}>
              <input
                type="radio"
                className={classes.input}
                name="theme"
                value={choice.theme}
                checked={choice.theme === theme}
                onChange={() => services.theme.choose(choice.theme)}
              />
              {t(choice.label)}
            </span>
          </label>
        ))}
      </div>
    </SettingsSection>
  );
}
