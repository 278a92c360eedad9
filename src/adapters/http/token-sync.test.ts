import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { AuthUser } from '@/auth/identity';
import { STARTING, type SessionState } from '@/auth/session-state';
import { startTokenSync } from './token-sync';

const ada: AuthUser = { uid: 'ada', displayName: 'Ada', email: 'ada@example.com' };
const grace: AuthUser = { uid: 'grace', displayName: 'Grace', email: 'grace@example.com' };

let server: Server;
let status = 204;
let heard: string[] = [];

beforeEach(async () => {
  status = 204;
  heard = [];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server = createServer((request, response) => {
    heard.push([request.method, request.headers.authorization].filter(Boolean).join(' '));
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});

afterEach(async () => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const SIGNED_OUT: SessionState = { status: 'signedOut', user: null, ended: false, error: null };
const signedIn = (user: AuthUser): SessionState => ({ status: 'signedIn', user, error: null });

function start() {
  const store = createStore(() => STARTING);
  const idToken = vi.fn(() => {
    const { user } = store.getState();
    return Promise.resolve(user && `token-of-${user.uid}`);
  });
  startTokenSync({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/session`,
    session: { ...store, idToken },
  });
  return { idToken, become: (state: SessionState) => store.setState(state, true) };
}

describe('token sync', () => {
  // @spec-7.10a
  it('posts the bearer token of the signed-in user, and sends a DELETE after a sign-out', async () => {
    const session = start();
    session.become(signedIn(ada));
    await expect.poll(() => heard).toEqual(['POST Bearer token-of-ada']);
    session.become(SIGNED_OUT);
    await expect.poll(() => heard).toHaveLength(2);
    session.become(signedIn(grace));
    await expect
      .poll(() => heard)
      .toEqual(['POST Bearer token-of-ada', 'DELETE', 'POST Bearer token-of-grace']);
  });

  it('sends nothing until the identity service has answered, and nothing twice', async () => {
    const session = start();
    session.become({ status: 'unavailable', user: null, error: new Error('gone') });
    session.become({ status: 'remembered', user: ada, error: null });
    session.become(signedIn(ada));
    session.become(signedIn({ ...ada, displayName: 'Countess Lovelace' }));
    await expect.poll(() => heard).toHaveLength(1);
    session.become(SIGNED_OUT);
    await expect.poll(() => heard.at(-1)).toBe('DELETE');
    expect(heard).toEqual(['POST Bearer token-of-ada', 'DELETE']);
  });

  it('never sends a late token after the DELETE of the sign-out', async () => {
    const session = start();
    let give: (token: string) => void = () => undefined;
    session.idToken.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          give = resolve;
        }),
    );
    session.become(signedIn(ada));
    session.become(SIGNED_OUT);
    await expect.poll(() => session.idToken).toHaveBeenCalled();
    give('late');
    await expect.poll(() => heard).toEqual(['POST Bearer late', 'DELETE']);
  });

  it('logs its failures and does nothing else', async () => {
    status = 500;
    const session = start();
    session.become(signedIn(ada));
    await expect.poll(() => console.error).toHaveBeenCalledWith('Token sync failed', expect.any(Error));
    status = 204;
    session.idToken.mockRejectedValueOnce(new Error('offline'));
    session.become(signedIn(grace));
    await expect.poll(() => console.error).toHaveBeenCalledTimes(2);
    session.become(SIGNED_OUT);
    await expect.poll(() => heard.at(-1)).toBe('DELETE');
  });
});
