import { afterEach, beforeEach, vi } from 'vitest';
import type { AuthUser, Identity } from '../identity';
import type { ElsewhereListener, SessionMemory } from '../session-memory';
import { createSession, type SessionLimits } from '../session';

/** Around each test of a file: a page of which nobody hears anything. */
export function quietPage(): void {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubGlobal('addEventListener', vi.fn());
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

export const ada: AuthUser = { uid: 'u1', displayName: 'Ada', email: 'ada@example.com' };
export const grace: AuthUser = { uid: 'u2', displayName: 'Grace', email: 'grace@example.com' };

/** An identity service whose answers the test gives by hand. */
export function scriptedIdentity(overrides: Partial<Identity> = {}) {
  const observers: { next: (user: AuthUser | null) => void; error: (error: Error) => void }[] = [];
  const identity: Identity = {
    observe(next, error) {
      observers.push({ next, error });
      return () => undefined;
    },
    signIn: () => Promise.resolve({ ok: true, value: ada }),
    signUp: () => Promise.resolve({ ok: true, value: ada }),
    signInWithGoogle: () => Promise.resolve({ ok: true, value: ada }),
    outlivesTab: () => true,
    signOut: () => Promise.resolve({ ok: true, value: undefined }),
    updateDisplayName: (displayName) => Promise.resolve({ ok: true, value: { ...ada, displayName } }),
    changePassword: () => Promise.resolve({ ok: true, value: undefined }),
    idToken: () => Promise.resolve('token'),
    ...overrides,
  };
  return { identity, observers };
}

/** A device that remembers in plain variables. */
export function scriptedMemory(start: { user?: AuthUser; userOfTab?: AuthUser; leaving?: string } = {}) {
  const kept: { user: AuthUser | null; leaving: string | null } = {
    user: start.user ?? null,
    leaving: start.leaving ?? null,
  };
  let ofTab = start.userOfTab ?? null;
  let elsewhere: ElsewhereListener = { remembered: () => undefined, forgotten: () => undefined };
  const forget = () => {
    if (ofTab) ofTab = null;
    else kept.user = null;
  };
  const memory: SessionMemory = {
    user: () => ofTab ?? kept.user,
    userOfTab: () => ofTab,
    userOfDevice: () => kept.user,
    remember(user, outlivesTab) {
      ofTab = outlivesTab ? null : user;
      if (outlivesTab) kept.user = user;
    },
    forget,
    leaving: () => kept.leaving,
    leave(uid) {
      forget();
      kept.leaving = uid;
    },
    endLeaving: () => (kept.leaving = null),
    onChangedElsewhere(listener) {
      elsewhere = listener;
      return () => undefined;
    },
  };
  return {
    memory,
    kept,
    forgetElsewhere: () => {
      const forgotten = kept.user;
      kept.user = null;
      elsewhere.forgotten(forgotten);
    },
    rememberElsewhere: (user: AuthUser) => {
      kept.user = user;
      elsewhere.remembered(user);
    },
  };
}

/** What a device keeps: of each person the names of their records. */
type Kept = Record<string, readonly string[]>;

function scriptedVault(kept: Kept) {
  return {
    kept,
    people: () => Promise.resolve(Object.keys(kept)),
    removeAllOf: vi.fn((uid: string, except: readonly string[] = []) => {
      const spared = (kept[uid] ?? []).filter((name) => except.includes(name));
      if (spared.length > 0) kept[uid] = spared;
      else Reflect.deleteProperty(kept, uid);
      return Promise.resolve();
    }),
  };
}

interface TestSessionOptions {
  identity?: Identity;
  loadIdentity?: () => Promise<Identity>;
  memory?: SessionMemory;
  unsentChanges?: (uid: string) => Promise<number>;
  /** What the device keeps at the start. */
  kept?: Kept;
  /** Which of it no server has taken yet. */
  unsent?: Kept;
  /** Who has a session in another tab alone; null: the browser cannot tell. */
  inOtherTabs?: readonly string[] | null;
  limits?: Partial<SessionLimits>;
}

/** A session whose limits never end, unless the test says so. */
export function createTestSession(options: TestSessionOptions = {}) {
  const identity = options.identity ?? scriptedIdentity().identity;
  const { kept = {}, unsent = {}, inOtherTabs = [] } = options;
  const vault = scriptedVault(kept);
  const hold = vi.fn<(uid: string | null) => void>();
  const never = () => new AbortController().signal;
  const session = createSession({
    loadIdentity: options.loadIdentity ?? (() => Promise.resolve(identity)),
    memory: options.memory ?? scriptedMemory().memory,
    tabs: { hold, people: () => Promise.resolve(inOtherTabs && new Set(inOtherTabs)) },
    vault,
    unsentRecords: (uid) => Promise.resolve(unsent[uid] ?? []),
    unsentChanges: options.unsentChanges ?? (() => Promise.resolve(0)),
    limits: { firstAnswer: never, answer: never, signOut: never, ...options.limits },
  });
  return { ...session, vault, hold };
}
