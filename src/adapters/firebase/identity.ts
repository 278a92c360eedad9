import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  inMemoryPersistence,
  reauthenticateWithCredential,
  setPersistence,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updatePassword,
  updateProfile,
  validatePassword,
  type Auth,
  type User,
  type UserCredential,
} from 'firebase/auth';
import type { Identity, IdentityResult } from '@/auth/identity';
import { withTimeout } from '@/lib/with-timeout';
import { device, openAuth, persistenceFor } from './auth';
import type { FirebaseSettings } from './config';
import {
  isPasswordPolicyError,
  NO_ANSWER,
  NO_PASSWORD,
  NOT_AUTHENTICATED,
  toIdentityFailure,
  UNCONFIRMED,
} from './identity-failure';
import { isSessionOfTab, isSessionOnDevice, removeKeptSession } from './kept-session';
import { removeOldCaches } from './old-caches';
import { createSignUp, removeAccount } from './sign-up';
import { createUserFeed, toAuthUser, type UserFeed } from './user-feed';

const fifteenSeconds = (): AbortSignal => AbortSignal.timeout(15_000);

/**
 * The identity service by Firebase Authentication. One for each page: to be called once. `patience` is how long a
 * call may take; the library's own limit of 30 s a request begins anew with each of its requests.
 */
export function createFirebaseIdentity(
  settings: FirebaseSettings,
  { patience = fifteenSeconds }: { patience?: () => AbortSignal } = {},
): Identity {
  const session = openSession(settings);
  // Who calls is told; a page that calls nothing must not see an unhandled rejection.
  session.catch(() => undefined);
  removeOldCaches().catch((error: unknown) => console.error('Old caches are still there', error));
  const signUp = createSignUp();
  let ways = 0;
  /** Whether the session lives as long as this page, and is kept nowhere. */
  let isOfPage = false;

  /** Runs `call`, at most until `limit` ends, and then fails as `late` says; what it throws comes back as a value. */
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
   * A way in. One that ends after its time is taken back, before any observer hears of it: the person was told
   * that it had failed, and may have gone. Unless they are trying again: then that decides.
   */
  function enter(way: (auth: Auth, limit: AbortSignal) => Promise<User>, takeBack: TakeBack) {
    const limit = patience();
    const mine = ++ways;
    return attempt(
      ({ auth, feed }) =>
        feed.atRest(async () => {
          const user = await letIn(auth, () => way(auth, limit));
          if (limit.aborted && mine === ways) await takeBack(auth, user);
          return toAuthUser(user);
        }),
      limit,
    );
  }

  /** Says where the next session is to be kept. */
  async function choosePlace(auth: Auth, remember: boolean): Promise<void> {
    const place = persistenceFor(remember);
    await setPersistence(auth, place);
    isOfPage = place === inMemoryPersistence;
  }

  return {
    observe(next, error) {
      let stopped = false;
      let stop = (): void => {
        stopped = true;
      };
      session.then(
        ({ feed }) => {
          if (!stopped) stop = feed.observe({ next, error });
        },
        (cause: unknown) => {
          if (!stopped) error(cause instanceof Error ? cause : new Error(String(cause)));
        },
      );
      return () => {
        stop();
      };
    },
    outlivesTab: () => !isOfPage && !isSessionOfTab(),
    signIn: (email, password, remember) =>
      enter(async (auth) => {
        await choosePlace(auth, remember);
        return signInOrCheckPolicy(auth, email, password);
      }, signOut),
    signUp: (email, password, displayName, remember) =>
      enter(async (auth, limit) => {
        await choosePlace(auth, remember);
        return signUp(auth, { email, password, displayName }, limit);
      }, removeAccount),
    signInWithGoogle: (remember) =>
      attempt(
        ({ auth }) =>
          letIn(auth, async () => {
            await choosePlace(auth, remember);
            const { user } = await askGoogle(auth, settings);
            return toAuthUser(user);
          }),
        null,
      ),
    signOut: (uid = null) =>
      attempt(async ({ auth, feed }) => {
        if (!feed.hasSpoken()) {
          // Until it knows who is here the library does nothing; what it has kept can go at once.
          await removeKeptSession(uid);
          await auth.authStateReady();
          // Of somebody who has come meanwhile, in another tab: they stay, and the library follows.
          if (!isSessionOfTab() && (await isSessionOnDevice())) return;
        }
        await signOut(auth);
      }, null),
    updateDisplayName: (displayName) =>
      attempt(
        ({ auth, feed }) =>
          feed.atRest(async () => {
            const user = await currentUser(auth);
            await updateProfile(user, { displayName });
            return toAuthUser(user);
          }),
        patience(),
      ),
    changePassword(currentPassword, newPassword) {
      const limit = patience();
      let sent = false;
      return attempt(
        async ({ auth }) => {
          const user = await currentUser(auth);
          // An account of Google's has none: whatever was typed would be called wrong.
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

type TakeBack = (auth: Auth, user: User) => Promise<unknown>;

interface Session {
  auth: Auth;
  feed: UserFeed;
}

async function openSession(settings: FirebaseSettings): Promise<Session> {
  const auth = await openAuth(settings);
  return { auth, feed: createUserFeed(auth) };
}

/** Runs a way in once the library has started: what it does until then is none. */
async function letIn<T>(auth: Auth, way: () => Promise<T>): Promise<T> {
  await auth.authStateReady();
  return device.letIn(way);
}

/** A page may know the person before the library does. */
async function currentUser(auth: Auth): Promise<User> {
  await auth.authStateReady();
  if (!auth.currentUser) throw NOT_AUTHENTICATED();
  return auth.currentUser;
}

/** The provider's popup; in a build for the emulators, which have none, a dialog of our own. */
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
    // The check makes the library learn the project's policy (specification, section 8). Its verdict, or
    // its own failure, changes nothing for a person: the sign-in has failed.
    if (isPasswordPolicyError(error)) await validatePassword(auth, password).catch(() => undefined);
    throw error;
  }
}
