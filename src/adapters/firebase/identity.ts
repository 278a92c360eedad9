import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  reauthenticateWithCredential,
  setPersistence,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateCurrentUser,
  updatePassword,
  updateProfile,
  validatePassword,
  type Auth,
  type User,
  type UserCredential,
} from 'firebase/auth';
import type { Identity, IdentityResult } from '@/auth/identity';
import { lazyValue } from '@/lib/lazy-value';
import { withTimeout } from '@/lib/with-timeout';
import { openAuth, openSignUpAuth, persistenceFor } from './auth';
import type { FirebaseSettings } from './config';
import {
  isPasswordPolicyError,
  NO_ANSWER,
  NO_PASSWORD,
  NOT_AUTHENTICATED,
  toIdentityFailure,
  UNCONFIRMED,
} from './identity-failure';
import { createSignUp, removeAccount } from './sign-up';
import { createUserObservers, toAuthUser, type UserObservers } from './user-observers';

const tenSeconds = (): AbortSignal => AbortSignal.timeout(10_000);

interface IdentityOptions {
  /** Whether this tab has its own session, which comes before that of the device. */
  isOfTab?: boolean;
  /** How long a call may take: the SDK's own limit of 30 s restarts with each of its requests. */
  timeout?: () => AbortSignal;
}

/**
 * As {@link createFirebaseIdentity}, but loads all of its code first: if that fails, the service has not been started.
 */
export async function loadFirebaseIdentity(
  settings: FirebaseSettings,
  options?: IdentityOptions,
): Promise<Identity> {
  if (import.meta.env.VITE_AUTH_EMULATOR_URL) await import('./auth-emulator');
  return createFirebaseIdentity(settings, options);
}

