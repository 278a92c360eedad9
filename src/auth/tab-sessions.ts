/** The sessions that live in one tab alone, as far as all tabs of this browser can see them. */
export interface TabSessions {
  /** From now on this tab has such a session of `uid`; null: it has none. */
  hold: (uid: string | null) => void;
  /** The ids of the people of whom some tab has one; null where the browser cannot tell. */
  people: () => Promise<ReadonlySet<string> | null>;
}

const PREFIX = 'scenecue.session/';

/**
 * A lock for each of them, shared by the tabs of one person: nobody ever waits for it, and it falls away with its tab,
 * however that ends.
 */
export function createTabSessions(): TabSessions {
  // Missing in older browsers, and in pages that are not served securely.
  const locks = navigator.locks as LockManager | undefined;
  let held: string | null = null;
  let end: () => void = () => undefined;
  /** Settles when the lock of the last session has gone. */
  let ended: Promise<unknown> = Promise.resolve();
  let current: Promise<unknown> = ended;

  return {
    hold(uid) {
      if (uid === held) return;
      held = uid;
      end();
      ended = current;
      if (uid === null || !locks) return;
      const session = new Promise<void>((resolve) => (end = resolve));
      current = locks
        .request(PREFIX + uid, { mode: 'shared' }, () => session)
        // Where the browser denies it the others cannot see this session: they are denied as well.
        .catch((error: unknown) => console.error('Other tabs cannot see this session', error));
    },
    async people() {
      if (!locks) return null;
      await ended;
      try {
        const { held: all = [] } = await locks.query();
        const names = all.flatMap(({ name = '' }) => (name.startsWith(PREFIX) ? [name] : []));
        return new Set(names.map((name) => name.slice(PREFIX.length)));
      } catch (error) {
        console.error('Nobody knows which sessions other tabs have', error);
        return null;
      }
    },
  };
}
