import type { StoredProfile } from '../profile-record';
import type { ProfileRepository } from '../profile-repository';
import { ProfileStoreError } from '../profile-store-error';

/** A server in memory, with rules: no name longer than ten characters. */
export function createMemoryServer(stored: StoredProfile = null) {
  const server = {
    stored,
    /** What it does with the next calls. `lost`: the answer alone. `silent`: nothing, for ever. */
    mood: 'well' as 'well' | 'gone' | 'lost' | 'silent',
    calls: [] as string[],
  };
  const answer = <T>(value: T): Promise<T> => {
    if (server.mood === 'silent') return new Promise(() => undefined);
    if (server.mood === 'well') return Promise.resolve(structuredClone(value));
    return Promise.reject(new ProfileStoreError('unavailable', 'no answer'));
  };
  const repository: ProfileRepository = {
    load: () => {
      server.calls.push('load');
      return answer(server.stored);
    },
    async merge(_uid, plan) {
      if (server.mood === 'gone' || server.mood === 'silent') return answer(null);
      const changes = plan(structuredClone(server.stored));
      const { updatedAt, ...fields } = changes ?? {};
      server.calls.push(`merge ${Object.keys(fields).join()}`.trim());
      if ((changes?.name ?? '').length > 10) throw new ProfileStoreError('refused', 'too long');
      if (changes) server.stored = { ...server.stored, ...fields, ...(updatedAt ? { updatedAt } : {}) };
      return answer(server.stored);
    },
  };
  return { server, repository };
}
