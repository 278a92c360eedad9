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
 * Makes accounts with a name, all or nothing: one that could not be named, or not until `limit` ends, is taken
 * back, so that the person can try again.
 */
export function createSignUp(): (auth: Auth, account: NewAccount, limit: AbortSignal) => Promise<User> {
  /** Addresses whose account may have been made all the same: the library has lost it before it had it whole. */
  const brokenOff = new Set<string>();

  async function create(auth: Auth, email: string, password: string): Promise<User> {
    try {
      return (await createUserWithEmailAndPassword(auth, email, password)).user;
    } catch (error) {
      const { kind } = toIdentityFailure(error);
      if (kind === 'network' || kind === 'unknown') brokenOff.add(email);
      const left =
        kind === 'email-in-use' && brokenOff.has(email) ? await takeUp(auth, email, password) : null;
      if (left) return left;
      throw error;
    }
  }

  return async (auth, { email, password, displayName }, limit) => {
    const user = await create(auth, email, password);
    try {
      limit.throwIfAborted();
      await updateProfile(user, { displayName });
    } catch (error) {
      await removeAccount(auth, user);
      throw error;
    }
    brokenOff.delete(email);
    return user;
  };
}

/** Where even that fails (the network is gone), the account stays without a session here. */
export async function removeAccount(auth: Auth, user: User): Promise<void> {
  await user.delete().catch(() => signOut(auth));
}

/** The account that a sign-up left half made: it opens with the same password and has no name. Else null. */
async function takeUp(auth: Auth, email: string, password: string): Promise<User | null> {
  try {
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    if (user.displayName === null) return user;
    await signOut(auth);
  } catch {
    // Somebody else's: that the address is taken says it all.
  }
  return null;
}
