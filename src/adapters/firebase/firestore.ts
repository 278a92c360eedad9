import type { Firestore } from 'firebase/firestore';
import { hasDeviceDatabase } from '@/lib/device-database';
import type { RemoteError } from '@/lib/remote-error';
import { withTimeout } from '@/lib/with-timeout';
import type { FirebaseSettings } from './config';
import { ownerOfCache, setOwnerOfCache } from './device-cache';
import { clearCache, closeClient, countPending, startClient } from './firestore-client';
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

/** Time in ms that a sign-out waits for the client to count the writes that are not sent. */
const COUNT_MS = 6_000;

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
  const inTurn = createTurns();
  const followers = new Set<Follower>();

  async function close(): Promise<void> {
    const before = opened;
    opened = null;
    if (before) await closeClient(before.db);
  }

  /** @param inMemory whether to open a client that does not use the device, instead of one that does */
  function openFor(uid: string, inMemory = false): Promise<Opened> {
    return inTurn(async () => {
      if (opened?.uid === uid && !(inMemory && opened.isKept)) return opened;
      await close();
      await ports.identityStarted();
      const isKept = (await ownsCache(settings, ports, uid)) && !inMemory;
      opened = { uid, db: await startClient(settings, isKept), isKept };
      for (const each of followers) if (each.uid === uid) attach(each, opened.db);
      return opened;
    });
  }

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
          if (opened?.uid === uid && ![...followers].some((each) => each.uid === uid)) await close();
        });
      };
    },
    write: (uid, make) => write((inMemory) => openFor(uid, inMemory), make),
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
        if (mayBeInCache(uid, wasKept) && !ports.isRemembered(uid)) await clearCache(settings, uid);
      }),
  };
}

/** A client is opened, closed and cleared by one call after the other. */
function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

/** Whether the cache of the device can be used for this user: it has nothing of another one. */
async function ownsCache(settings: FirebaseSettings, ports: FirestorePorts, uid: string): Promise<boolean> {
  const owner = ownerOfCache();
  const mayKeep = ports.isRemembered(uid) && (await hasDeviceDatabase());
  try {
    if (owner !== null && owner !== uid && !ports.isRemembered(owner)) await clearCache(settings, owner);
    if (mayKeep) setOwnerOfCache(uid);
    return mayKeep;
  } catch (error) {
    console.error('The documents cannot be stored on this device', error);
    return false;
  }
}

/** Another tab may have removed the cache before this one has closed its client, which wrote to it once more. */
function mayBeInCache(uid: string, wasKept: boolean): boolean {
  const owner = ownerOfCache();
  return owner === uid || (owner === null && wasKept);
}

/** As `UserFirestore.write`, with the client that `open` opens. */
async function write(
  open: (inMemory: boolean) => Promise<Opened>,
  make: (db: Firestore) => Promise<unknown>,
): Promise<void> {
  const writeTo = async ({ db }: Opened) => void (await make(db));
  try {
    const first = await open(false);
    await writeTo(first).catch(async (error: unknown) => {
      // Any other problem is the server's answer.
      const { problem } = toRemoteError(error);
      if (!first.isKept || (problem !== 'unavailable' && problem !== 'unknown')) throw error;
      console.error('This device cannot store a change', error);
      await writeTo(await open(true));
    });
  } catch (error) {
    throw toRemoteError(error);
  }
}

function attach(follower: Follower, db: Firestore): void {
  endListener(follower);
  follower.end = follower.attach(db);
}

/** A client that has failed, as where the device is full, throws: the page that ends the listener must not fail with it. */
function endListener({ end }: Follower): void {
  try {
    end?.();
  } catch (error) {
    console.error('A client that has failed cannot end a listener', error);
  }
}
