import type { Session } from '@/auth/session';

export interface TokenSyncOptions {
  /** URL to which the ID token is sent. */
  url: string;
  session: Pick<Session, 'getState' | 'subscribe' | 'idToken'>;
  fetch?: typeof globalThis.fetch;
}

/**
 * Tells another server of ours who is signed in (specification, section 7): a POST with the ID token as bearer for each
 * user who signs in, a DELETE when no user is signed in. Sent one after the other, so that a late POST never undoes a
 * DELETE. Failures are logged and change nothing for the user.
 *
 * @returns a function that ends it
 */
export function startTokenSync({ url, session, fetch = globalThis.fetch }: TokenSyncOptions): () => void {
  // Undefined until the identity service has answered.
  let sent: string | null | undefined;
  let queue = Promise.resolve();

  async function send(isSomebodyHere: boolean): Promise<void> {
    try {
      const token = isSomebodyHere ? await session.idToken() : null;
      // Signed out again meanwhile: the DELETE is in the queue.
      if (isSomebodyHere && token === null) return;
      const response = await fetch(
        url,
        token === null
          ? { method: 'DELETE' }
          : { method: 'POST', headers: { authorization: `Bearer ${token}` } },
      );
      if (!response.ok) throw new Error(`The server answered ${response.status}`);
    } catch (error) {
      console.error('Token sync failed', error);
    }
  }

  function follow() {
    const { status, user } = session.getState();
    // What the device remembers, and an identity service that fails, do not say who is signed in.
    if (status === 'starting' || status === 'remembered' || status === 'unavailable') return;
    const uid = user?.uid ?? null;
    if (uid === sent) return;
    sent = uid;
    queue = queue.then(() => send(uid !== null));
  }

  follow();
  return session.subscribe(follow);
}
