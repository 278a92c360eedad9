import { useMemo } from 'react';
import { useLanguage } from '@/i18n/use-language';
import { createFormats, type Formats } from '@/lib/formats';
import { useProfile } from './use-profile';
import type { ProfileValues } from '../model/user-profile';

/**
 * The time zones by their names in the IANA database. Whoever lives by Eastern or Pacific time means the
 * clock on their wall, which keeps summer time too.
 */
const TIME_ZONES: Readonly<Record<ProfileValues['timezone'], string>> = {
  UTC: 'UTC',
  EST: 'America/New_York',
  PST: 'America/Los_Angeles',
};

/** How dates, numbers and amounts are written for the person who is signed in, in the language of the page. */
export function useProfileFormats(): Formats {
  const { timezone, dateFormat } = useProfile().profile;
  const locale = useLanguage();
  return useMemo(
    () => createFormats({ locale, timeZone: TIME_ZONES[timezone], dateFormat }),
    [locale, timezone, dateFormat],
  );
}
