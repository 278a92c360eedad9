import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { lazyValue } from '@/lib/lazy-value';
import { firebaseApp } from './app';
import type { FirebaseSettings } from './config';

/**
 * Firebase App Check with reCAPTCHA Enterprise: proves to the functions that a request comes from this site, and not
 * from another script.
 *
 * @param siteKey of reCAPTCHA Enterprise, not secret
 * @returns a fresh token; null if there is none: the function then answers with `app-not-verified`
 */
export function createAppCheck(settings: FirebaseSettings, siteKey: string): () => Promise<string | null> {
  const open = lazyValue(() =>
    Promise.resolve(
      initializeAppCheck(firebaseApp(settings), { provider: new ReCaptchaEnterpriseProvider(siteKey) }),
    ),
  );
  return async () => {
    try {
      const { token } = await getToken(await open());
      return token;
    } catch (error) {
      console.error('App Check gave no token', error);
      return null;
    }
  };
}
