import {
  createUserWithEmailAndPassword,
  setPersistence,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
  validatePassword,
  type Auth,
} from 'firebase/auth';
import type { AuthUser, Identity, IdentityResult } from '@/auth/identity';
import { openAuth, persistenceFor } from './auth';
import type { FirebaseSettings } from './config';
import { isPasswordPolicyError, toIdentityFailure } from './identity-failure';
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
    signOut: () => attempt(({ auth }) => signOut(auth)),
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
