import {
  collection,
  doc,
  getDocFromCache,
  getDocsFromCache,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
  waitForPendingWrites,
  type Firestore,
} from 'firebase/firestore';
import { hasDeviceDatabase } from '@/lib/device-database';
import type { RemoteError } from '@/lib/remote-error';
import { withTimeout } from '@/lib/with-timeout';
import { firebaseApp, noEmulatorsInBuild } from './app';
import { ownerOfCache, removeCache, setOwnerOfCache } from './device-cache';
import type { FirebaseSettings } from './config';
import { toRemoteError } from './firestore-errors';

export interface FirestorePorts {
  /** Resolves when the identity service has started: Firestore must know it, or it asks as nobody. */
  identityStarted: () => Promise<unknown>;
  /** Whether the device remembers this user. If not, their documents are in the memory of the page only. */
  isRemembered: (uid: string) => boolean;
}

/** The documents of one user at a time: Firestore's client with its own cache, queue of writes and listeners. */
export interface UserFirestore {
  /** The client for this user's documents. The client of another user is closed. */
  open: (uid: string) => Promise<Firestore>;
  /**
   * Keeps a listener attached: to the client of this user, and again to the next one if it is replaced. The client is
   * open while it is followed.
   *
   * @param failed called if the client cannot be opened
   * @returns ends it
   */
  follow: (
    uid: string,
    attach: (db: Firestore) => () => void,
    failed: (error: RemoteError) => void,
  ) => () => void;
  /**
   * Makes a write that is queued until the server can be reached. If the device has no room for it, it is kept in the
   * memory of the page, and so is everything after it.
   *
   * @returns settles with the answer of the server, which may be after the network is back
   * @throws RemoteError
   */
  write: (uid: string, make: (db: Firestore) => Promise<unknown>) => Promise<void>;
  /** Whether documents and queued writes outlive the page. */
  isKept: () => boolean;
  /**
   * Waits for the server, for a few seconds at most.
   *
   * @returns the number of documents with writes that it does not have
   * @throws DOMException if the client does not answer in time: it may still wait for the identity service
   */
  pending: (uid: string) => Promise<number>;
  /** Removes everything that this device has of the user's documents, also writes that are not sent. */
  clear: (uid: string) => Promise<void>;
}

/** Times in ms that a sign-out waits: for queued writes to be sent, and for the client to count those that are left. */
const PENDING_MS = 4_000;
const COUNT_MS = 6_000;
/** Time in ms that a client has to end. */
const CLOSE_MS = 2_000;

/** In bytes. Results have up to 36 MB, and the ones that were opened last should be readable without a network. */
const CACHE_BYTES = 100_000_000;

interface Follower {
  uid: string;
  attach: (db: Firestore) => () => void;
  end?: () => void;
}

interface Opened {
  uid: string;
  db: Firestore;
  isKept: boolean;
}

