import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { createAppCheck } from './app-check';

vi.mock('firebase/app-check');

const settings = { apiKey: 'k', authDomain: 'd', projectId: 'p', appId: 'a' };

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(console, 'error').mockReturnValue();
});

it('is opened once, with the key of the site, and not before it is asked', async () => {
  vi.mocked(getToken).mockResolvedValue({ token: 'proof' });
  const appToken = createAppCheck(settings, 'site-key');
  expect(initializeAppCheck).not.toHaveBeenCalled();
  expect([await appToken(), await appToken()]).toEqual(['proof', 'proof']);
  expect(initializeAppCheck).toHaveBeenCalledOnce();
  expect(ReCaptchaEnterpriseProvider).toHaveBeenCalledWith('site-key');
});

it('is null where there is no token, and asks again at the next call', async () => {
  vi.mocked(getToken).mockRejectedValueOnce(new Error('throttled')).mockResolvedValueOnce({ token: 'later' });
  const appToken = createAppCheck(settings, 'site-key');
  expect(await appToken()).toBeNull();
  expect(await appToken()).toBe('later');
});
