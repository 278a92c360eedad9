import type { AuthUser, Identity, IdentityFailure, IdentityResult } from '@/auth/identity';

export interface Account extends AuthUser {
  email: string;
  password: string;
}

type IdentityCall =
  | 'signIn'
  | 'signUp'
  | 'signInWithGoogle'
  | 'signOut'
  | 'updateDisplayName'
  | 'changePassword';

/** What a test can change and look at. */
export interface MemoryIdentity {
  accounts: Account[];
  /** What a call fails with from now on. */
  failures: Partial<Record<IdentityCall, IdentityFailure>>;
  /** Every call waits for it. */
  gate: Promise<void>;
  /** The names of the calls so far. */
  calls: IdentityCall[];
  /** Who a sign-in with Google signs in. */
  googleUser: AuthUser;
  current: () => AuthUser | null;
  isRemembered: () => boolean;
  /** The service reports another user, or no user, as signed in. */
  report: (user: AuthUser | null) => void;
}

const failed = (kind: IdentityFailure['kind'], message: string): IdentityResult<never> => ({
  ok: false,
  failure: { kind, message },
});

/**
 * An identity service in memory.
 *
 * @param signedIn who is signed in at the start, with this password
 */
export function createMemoryIdentity(signedIn: AuthUser | null, password: string, isRemembered = true) {
  const accounts: Account[] = [];
  const observers = new Set<(user: AuthUser | null) => void>();
  let current = signedIn;
  let remembered = isRemembered;
  if (signedIn?.email) accounts.push({ ...signedIn, email: signedIn.email, password });

  const service: MemoryIdentity = {
    accounts,
    failures: {},
    gate: Promise.resolve(),
    calls: [],
    googleUser: { uid: 'google-1', displayName: 'Grace Hopper', email: 'grace@example.com' },
    current: () => current,
    isRemembered: () => remembered,
    report(user) {
      current = user;
      for (const next of observers) next(user);
    },
  };

  async function begin(call: IdentityCall): Promise<IdentityResult<never> | null> {
    service.calls.push(call);
    await service.gate;
    const failure = service.failures[call];
    return failure ? { ok: false, failure } : null;
  }

  function enter(user: AuthUser, remember: boolean): IdentityResult<AuthUser> {
    remembered = remember;
    const { uid, displayName, email } = user;
    service.report({ uid, displayName, email });
    return { ok: true, value: { uid, displayName, email } };
  }

  const identity: Identity = {
    observe(next) {
      observers.add(next);
      next(current);
      return () => observers.delete(next);
    },
    async signIn(email, given, remember) {
      const failure = await begin('signIn');
      if (failure) return failure;
      const account = accounts.find((each) => each.email === email && each.password === given);
      return account ? enter(account, remember) : failed('invalid-credentials', 'auth/invalid-credential');
    },
    async signUp(email, given, displayName, remember) {
      const failure = await begin('signUp');
      if (failure) return failure;
      if (accounts.some((each) => each.email === email))
        return failed('email-in-use', 'Firebase: The email address is already in use by another account.');
      const account = { uid: `user-${accounts.length + 1}`, email, password: given, displayName };
      accounts.push(account);
      return enter(account, remember);
    },
    async signInWithGoogle(remember) {
      return (await begin('signInWithGoogle')) ?? enter(service.googleUser, remember);
    },
    isRemembered: () => remembered,
    async signOut() {
      const failure = await begin('signOut');
      if (failure) return failure;
      service.report(null);
      return { ok: true, value: undefined };
    },
    async updateDisplayName(displayName) {
      const failure = await begin('updateDisplayName');
      if (failure) return failure;
      if (!current) return failed('unknown', 'Nobody is signed in');
      const user = { ...current, displayName };
      service.report(user);
      return { ok: true, value: user };
    },
    async changePassword(given, next) {
      const failure = await begin('changePassword');
      if (failure) return failure;
      const account = accounts.find(({ uid }) => uid === current?.uid);
      if (!account || account.password !== given)
        return failed('invalid-credentials', 'auth/invalid-credential');
      account.password = next;
      return { ok: true, value: undefined };
    },
    idToken: () => Promise.resolve(current ? `token of ${current.uid}` : null),
  };
  return { identity, service };
}