/** The identity service with Firebase Authentication; call it once. */
export function createFirebaseIdentity(
  settings: FirebaseSettings,
  { isOfTab = false, timeout = tenSeconds }: IdentityOptions = {},
): Identity {
  const session = openSession(settings, isOfTab);
  // Every call rejects with it too; without a call it must not be an unhandled rejection.
  session.catch(() => undefined);
  const signUp = createSignUp(lazyValue(() => openSignUpAuth(settings)));
  let signIns = 0;
  /** Whether the session is stored on the device. */
  let isOfDevice = !isOfTab;

  /** Runs `call`. If `limit` ends first, it fails with `late`. What `call` throws is returned as a failure. */
  async function attempt<T>(
    call: (session: Session) => Promise<T>,
    limit: AbortSignal | null,
    late: () => Error = NO_ANSWER,
  ): Promise<IdentityResult<T>> {
    try {
      const work = session.then(call);
      return { ok: true, value: await (limit ? withTimeout(limit, work) : work) };
    } catch (error) {
      return { ok: false, failure: toIdentityFailure(limit && error === limit.reason ? late() : error) };
    }
  }

  /**
   * A sign-in or sign-up. If it succeeds after its time limit, it is undone before it is reported to any observer,
   * because the page has said that it failed. If the user has tried again, the last attempt decides.
   */
  function enter(signInWith: (auth: Auth, limit: AbortSignal) => Promise<User>, undo: Undo) {
    const limit = timeout();
    const mine = ++signIns;
    return attempt(
      ({ auth, observers }) =>
        observers.paused(async () => {
          // What the SDK stores until it has started is an earlier session.
          await auth.authStateReady();
          const user = await signInWith(auth, limit);
          if (limit.aborted && mine === signIns) await undo(auth, user);
          return toAuthUser(user);
        }),
      limit,
    );
  }

  /** Sets where the next session is stored. */
  async function choosePlace(auth: Auth, remember: boolean): Promise<void> {
    const place = await persistenceFor(remember);
    await setPersistence(auth, place);
    isOfDevice = place === indexedDBLocalPersistence;
  }

  return {
    observe(next, error) {
      let stopped = false;
      let stop = (): void => {
        stopped = true;
      };
      session.then(
        ({ observers }) => {
          if (!stopped) stop = observers.observe({ next, error });
        },
        (cause: unknown) => {
          if (!stopped) error(cause instanceof Error ? cause : new Error(String(cause)));
        },
      );
      return () => {
        stop();
      };
    },
    isRemembered: () => isOfDevice,
    signIn: (email, password, remember) =>
      enter(async (auth) => {
        await choosePlace(auth, remember);
        return signInOrCheckPolicy(auth, email, password);
      }, signOut),
    signUp: (email, password, displayName, remember) =>
      enter(async (auth, limit) => {
        const created = await signUp({ email, password, displayName }, limit);
        // Only now: an existing session would be moved too, even if the sign-up failed.
        await choosePlace(auth, remember);
        await updateCurrentUser(auth, created);
        return currentUser(auth);
      }, removeAccount),
    signInWithGoogle: (remember) =>
      attempt(async ({ auth }) => {
        await auth.authStateReady();
        await choosePlace(auth, remember);
        const { user } = await askGoogle(auth, settings);
        return toAuthUser(user);
      }, null),
    signOut: (uid = null) =>
      attempt(async ({ auth }) => {
        await auth.authStateReady();
        // Without a user too: a sign-out that failed may have left the session in the storage.
        if (uid === null || !auth.currentUser || auth.currentUser.uid === uid) await signOut(auth);
      }, null),
    updateDisplayName: (displayName) =>
      attempt(
        ({ auth, observers }) =>
          observers.paused(async () => {
            const user = await currentUser(auth);
            await updateProfile(user, { displayName });
            return toAuthUser(user);
          }),
        timeout(),
      ),
    changePassword(currentPassword, newPassword) {
      const limit = timeout();
      let sent = false;
      return attempt(
        async ({ auth }) => {
          const user = await currentUser(auth);
          // A Google account has no password: any input would be reported as wrong.
          if (!user.email || !user.providerData.some(({ providerId }) => providerId === 'password')) {
            throw NO_PASSWORD();
          }
          await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, currentPassword));
          limit.throwIfAborted();
          sent = true;
          await updatePassword(user, newPassword);
        },
        limit,
        () => (sent ? UNCONFIRMED() : NO_ANSWER()),
      );
    },
    async idToken(renewed) {
      const { auth } = await session;
      await auth.authStateReady();
      return (await auth.currentUser?.getIdToken(renewed)) ?? null;
    },
  };
}

type Undo = (auth: Auth, user: User) => Promise<unknown>;

interface Session {
  auth: Auth;
  observers: UserObservers;
}

async function openSession(settings: FirebaseSettings, isOfTab: boolean): Promise<Session> {
  const auth = await openAuth(settings, isOfTab);
  return { auth, observers: createUserObservers(auth) };
}

/** A page may know the user before the SDK does. */
async function currentUser(auth: Auth): Promise<User> {
  await auth.authStateReady();
  if (!auth.currentUser) throw NOT_AUTHENTICATED();
  return auth.currentUser;
}

/** The provider's popup; in a build for the emulators, which have none, our own dialog. */
async function askGoogle(auth: Auth, { emulators }: FirebaseSettings): Promise<UserCredential> {
  // Read here, and by its full name, so that a build without it drops the branch and the module behind it.
  if (emulators && import.meta.env.VITE_AUTH_EMULATOR_URL) {
    const { signInWithTestAccount } = await import('./google-emulator');
    return signInWithTestAccount(auth);
  }
  return signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
}

async function signInOrCheckPolicy(auth: Auth, email: string, password: string): Promise<User> {
  try {
    return (await signInWithEmailAndPassword(auth, email, password)).user;
  } catch (error) {
    // The check makes the SDK fetch the project's policy (specification, section 8). Its result, or its own failure,
    // changes nothing: the sign-in has failed.
    if (isPasswordPolicyError(error)) await validatePassword(auth, password).catch(() => undefined);
    throw error;
  }
}
