import type { ThemeChoice } from '@/theme/theme-choice';
import { chooseTheme } from '@/theme/theme-store';
import classes from './appearance-section.module.css';
import { SettingsSection } from './settings-section';

const CHOICES: readonly { theme: ThemeChoice; label: string }[] = [
  { theme: 'system', label: 'Use system setting' },
  { theme: 'light', label: 'Light' },
  { theme: 'dark', label: 'Dark' },
];

/** The theme is shown as soon as it is chosen, and kept when the form is saved. */
export function AppearanceSection({ theme }: { theme: ThemeChoice }) {
  return (
    <SettingsSection title="Appearance" text="Shown at once, and kept when you save.">
      <div className={classes.choices} role="radiogroup" aria-label="Theme">
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
                onChange={() => chooseTheme(choice.theme)}
              />
              {choice.label}
            </span>
          </label>
        ))}
      </div>
    </SettingsSection>
  );
}
