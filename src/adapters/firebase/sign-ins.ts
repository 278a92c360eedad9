import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  setPersistence,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateCurrentUser,
  validatePassword,
  type Auth,
  type User,
  type UserCredential,
} from 'firebase/auth';
import type { Identity } from '@/auth/identity';
import { lazyValue } from '@/lib/lazy-value';
import { openSignUpAuth, persistenceFor } from './auth';
import type { FirebaseSettings } from './config';
import { attempt, currentUser, type OpenedSession } from './identity-calls';
import { isPasswordPolicyError } from './identity-failure';
import { createSignUp, removeAccount } from './sign-up';
import { toAuthUser } from './user-observers';

interface SignInOptions {
  isOfTab: boolean;
  timeout: () => AbortSignal;
}

type Undo = (auth: Auth, user: User) => Promise<unknown>;

/** The three ways to sign in, and where the session is stored then. */
export function createSignIns(
  settings: FirebaseSettings,
  session: Promise<OpenedSession>,
  { isOfTab, timeout }: SignInOptions,
): Pick<Identity, 'isRemembered' | 'signIn' | 'signUp' | 'signInWithGoogle'> {
  const signUp = createSignUp(lazyValue(() => openSignUpAuth(settings)));
  let attempts = 0;
  let isRemembered = !isOfTab;

  /**
   * A sign-in or sign-up. If it succeeds after its time limit, it is undone before it is reported to any observer,
   * because the page has said that it failed. If the user has tried again, the last attempt decides.
   */
  function enter(signInWith: (auth: Auth, limit: AbortSignal) => Promise<User>, undo: Undo) {
    const limit = timeout();
    const mine = ++attempts;
    return attempt(
      session,
      ({ auth, observers }) =>
        observers.paused(async () => {
          // What the SDK stores until it has started is an earlier session.
          await auth.authStateReady();
          const user = await signInWith(auth, limit);
          if (limit.aborted && mine === attempts) await undo(auth, user);
          return toAuthUser(user);
        }),
      limit,
    );
  }

  /** Sets where the next session is stored. */
  async function choosePlace(auth: Auth, remember: boolean): Promise<void> {
    const place = await persistenceFor(remember);
    await setPersistence(auth, place);
    isRemembered = place === indexedDBLocalPersistence;
  }

  return {
    isRemembered: () => isRemembered,
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
      attempt(session, async ({ auth }) => {
        await auth.authStateReady();
        await choosePlace(auth, remember);
        return toAuthUser((await askGoogle(auth, settings)).user);
      }),
  };
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
