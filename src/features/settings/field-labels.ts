import type { MessageId } from '@/i18n/message';
import type { Translate } from '@/i18n/use-text';
import type { ProfileField, ProfileValues } from '@/data/profile/user-profile';

const LABELS: Readonly<Record<ProfileField, MessageId>> = {
  name: 'settings.profile.name',
  emailNotifications: 'settings.notifications.email',
  smsNotifications: 'settings.notifications.sms',
  marketingEmails: 'settings.notifications.marketing',
  twoFactorAuth: 'settings.security.two-factor',
  language: 'settings.preferences.language',
  timezone: 'settings.preferences.timezone',
  dateFormat: 'settings.preferences.date-format',
  theme: 'settings.appearance.theme',
};

const CHOICES: Readonly<Record<ProfileValues['language' | 'theme'], MessageId>> = {
  en: 'settings.preferences.english',
  es: 'settings.preferences.spanish',
  fr: 'settings.preferences.french',
  de: 'settings.preferences.german',
  system: 'settings.appearance.system',
  light: 'settings.appearance.light',
  dark: 'settings.appearance.dark',
};

/** The label of a field. */
export function fieldLabel(field: ProfileField, t: Translate): string {
  return t(LABELS[field]);
}

/** The label of a value, otherwise the value itself. */
export function valueText(field: ProfileField, value: string | boolean | undefined, t: Translate): string {
  if (value === undefined || value === '') return t('settings.edit.nothing');
  if (typeof value === 'boolean') return t(value ? 'settings.edit.on' : 'settings.edit.off');
  const labels = new Map<string, MessageId>(Object.entries(CHOICES));
  const known = field === 'language' || field === 'theme' ? labels.get(value) : undefined;
  return known ? t(known) : value;
}
