import { useEffect, useMemo, type ReactNode } from 'react';
import { useStore } from 'zustand/react';
import { afterFirstPaint } from '@/lib/after-first-paint';
import type { Session } from './session';
import { AuthContext, type Auth } from './use-auth';

interface AuthProviderProps {
  session: Session;
  /** True on pages that are shown before it is known who is signed in. */
  paintFirst: boolean;
  /** Shown until it is known who is signed in. */
  whileLoading: ReactNode;
  children: ReactNode;
}

/** Provides the session. The children wait until it is known who is signed in, unless they paint first. */
export function AuthProvider({ session, paintFirst, whileLoading, children }: AuthProviderProps) {
  // The HTML of a page was written without a known user, and hydration starts with that state.
  const state = useStore(session);

  // Known users see their page without the service, and sooner if it is loaded later.
  const startsLater = paintFirst || state.user !== null;
  useEffect(() => {
    if (startsLater) return afterFirstPaint(session.start);
    session.start();
    return undefined;
  }, [session, startsLater]);

  const auth = useMemo<Auth>(
    () => ({
      status: state.status,
      user: state.user,
      error: state.error,
      loading: state.status === 'starting',
      isAuthenticated: state.user !== null,
      ended: state.status === 'signedOut' && state.ended,
      signIn: session.signIn,
      signUp: session.signUp,
      signInWithGoogle: session.signInWithGoogle,
      signOut: session.signOut,
      onlyOnDevice: session.onlyOnDevice,
      updateDisplayName: session.updateDisplayName,
      changePassword: session.changePassword,
    }),
    [session, state],
  );

  return <AuthContext value={auth}>{auth.loading && !paintFirst ? whileLoading : children}</AuthContext>;
}
