import { useId, type ReactNode } from 'react';
import classes from './settings-section.module.css';

interface SettingsSectionProps {
  title: string;
  /** One sentence about the settings in this section. */
  text: string;
  children: ReactNode;
}

/** A group of settings: what they are about on the left, their fields in a card on the right. */
export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <p className={classes.text}>{text}</p>
      </div>
      <div className={classes.card}>{children}</div>
    </section>
  );
}
