import { expect, it, vi } from 'vitest';
import { openFirestore } from './firestore';
import { createFirebaseProfileRepository } from './profile-repository';

vi.mock('./firestore', () => ({ openFirestore: vi.fn() }));

it('a database that could not be opened is opened again by the next call', async () => {
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

it('a failure after the sign-out is not logged, and rejects with the reason of the sign-out', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  log.mockClear();
  vi.mocked(openFirestore).mockRejectedValue(new Error('There is no token'));
  const repository = createFirebaseProfileRepository({
    apiKey: 'k',
    authDomain: 'd',
    projectId: 'p',
    appId: 'a',
  });
  const ended = AbortSignal.abort(new Error('signed out'));
  await expect(repository.load('u1', ended)).rejects.toThrow('signed out');
  await expect(repository.merge('u1', () => ({}), ended)).rejects.toThrow('signed out');
  expect(log).not.toHaveBeenCalled();
  await expect(repository.load('u1', new AbortController().signal)).rejects.toThrow('Failed to load');
  expect(log).toHaveBeenCalledWith('Error getting user profile', expect.any(Error));
});
