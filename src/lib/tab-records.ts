import type { RecordStore } from './device-vault';
import { lazyValue } from './lazy-value';
import type { TabOverflow } from './tab-overflow';

const PREFIX = 'scenecue.record/';

/**
 * Longest record in the session storage, in characters; longer ones go to the overflow. It has room for 5 million in
 * all.
 */
const LONG = 200_000;

/** Prefix of the ID of a record in the overflow; JSON never begins with it. */
const ELSEWHERE = '@';

/** Loaded on demand, because few tabs need it: a result of the Sandbox is long enough. */
const loadTabOverflow = lazyValue(async () => (await import('./tab-overflow')).createTabOverflow());

/**
 * Records in the session storage of the tab, long ones encrypted in a database: they survive a reload and end with the
 * tab. A record that cannot be stored, for lack of space or of storage, is kept in memory until the page closes;
 * `update` still rejects. It also rejects, and changes nothing, if a long record cannot be read now.
 */
export function createTabRecords(loadOverflow: () => Promise<TabOverflow> = loadTabOverflow): RecordStore {
  /** Records that could not be stored; null for one that could not be removed. */
  const ofPage = new Map<string, unknown>();
  /** One after the other, like the transactions of a database. */
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  }

  /** @throws if the overflow cannot be read: its record must not be replaced then */
  async function read(key: string): Promise<unknown> {
    if (ofPage.has(key)) return ofPage.get(key) ?? undefined;
    let isElsewhere = false;
    try {
      const stored = sessionStorage.getItem(PREFIX + key);
      isElsewhere = stored?.startsWith(ELSEWHERE) ?? false;
      const text = stored && isElsewhere ? await (await loadOverflow()).get(stored.slice(1)) : stored;
      return text === null || text === undefined ? undefined : (JSON.parse(text) as unknown);
    } catch (error) {
      // An OperationError: it is encrypted with another key.
      const isLost = error instanceof SyntaxError || (error as Error).name === 'OperationError';
      if (isElsewhere && !isLost) throw error;
      return undefined;
    }
  }

  async function set(key: string, value: unknown): Promise<void> {
    ofPage.set(key, value);
    const name = PREFIX + key;
    const before = storedKeys().includes(name) ? sessionStorage.getItem(name) : null;
    if (value !== null) {
      const text = JSON.stringify(value);
      const id = text.length > LONG ? await put(text) : null;
      sessionStorage.setItem(name, id === null ? text : ELSEWHERE + id);
    } else if (before !== null) sessionStorage.removeItem(name);
    ofPage.delete(key);
    // If it cannot be removed: it is encrypted, and the overflow deletes it later.
    if (before?.startsWith(ELSEWHERE))
      await loadOverflow()
        .then((overflow) => overflow.remove(before.slice(1)))
        .catch(() => undefined);
  }

  /** @returns null if there is no database: the session storage may have room */
  async function put(text: string): Promise<string | null> {
    try {
      return await (await loadOverflow()).put(text);
    } catch (error) {
      console.error('Storing a long record of this tab in the database failed', error);
      return null;
    }
  }

  const allKeys = () => [
    ...new Set([...storedKeys().map((key) => key.slice(PREFIX.length)), ...ofPage.keys()]),
  ];

  // The overflow shows a duplicate of this tab that this one is open, and that its long records are in use.
  const isElsewhere = (name: string) => sessionStorage.getItem(name)?.startsWith(ELSEWHERE);
  if (storedKeys().some(isElsewhere)) loadOverflow().catch(() => undefined);

  return {
    get: (key) => inTurn(() => read(key).catch(() => undefined)),
    update: (key, change) =>
      inTurn(async () => {
        const next = change(await read(key));
        if (next !== undefined) await set(key, next);
      }),
    keys: () => inTurn(() => Promise.resolve(allKeys().filter((key) => ofPage.get(key) !== null))),
    removeAll: (prefix, except) =>
      inTurn(async () => {
        for (const key of allKeys()) {
          if (key.startsWith(prefix) && !except.includes(key)) await set(key, null);
        }
      }),
  };
}

function storedKeys(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}
