import { FirebaseError } from 'firebase/app';
import { GoogleAuthProvider, signInWithCredential, type Auth, type UserCredential } from 'firebase/auth';
import { askForGoogleTestAccount } from './ask-for-google-test-account';

/**
 * Google sign-in at the Auth emulator, which believes whatever it is told: without internet the popup's
 * script cannot load. The same e-mail is the same Google account again.
 */
export async function signInWithTestAccount(auth: Auth): Promise<UserCredential> {
  const account = await askForGoogleTestAccount();
  if (!account) {
    // As the popup would say it.
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
