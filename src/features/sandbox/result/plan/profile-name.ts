import { useCallback } from 'react';
import { useText } from '@/i18n/use-text';
import type { SuitabilityProfile } from '@/targeting/suitability';

const PRESET_NAMES = {
  careful: 'plan.profile.careful',
  balanced: 'plan.profile.balanced',
  open: 'plan.profile.open',
} as const;

/** Names a profile: a preset in the language of the page, the user's own as the user has named it. */
export function useProfileName(): (profile: Pick<SuitabilityProfile, 'id' | 'name'>) => string {
  const t = useText();
  return useCallback(
    ({ id, name }) =>
      Object.hasOwn(PRESET_NAMES, id) ? t(PRESET_NAMES[id as keyof typeof PRESET_NAMES]) : name,
    [t],
  );
}
