import { FirebaseError } from 'firebase/app';
import { GoogleAuthProvider, signInWithCredential, type Auth, type UserCredential } from 'firebase/auth';
import { askForGoogleTestAccount } from './ask-for-google-test-account';

/**
 * Google sign-in at the Auth emulator, which accepts any account. It replaces the popup, whose script cannot load
 * without internet. The same e-mail gives the same Google account.
 */
export async function signInWithTestAccount(auth: Auth): Promise<UserCredential> {
  const account = await askForGoogleTestAccount();
  if (!account) {
    // The same error as from the popup.
    throw new FirebaseError(
      'auth/popup-closed-by-user',
      'Firebase: The popup has been closed by the user before finalizing the operation. (auth/popup-closed-by-user).',
    );
  }
  const { email, name } = account;
  const sub = Array.from(email, (letter) => letter.codePointAt(0)?.toString(16)).join('');
  const token = JSON.stringify({ sub, email, email_verified: true, name });
  return signInWithCredential(auth, GoogleAuthProvider.credential(token));
}
