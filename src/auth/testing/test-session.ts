import { afterEach, beforeEach, expect, vi, type Mock } from 'vitest';
import type { AuthUser, Identity, IdentityResult } from '../identity';
import { createSession, type Session } from '../session';
import type { DeviceData, SessionLimits } from '../session-ports';
import type { OtherTabListener, SessionStorage } from '../session-storage';

/** Sets up, for each test of a file, a page without console output and without browser events. */
export function stubPage(): void {
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
    isRemembered: () => true,
    signOut: () => Promise.resolve({ ok: true, value: undefined }),
    updateDisplayName: (displayName) => Promise.resolve({ ok: true, value: { ...ada, displayName } }),
    changePassword: () => Promise.resolve({ ok: true, value: undefined }),
    idToken: () => Promise.resolve('token'),
    ...overrides,
  };
  return { identity, observers };
}

interface StoredAtStart {
  user?: AuthUser;
  userOfTab?: AuthUser;
  signOut?: string;
}

/** The browser's storage, in plain variables. */
export function scriptedStorage(start: StoredAtStart = {}) {
  const stored: { user: AuthUser | null; signOut: string | null } = {
    user: start.user ?? null,
    signOut: start.signOut ?? null,
  };
  let ofTab = start.userOfTab ?? null;
  let otherTab: OtherTabListener = { stored: () => undefined, cleared: () => undefined };
  const clear = () => {
    if (ofTab) ofTab = null;
    else stored.user = null;
  };
  const storage: SessionStorage = {
    user: () => ofTab ?? stored.user,
    userOfTab: () => ofTab,
    userOfDevice: () => stored.user,
    store(user, remembered) {
      ofTab = remembered ? null : user;
      if (remembered) stored.user = user;
    },
    clear,
    pendingSignOut: () => stored.signOut,
    beginSignOut(uid) {
      clear();
      stored.signOut = uid;
    },
    endSignOut: () => (stored.signOut = null),
    onOtherTab(listener) {
      otherTab = listener;
      return () => undefined;
    },
  };
  return {
    storage,
    stored,
    clearInOtherTab: () => {
      const cleared = stored.user;
      stored.user = null;
      otherTab.cleared(cleared);
    },
    storeInOtherTab: (user: AuthUser) => {
      stored.user = user;
      otherTab.stored(user);
    },
  };
}

interface TestSessionOptions {
  identity?: Identity;
  loadIdentity?: () => Promise<Identity>;
  storage?: SessionStorage;
  createProfile?: (user: AuthUser, fullName: string | null) => Promise<void>;
  onlyOnDevice?: (uid: string) => Promise<number | null>;
  limits?: Partial<SessionLimits>;
}

interface TestDevice {
  removeAllOf: Mock<DeviceData['removeAllOf']>;
  removeOthers: Mock<DeviceData['removeOthers']>;
}

/** A session whose limits never end, unless the test says so. */
export function createTestSession(options: TestSessionOptions = {}): Session & { device: TestDevice } {
  const identity = options.identity ?? scriptedIdentity().identity;
  const device: TestDevice = {
    removeAllOf: vi.fn(() => Promise.resolve()),
    removeOthers: vi.fn(() => Promise.resolve()),
  };
  const never = () => new AbortController().signal;
  const session = createSession({
    loadIdentity: options.loadIdentity ?? (() => Promise.resolve(identity)),
    storage: options.storage ?? scriptedStorage().storage,
    device,
    createProfile: options.createProfile ?? (() => Promise.resolve()),
    onlyOnDevice: options.onlyOnDevice ?? (() => Promise.resolve(0)),
    limits: { firstReport: never, answer: never, signOut: never, ...options.limits },
  });
  return { ...session, device };
}

/** A promise that the test settles. */
export function deferred<T>() {
  let settle: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => (settle = resolve));
  return { promise, settle };
}

const SIGNED_OUT: IdentityResult<void> = { ok: true, value: undefined };

/** A started session on a device that remembers Ada, and what the service reports to it. */
export async function startedFor(
  answers: Partial<Identity> = {},
  { start = { user: ada }, ...options }: TestSessionOptions & { start?: StoredAtStart } = {},
) {
  const device = scriptedStorage(start);
  const signOut = vi.fn(answers.signOut ?? (() => Promise.resolve<IdentityResult<void>>(SIGNED_OUT)));
  const { identity, observers } = scriptedIdentity({ ...answers, signOut });
  const session = createTestSession({ ...options, storage: device.storage, identity });
  session.start();
  await vi.waitFor(() => expect(observers).toHaveLength(1));
  return { ...device, session, signOut, report: (user: typeof ada | null) => observers[0]?.next(user) };
}
