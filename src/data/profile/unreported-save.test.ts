import { expect, it, vi } from 'vitest';
import { createFollowProfile } from './followed-profile';
import type { ProfileDocuments } from './profile-documents';

const user = { uid: 'ada', displayName: 'Ada', email: 'ada@example.com' };

it('a reload directly after a save asks, until Firestore has reported the write', async () => {
  const tab = new EventTarget();
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
  const asks = () => {
    const event = new Event('beforeunload', { cancelable: true });
    tab.dispatchEvent(event);
    return event.defaultPrevented;
  };
  let report: Parameters<ProfileDocuments['follow']>[1] = () => undefined;
  const documents: ProfileDocuments = {
    follow: (_, next) => {
      report = next;
      return () => undefined;
    },
    merge: () => new Promise(() => undefined),
  };
  const session = {
    getState: () => ({ status: 'signedIn', user, error: null }) as const,
    updateDisplayName: vi.fn(),
  };
  const profile = createFollowProfile({ documents, session })('ada', vi.fn());
  await profile.load();
  const stored = { name: 'Ada' };
  report({ stored, fromCache: false, hasPendingWrites: false, isKept: true });
  expect(asks()).toBe(false);
  void profile.save({ name: 'Countess' });
  expect(asks()).toBe(true);
  report({ stored: { name: 'Countess' }, fromCache: false, hasPendingWrites: true, isKept: true });
  expect(asks()).toBe(false);
  profile.close();
});