/** Starts Firestore; call it once. */
export function createUserFirestore(settings: FirebaseSettings, ports: FirestorePorts): UserFirestore {
  let opened: Opened | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const followers = new Set<Follower>();

  /** A client is opened, closed and cleared by one call after the other. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  }

  async function start(isKept: boolean): Promise<Firestore> {
    const connect = await emulatorConnection(settings);
    const cache = { cacheSizeBytes: CACHE_BYTES, tabManager: persistentMultipleTabManager() };
    const db = initializeFirestore(firebaseApp(settings), {
      localCache: isKept ? persistentLocalCache(cache) : memoryLocalCache(),
      ignoreUndefinedProperties: true,
    });
    connect?.(db);
    return db;
  }

  async function close(): Promise<void> {
    const before = opened;
    opened = null;
    if (!before) return;
    // A client whose database has failed may never end; the next one does not need its end.
    await withTimeout(AbortSignal.timeout(CLOSE_MS), terminate(before.db)).catch((error: unknown) => {
      console.error('Closing the documents failed', error);
    });
  }

  /** Removes the documents of a user who has no session on this device any more. @throws if they cannot be removed */
  async function clearCache(uid: string): Promise<void> {
    const db = await start(true);
    try {
      await removeCache(db, uid);
    } finally {
      await terminate(db);
    }
    setOwnerOfCache(null);
  }

  /** Whether the cache of the device can be used for this user: it has nothing of another one. */
  async function ownsCache(uid: string): Promise<boolean> {
    const owner = ownerOfCache();
    const mayKeep = ports.isRemembered(uid) && (await hasDeviceDatabase());
    try {
      if (owner !== null && owner !== uid && !ports.isRemembered(owner)) await clearCache(owner);
      if (mayKeep) setOwnerOfCache(uid);
      return mayKeep;
    } catch (error) {
      console.error('The documents cannot be stored on this device', error);
      return false;
    }
  }

  /** @param inMemory whether to open a client that does not use the device, instead of one that does */
  function openFor(uid: string, inMemory = false): Promise<Opened> {
    return inTurn(async () => {
      if (opened?.uid === uid && !(inMemory && opened.isKept)) return opened;
      await close();
      await ports.identityStarted();
      const isKept = (await ownsCache(uid)) && !inMemory;
      opened = { uid, db: await start(isKept), isKept };
      for (const each of followers) if (each.uid === uid) attach(each, opened.db);
      return opened;
    });
  }

  function attach(follower: Follower, db: Firestore): void {
    endListener(follower);
    follower.end = follower.attach(db);
  }

  const isFollowed = (uid: string) => [...followers].some((each) => each.uid === uid);

  return {
    open: async (uid) => (await openFor(uid)).db,
    follow(uid, attachTo, failed) {
      const follower: Follower = { uid, attach: attachTo };
      followers.add(follower);
      openFor(uid).then(
        ({ db }) => {
          // A client that has just been opened has it already.
          if (followers.has(follower) && !follower.end) attach(follower, db);
        },
        (error: unknown) => failed(toRemoteError(error)),
      );
      return () => {
        endListener(follower);
        followers.delete(follower);
        // The user has signed out, perhaps in another tab, which has then removed the cache under this client.
        void inTurn(async () => {
          if (opened?.uid === uid && !isFollowed(uid)) await close();
        });
      };
    },
    async write(uid, make) {
      const writeTo = async ({ db }: Opened) => void (await make(db));
      try {
        const first = await openFor(uid);
        await writeTo(first).catch(async (error: unknown) => {
          // Any other problem is the server's answer.
          const { problem } = toRemoteError(error);
          if (!first.isKept || (problem !== 'unavailable' && problem !== 'unknown')) throw error;
          console.error('This device cannot store a change', error);
          await writeTo(await openFor(uid, true));
        });
      } catch (error) {
        throw toRemoteError(error);
      }
    },
    isKept: () => opened?.isKept ?? false,
    pending: (uid) =>
      withTimeout(
        AbortSignal.timeout(COUNT_MS),
        openFor(uid).then(({ db }) => countPending(db, uid)),
      ),
    clear: (uid) =>
      inTurn(async () => {
        const wasKept = opened?.uid === uid && opened.isKept;
        if (opened?.uid === uid) await close();
        const owner = ownerOfCache();
        // Another tab may have removed it before this one has closed its client, which wrote to it once more.
        const isLeft = owner === uid || (owner === null && wasKept);
        if (isLeft && !ports.isRemembered(uid)) await clearCache(uid);
      }),
  };
}

/** A client that has failed, as where the device is full, throws: the page that ends the listener must not fail with it. */
function endListener({ end }: Follower): void {
  try {
    end?.();
  } catch (error) {
    console.error('A client that has failed cannot end a listener', error);
  }
}

/** Counts in the cache alone: that also works without a network, and where the rules allow no list. */
async function countPending(db: Firestore, uid: string): Promise<number> {
  const sending = waitForPendingWrites(db).then(() => true);
  if (await withTimeout(AbortSignal.timeout(PENDING_MS), sending).catch(() => false)) return 0;
  const user = doc(db, 'users', uid);
  const [profile, planning, analyses] = await Promise.all([
    getDocFromCache(user).catch(() => null),
    getDocsFromCache(collection(user, 'planning')),
    getDocsFromCache(collection(user, 'analyses')),
  ]);
  const documents = [...(profile ? [profile] : []), ...planning.docs, ...analyses.docs];
  // A deleted document is not in the cache, and its deletion is not sent either.
  return Math.max(1, documents.filter(({ metadata }) => metadata.hasPendingWrites).length);
}

async function emulatorConnection({
  emulators,
}: FirebaseSettings): Promise<((db: Firestore) => void) | null> {
  if (!emulators) return null;
  // Read here, and by its full name, so that a build without it drops the branch and the module behind it.
  if (import.meta.env.VITE_AUTH_EMULATOR_URL) {
    const { connectStore } = await import('./firestore-emulator');
    return (db) => {
      connectStore(db, emulators);
    };
  }
  throw noEmulatorsInBuild();
}
