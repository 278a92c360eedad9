import { RemoteError } from '@/lib/remote-error';
import type { ProfileDocuments, ProfileSnapshot } from '../profile-documents';
import type { StoredProfile, UserProfile } from '../user-profile';

/**
 * - `well`: the server answers
 * - `silent`: it does not answer
 * - `gone`: the client knows that it cannot reach it
 * - `refuses`: it refuses every write
 */
type Mode = 'well' | 'silent' | 'gone' | 'refuses';

interface MemoryProfilesOptions {
  mode?: Mode;
  /** Whether this device stores documents and queued writes. */
  isKept?: boolean;
  /** What the device has from an earlier visit; by default nothing. */
  cached?: StoredProfile;
  /** A write of an earlier visit that was not sent. */
  queued?: Partial<UserProfile> | null;
}

/** A longer name is refused, in characters. */
const LONGEST_NAME = 100;

/** The profile of one user as Firestore's client reports it: with a cache and a queue of writes, in memory. */
export function createMemoryProfiles(stored: StoredProfile = null, options: MemoryProfilesOptions = {}) {
  const { cached = null, queued = null, isKept = true } = options;
  const listeners = new Set<(snapshot: ProfileSnapshot) => void>();
  let queue: { changes: Partial<UserProfile>; settle: () => void }[] = [];
  let cache = cached;
  let fromCache = true;
  const server = {
    stored,
    mode: options.mode ?? 'well',
    /** What it has answered: every write, and that it was asked for the document. */
    calls: [] as ('load' | 'merge')[],
  };

  function tell(): void {
    const shown = queue.reduce((before, { changes }) => ({ ...before, ...changes }), cache);
    // Without the server nothing is known of a document that the device does not have.
    if (shown === null && fromCache && server.mode !== 'gone') return;
    const hasPendingWrites = queue.length > 0;
    for (const next of listeners) next({ stored: shown, fromCache, hasPendingWrites, isKept });
  }

  /** The client talks to the server, if it can. */
  function meet(): void {
    if (server.mode === 'gone') fromCache = true;
    if (server.mode === 'well' || server.mode === 'refuses') {
      const sent = queue;
      queue = [];
      for (const { settle } of sent) settle();
      cache = server.stored;
      fromCache = false;
      // As Firestore does: the call of a write settles before the listeners hear of it.
      if (sent.length > 0) setTimeout(tell);
      else tell();
      return;
    }
    tell();
  }

  function write(changes: Partial<UserProfile>): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = () => {
        server.calls.push('merge');
        const isTooLong = (changes.name ?? '').length > LONGEST_NAME;
        const isCreatedAgain = server.stored !== null && changes.createdAt !== undefined;
        if (server.mode === 'refuses' || isTooLong || isCreatedAgain) {
          reject(new RemoteError('rejected'));
          return;
        }
        server.stored = { ...server.stored, ...changes };
        resolve();
      };
      queue.push({ changes, settle });
    });
  }

  const documents: ProfileDocuments = {
    follow(_uid, next) {
      listeners.add(next);
      tell();
      queueMicrotask(() => {
        server.calls.push('load');
        meet();
      });
      return () => listeners.delete(next);
    },
    merge(_uid, changes) {
      const written = write(changes);
      tell();
      queueMicrotask(meet);
      return written;
    },
  };
  // Nobody waits for the answer any more: its page has been closed.
  if (queued) write(queued).catch(() => undefined);

  return {
    documents,
    server: {
      get calls() {
        return server.calls;
      },
      get stored() {
        return server.stored;
      },
      /** What another device stores. */
      set stored(next: StoredProfile) {
        server.stored = next;
        meet();
      },
      get mode() {
        return server.mode;
      },
      set mode(next: Mode) {
        server.mode = next;
        meet();
      },
    },
  };
}
