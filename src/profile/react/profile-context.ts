import { createSafeContext } from '@/lib/safe-context';
import type { ProfileStore } from '../sync/profile-store';

export const [ProfileContext, useProfileStore] = createSafeContext<ProfileStore>(
  'useProfileStore must be used within a ProfileProvider',
);
