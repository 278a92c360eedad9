import type { AuthUser, Identity, IdentityResult } from './identity';
import type { SessionContext } from './session-context';
import { applyReport } from './session-reports';
import type { SessionActions } from './use-auth';

type SignInCall = (identity: Identity) => Promise<IdentityResult<AuthUser>>;

/** The three ways to sign in. */
export const signInsOf = (
  context: SessionContext,
): Pick<SessionActions, 'signIn' | 'signUp' | 'signInWithGoogle'> => ({
  async signIn({ email, password, rememberMe }) {
    const result = await enter(context, (identity) => identity.signIn(email, password, rememberMe));
    if (!result.ok && result.failure.kind === 'unknown') {
      console.error('Sign-in failed', result.failure.message);
    }
    return result;
  },
  signUp: ({ fullName, email, password, rememberMe }) =>
    enterOrStoreError(
      context,
      'Sign-up',
      (identity) => identity.signUp(email, password, fullName, rememberMe),
      fullName,
    ),
  signInWithGoogle: ({ rememberMe }) =>
    enterOrStoreError(context, 'Google sign-in', (identity) => identity.signInWithGoogle(rememberMe), null),
});

async function enter(context: SessionContext, make: SignInCall): Promise<IdentityResult<AuthUser>> {
  return context.service.callOnline(async (identity) => {
    context.signIns += 1;
    const result = await make(identity).finally(() => (context.signIns -= 1));
    // The observer reports the same user a moment later; the guard must not see a gap before that.
    if (result.ok) {
      applyReport(context, { type: 'signInSucceeded', user: result.value }, identity.isRemembered());
    }
    return result;
  });
}

/**
 * For calls that can create accounts: creates the profile; or logs a failure, stores it as the auth error, and returns it
 * (specification, section 8).
 *
 * @param what the name of the call in the log
 */
async function enterOrStoreError(
  context: SessionContext,
  what: string,
  make: SignInCall,
  fullName: string | null,
): Promise<IdentityResult<AuthUser>> {
  const result = await enter(context, make);
  if (result.ok) {
    await context
      .createProfile(result.value, fullName)
      .catch((error: unknown) => console.error('Creating the profile failed', error));
    return result;
  }
  const error = new Error(result.failure.message);
  console.error(`${what} failed`, error);
  context.dispatch({ type: result.failure.kind === 'network' ? 'serviceUnreachable' : 'authFailed', error });
  return result;
}
