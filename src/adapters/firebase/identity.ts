import {
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
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
import type { AuthUser, Identity, IdentityResult } from '@/auth/identity';
import { openAuth, persistenceFor } from './auth';
import type { FirebaseSettings } from './config';
import { isPasswordPolicyError, NO_PASSWORD, NOT_AUTHENTICATED, toIdentityFailure } from './identity-failure';
import { createUserFeed, toAuthUser, type UserFeed } from './user-feed';

/** The identity service by Firebase Authentication. One for each page: to be called once. */
export function createFirebaseIdentity(settings: FirebaseSettings): Identity {
  const session = openSession(settings);
  // Who calls is told; a page that calls nothing must not see an unhandled rejection.
  session.catch(() => undefined);

  /** Runs `call`; what it throws comes back as a value. */
  async function attempt<T>(call: (session: Session) => Promise<T>): Promise<IdentityResult<T>> {
    try {
      return { ok: true, value: await call(await session) };
    } catch (error) {
      return { ok: false, failure: toIdentityFailure(error) };
    }
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
    signIn: (email, password, remember) =>
      attempt(async ({ auth }) => {
        await setPersistence(auth, persistenceFor(remember));
        return signInOrCheckPolicy(auth, email, password);
      }),
    signUp: (email, password, displayName, remember) =>
      attempt(async ({ auth, feed }) => {
        await setPersistence(auth, persistenceFor(remember));
        return feed.atRest(() => createNamedAccount(auth, email, password, displayName));
      }),
    signInWithGoogle: (remember) =>
      attempt(async ({ auth }) => {
        await setPersistence(auth, persistenceFor(remember));
        const { user } = await askGoogle(auth, settings);
        return toAuthUser(user);
      }),
    signOut: () => attempt(({ auth }) => signOut(auth)),
    updateDisplayName: (displayName) =>
      attempt(({ auth, feed }) =>
        feed.atRest(async () => {
          const user = currentUser(auth);
          await updateProfile(user, { displayName });
          return toAuthUser(user);
        }),
      ),
    changePassword: (currentPassword, newPassword) =>
      attempt(async ({ auth }) => {
        const user = currentUser(auth);
        // An account of Google's has none: whatever was typed would be called wrong.
        if (!user.email || !user.providerData.some(({ providerId }) => providerId === 'password')) {
          throw NO_PASSWORD();
        }
        await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, currentPassword));
        await updatePassword(user, newPassword);
      }),
    async idToken() {
      const { auth } = await session;
      await auth.authStateReady();
      return (await auth.currentUser?.getIdToken()) ?? null;
    },
  };
}

interface Session {
  auth: Auth;
  feed: UserFeed;
}

async function openSession(settings: FirebaseSettings): Promise<Session> {
  const auth = await openAuth(settings);
  return { auth, feed: createUserFeed(auth) };
}

function currentUser({ currentUser: user }: Auth): User {
  if (!user) throw NOT_AUTHENTICATED();
  return user;
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

async function signInOrCheckPolicy(auth: Auth, email: string, password: string): Promise<AuthUser> {
  try {
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    return toAuthUser(user);
  } catch (error) {
    // The check makes the library learn the project's policy (specification, section 8). Its verdict, or
    // its own failure, changes nothing for a person: the sign-in has failed.
    if (isPasswordPolicyError(error)) await validatePassword(auth, password).catch(() => undefined);
    throw error;
  }
}

/** All or nothing: an account that could not be named is taken back, so that the person can try again. */
async function createNamedAccount(
  auth: Auth,
  email: string,
  password: string,
  displayName: string,
): Promise<AuthUser> {
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  try {
    await updateProfile(user, { displayName });
  } catch (error) {
    // Where even that fails (the network is gone), the account stays without a session here.
    await user.delete().catch(() => signOut(auth));
    throw error;
  }
  return toAuthUser(user);
}
