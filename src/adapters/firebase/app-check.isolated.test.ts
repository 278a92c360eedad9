import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { createAppCheck } from './app-check';

vi.mock('firebase/app-check');

const settings = { apiKey: 'k', authDomain: 'd', projectId: 'p', appId: 'a' };

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(console, 'error').mockReturnValue();
});

it('App Check is initialized once, with the key of the site, on the first request for a token', async () => {
  vi.mocked(getToken).mockResolvedValue({ token: 'proof' });
  const appToken = createAppCheck(settings, 'site-key');
  expect(initializeAppCheck).not.toHaveBeenCalled();
  expect([await appToken(), await appToken()]).toEqual(['proof', 'proof']);
  expect(initializeAppCheck).toHaveBeenCalledOnce();
  expect(ReCaptchaEnterpriseProvider).toHaveBeenCalledWith('site-key');
});

it('the token is null when there is none, and is requested again at the next call', async () => {
  vi.mocked(getToken).mockRejectedValueOnce(new Error('throttled')).mockResolvedValueOnce({ token: 'later' });
  const appToken = createAppCheck(settings, 'site-key');
  expect(await appToken()).toBeNull();
  expect(await appToken()).toBe('later');
});
