import { expect, it, vi } from 'vitest';
import { openFirestore } from './firestore';
import { createFirebaseProfileRepository } from './profile-repository';

vi.mock('./firestore', () => ({ openFirestore: vi.fn() }));

it('a store that could not be opened is opened anew by the next call', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.mocked(openFirestore).mockRejectedValue(new Error('A part of it could not be fetched'));
  const repository = createFirebaseProfileRepository({
    apiKey: 'k',
    authDomain: 'd',
    projectId: 'p',
    appId: 'a',
  });
  await expect(repository.load('u1')).rejects.toThrow('Failed to load user profile');
  await expect(repository.load('u1')).rejects.toThrow('Failed to load user profile');
  expect(openFirestore).toHaveBeenCalledTimes(2);
});
