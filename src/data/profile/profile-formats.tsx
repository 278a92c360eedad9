import { useMemo, type ReactNode } from 'react';
import { useLanguage } from '@/i18n/use-language';
import { createFormats } from '@/lib/formats';
import { FormatsContext } from '@/ui/use-formats';
import { useProfile } from './use-profile';
import type { ProfileValues } from './user-profile';

/**
 * The time zones by their names in the IANA database. Users who choose Eastern or Pacific time mean local time, which
 * includes daylight saving time.
 */
const TIME_ZONES: Readonly<Record<ProfileValues['timezone'], string>> = {
  UTC: 'UTC',
  EST: 'America/New_York',
  PST: 'America/Los_Angeles',
};

/**
 * Below it, dates, numbers and amounts are formatted as the signed-in user has chosen, in the language of the page.
 */
export function ProfileFormats({ children }: { children: ReactNode }) {
  const { timezone, dateFormat } = useProfile().profile;
  const locale = useLanguage();
  const formats = useMemo(
    () => createFormats({ locale, timeZone: TIME_ZONES[timezone], dateFormat }),
    [locale, timezone, dateFormat],
  );
  return <FormatsContext value={formats}>{children}</FormatsContext>;
}
