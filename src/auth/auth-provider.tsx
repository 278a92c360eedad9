import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { afterFirstPaint } from '@/lib/after-first-paint';
import { AuthContext, type Auth } from './auth-context';
import type { Session } from './session';
import { UNKNOWN } from './session-state';

interface AuthProviderProps {
  session: Session;
  /** True on pages that paint first and learn afterwards who is there. */
  paintFirst: boolean;
  /** Shown until it is known who is there. */
  whileLoading: ReactNode;
  children: ReactNode;
}

/** Gives the session to everything below it. The children wait for its first answer, unless they paint first. */
export function AuthProvider({ session, paintFirst, whileLoading, children }: AuthProviderProps) {
  // Where the HTML of a page was written nobody was known, and its first render in a browser has to repeat that.
  const state = useSyncExternalStore(session.subscribe, session.getState, () =>
    paintFirst ? UNKNOWN : session.getState(),
  );

  // Whoever is known sees their page without the service, and sooner where it does not come first.
  const starts = paintFirst || state.user !== null ? 'after the page' : 'at once';
  useEffect(() => {
    if (starts === 'after the page') return afterFirstPaint(session.start);
    session.start();
    return undefined;
  }, [session, starts]);

  const auth = useMemo<Auth>(
    () => ({
      ...state,
      isAuthenticated: state.user !== null,
      signIn: session.signIn,
      signUp: session.signUp,
      signInWithGoogle: session.signInWithGoogle,
      signOut: session.signOut,
      unsentChanges: session.unsentChanges,
      updateDisplayName: session.updateDisplayName,
      changePassword: session.changePassword,
    }),
    [session, state],
  );

  return <AuthContext value={auth}>{state.loading && !paintFirst ? whileLoading : children}</AuthContext>;
}
