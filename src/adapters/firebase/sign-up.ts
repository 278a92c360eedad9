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
 * Creates accounts with a name, all or nothing: one that could not be named, or not until `limit` ends, is deleted, so
 * that the user can try again.
 *
 * @param loadAuth a client whose session nobody uses: a sign-up that fails must not change that of the page
 */
export function createSignUp(
  loadAuth: () => Promise<Auth>,
): (account: NewAccount, limit: AbortSignal) => Promise<User> {
  /** Addresses whose account may exist although the SDK has reported a failure. */
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

/** Where even that fails (the network is gone), the account stays without a session here. */
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
    // Somebody else's account: the first failure says so.
  }
  return null;
}
