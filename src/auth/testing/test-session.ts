import { vi } from 'vitest';
import type { AuthUser, Identity } from '../identity';
import type { SessionMemory } from '../session-memory';
import { createSession, type SessionLimits } from '../session';

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
export function scriptedMemory(start: { user?: AuthUser; leaving?: string } = {}) {
  const kept: { user: AuthUser | null; leaving: string | null } = {
    user: start.user ?? null,
    leaving: start.leaving ?? null,
  };
  let forgottenElsewhere: () => void = () => undefined;
  const memory: SessionMemory = {
    user: () => kept.user,
    remember: (user) => (kept.user = user),
    forget: () => (kept.user = null),
    leaving: () => kept.leaving,
    leave(uid) {
      kept.user = null;
      kept.leaving = uid;
    },
    endLeaving: () => (kept.leaving = null),
    onForgottenElsewhere(listener) {
      forgottenElsewhere = listener;
      return () => undefined;
    },
  };
  return {
    memory,
    kept,
    forgetElsewhere: () => {
      kept.user = null;
      forgottenElsewhere();
    },
  };
}

interface TestSessionOptions {
  identity?: Identity;
  loadIdentity?: () => Promise<Identity>;
  memory?: SessionMemory;
  unsentChanges?: (uid: string) => Promise<number>;
  limits?: Partial<SessionLimits>;
}

/** A session whose limits never end, unless the test says so. `keepOnly` hears what is taken from the device. */
export function createTestSession(options: TestSessionOptions = {}) {
  const identity = options.identity ?? scriptedIdentity().identity;
  const keepOnly = vi.fn<(uid: string | null) => Promise<void>>(() => Promise.resolve());
  const never = () => new AbortController().signal;
  const session = createSession({
    loadIdentity: options.loadIdentity ?? (() => Promise.resolve(identity)),
    memory: options.memory ?? scriptedMemory().memory,
    vault: { keepOnly },
    unsentChanges: options.unsentChanges ?? (() => Promise.resolve(0)),
    limits: { firstAnswer: never, answer: never, signOut: never, ...options.limits },
  });
  return { ...session, keepOnly };
}
