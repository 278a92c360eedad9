import {
  createUserWithEmailAndPassword,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
  type Auth,
  type User,
} from 'firebase/auth';
import { toIdentityFailure } from './identity-failure';

interface NewAccount {
  email: string;
  password: string;
  displayName: string;
}

/**
 * Creates accounts with a display name, all or nothing: an account that could not be named, or not before `limit` ends,
 * is deleted, so that the user can try again.
 *
 * @param loadAuth a client whose session is not used: a failed sign-up must not change the session of the page
 */
export function createSignUp(
  loadAuth: () => Promise<Auth>,
): (account: NewAccount, limit: AbortSignal) => Promise<User> {
  /** E-mail addresses whose account may exist although the SDK has reported a failure. */
  const interrupted = new Set<string>();

  async function create(auth: Auth, email: string, password: string): Promise<User> {
    try {
      return (await createUserWithEmailAndPassword(auth, email, password)).user;
    } catch (error) {
      const { kind } = toIdentityFailure(error);
      if (kind === 'network' || kind === 'unknown') interrupted.add(email);
      const unnamed =
        kind === 'email-in-use' && interrupted.has(email) ? await findUnnamed(auth, email, password) : null;
      if (unnamed) return unnamed;
      throw error;
    }
  }

  return async ({ email, password, displayName }, limit) => {
    const auth = await loadAuth();
    const user = await create(auth, email, password);
    try {
      limit.throwIfAborted();
      await updateProfile(user, { displayName });
    } catch (error) {
      await removeAccount(auth, user);
      throw error;
    }
    interrupted.delete(email);
    return user;
  };
}

/** Deletes an account. If that fails (no network), the account stays, without a session here. */
export async function removeAccount(auth: Auth, user: User): Promise<void> {
  await user.delete().catch(() => signOut(auth));
}

/** The account of an interrupted sign-up: it has the same password and no name. Null where there is none. */
async function findUnnamed(auth: Auth, email: string, password: string): Promise<User | null> {
  try {
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    if (user.displayName === null) return user;
    await signOut(auth);
  } catch {
    // Another user's account: the first failure is reported.
  }
  return null;
}
