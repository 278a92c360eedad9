import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AuthProvider } from './auth-provider';
import type { Session } from './session';
import { STARTING, type SessionState } from './session-state';
import { useAuth } from './use-auth';

function sessionIn(state: SessionState): Session {
  const never = () => Promise.reject(new Error('not in this test'));
  return {
    getState: () => state,
    getInitialState: () => state,
    subscribe: () => () => undefined,
    start: () => undefined,
    whenLoaded: never,
    onlyOnDevice: never,
    signIn: never,
    signUp: never,
    signInWithGoogle: never,
    signOut: never,
    updateDisplayName: never,
    changePassword: never,
    idToken: never,
  };
}

function Probe() {
  const { isAuthenticated, user } = useAuth();
  return <p>{isAuthenticated ? `signed in as ${user?.email ?? ''}` : 'signed out'}</p>;
}

function render(state: SessionState, paintFirst = false) {
  return renderToStaticMarkup(
    <AuthProvider session={sessionIn(state)} paintFirst={paintFirst} whileLoading={<i>wait</i>}>
      <Probe />
    </AuthProvider>,
  );
}

describe('useAuth', () => {
  // @spec-8.7
  it('throws outside an AuthProvider', () => {
    expect(() => renderToStaticMarkup(<Probe />)).toThrow('useAuth must be used within an AuthProvider');
  });
});

describe('AuthProvider', () => {
  const user = { uid: 'u1', displayName: null, email: 'ada@example.com' };

  it('does not render its children before the first answer of the service', () => {
    expect(render(STARTING)).toBe('<i>wait</i>');
  });

  it('renders pages that are painted early at once', () => {
    expect(render(STARTING, true)).toBe('<p>signed out</p>');
  });

  it('renders its children for a user whom only the device remembers', () => {
    expect(render({ status: 'remembered', user, error: null })).toBe('<p>signed in as ada@example.com</p>');
  });

  it('renders its children after the first answer, whatever it is', () => {
    expect(render({ status: 'unavailable', user: null, error: new Error('gone') })).toBe('<p>signed out</p>');
    expect(render({ status: 'signedIn', user, error: null })).toBe('<p>signed in as ada@example.com</p>');
    for (const state of [
      { status: 'signedOut', user: null, ended: false, error: null },
      { status: 'signingOut', user: null, uid: 'u1', error: null },
    ] as const)
      expect(render(state)).toBe('<p>signed out</p>');
  });
});
