import type { StoredProfile } from '../model/user-profile';
import { ProfileStoreError, type ProfileRepository } from '../sync/ports';

/** A server in memory. Its rules refuse a name with more than `longestName` characters. */
export function createMemoryServer(stored: StoredProfile = null, { longestName = 10 } = {}) {
  const server = {
    stored,
    /**
     * What it does with the next calls. `lost`: only the answer is lost. `silent`: it never answers. `staleToken`: it
     * refuses every write.
     */
    mode: 'well' as 'well' | 'gone' | 'lost' | 'silent' | 'staleToken',
    calls: [] as string[],
  };
  const answer = <T>(value: T): Promise<T> => {
    if (server.mode === 'silent') return new Promise(() => undefined);
    if (server.mode !== 'gone' && server.mode !== 'lost') return Promise.resolve(structuredClone(value));
    return Promise.reject(new ProfileStoreError('unavailable', 'no answer'));
  };
  const repository: ProfileRepository = {
    load: () => {
      server.calls.push('load');
      return answer(server.stored);
    },
    async merge(_uid, changesTo) {
      if (server.mode === 'gone' || server.mode === 'silent') return answer(null);
      const changes = changesTo(structuredClone(server.stored));
      server.calls.push('merge');
      if (server.mode === 'staleToken') throw new ProfileStoreError('rejected', 'stale token');
      if ((changes.name ?? '').length > longestName) throw new ProfileStoreError('rejected', 'too long');
      server.stored = { ...server.stored, ...changes };
      return answer(server.stored);
    },
  };
  return { server, repository };
}
