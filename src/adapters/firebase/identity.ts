import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  signOut,
  updatePassword,
  updateProfile,
} from 'firebase/auth';
import type { AuthUser, Identity, IdentityResult } from '@/auth/identity';
import { openAuth } from './auth';
import type { FirebaseSettings } from './config';
import { attempt, currentUser, type OpenedSession } from './identity-calls';
import { NO_ANSWER, NO_PASSWORD, UNCONFIRMED } from './identity-failure';
import { createSignIns } from './sign-ins';
import { createUserObservers, toAuthUser } from './user-observers';

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

  return {
    ...createSignIns(settings, session, { isOfTab, timeout }),
    observe: (next, error) => observe(session, next, error),
    signOut: (uid = null) =>
      attempt(session, async ({ auth }) => {
        await auth.authStateReady();
        // Without a user too: a sign-out that failed may have left the session in the storage.
        if (uid === null || !auth.currentUser || auth.currentUser.uid === uid) await signOut(auth);
      }),
    updateDisplayName: (displayName) =>
      attempt(
        session,
        ({ auth, observers }) =>
          observers.paused(async () => {
            const user = await currentUser(auth);
            await updateProfile(user, { displayName });
            return toAuthUser(user);
          }),
        timeout(),
      ),
    changePassword: (currentPassword, newPassword) =>
      changePassword(session, currentPassword, newPassword, timeout()),
    async idToken(renewed) {
      const { auth } = await session;
      await auth.authStateReady();
      return (await auth.currentUser?.getIdToken(renewed)) ?? null;
    },
  };
}

async function openSession(settings: FirebaseSettings, isOfTab: boolean): Promise<OpenedSession> {
  const auth = await openAuth(settings, isOfTab);
  return { auth, observers: createUserObservers(auth) };
}

/** As `Identity.observe`; it can also end before the session is open. */
function observe(
  session: Promise<OpenedSession>,
  next: (user: AuthUser | null) => void,
  error: (error: Error) => void,
): () => void {
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
}

/** @param limit after it nothing is sent; what was sent before is `unconfirmed` */
function changePassword(
  session: Promise<OpenedSession>,
  currentPassword: string,
  newPassword: string,
  limit: AbortSignal,
): Promise<IdentityResult<void>> {
  let sent = false;
  return attempt(
    session,
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
}
