import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthUser } from '@/auth/identity';
import { NOBODY, UNKNOWN, type SessionState } from '@/auth/session-state';
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

function start() {
  let state: SessionState = UNKNOWN;
  const listeners = new Set<() => void>();
  const idToken = vi.fn(() => Promise.resolve(state.user && `token-of-${state.user.uid}`));
  startTokenSync({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/session`,
    session: {
      getState: () => state,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      idToken,
    },
  });
  return {
    idToken,
    become(changes: Partial<SessionState>) {
      state = { ...NOBODY, ...changes };
      for (const listener of listeners) listener();
    },
  };
}

describe('token sync', () => {
  it('POSTs the bearer token of whoever is signed in, and DELETEs when signed out', async () => {
    const session = start();
    session.become({ user: ada });
    await vi.waitFor(() => expect(heard).toEqual(['POST Bearer token-of-ada']));
    session.become({});
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    session.become({ user: grace });
    await vi.waitFor(() =>
      expect(heard).toEqual(['POST Bearer token-of-ada', 'DELETE', 'POST Bearer token-of-grace']),
    );
  });

  it('says nothing while nobody knows, and nothing twice', async () => {
    const session = start();
    session.become(UNKNOWN);
    session.become({ confirmed: false, error: new Error('gone') });
    session.become({ confirmed: false, user: ada });
    session.become({ user: ada });
    session.become({ user: { ...ada, displayName: 'Countess Lovelace' } });
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    expect(heard).toEqual(['POST Bearer token-of-ada']);
  });

  it('never lets a late token overtake the sign-out', async () => {
    const session = start();
    let give: (token: string) => void = () => undefined;
    session.idToken.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          give = resolve;
        }),
    );
    session.become({ user: ada });
    session.become({});
    await vi.waitFor(() => expect(session.idToken).toHaveBeenCalled());
    give('late');
    await vi.waitFor(() => expect(heard).toEqual(['POST Bearer late', 'DELETE']));
  });

  it('only logs its failures', async () => {
    status = 500;
    const session = start();
    session.become({ user: ada });
    await vi.waitFor(() =>
      expect(console.error).toHaveBeenCalledWith('Token sync failed', expect.any(Error)),
    );
    status = 204;
    session.idToken.mockRejectedValueOnce(new Error('offline'));
    session.become({ user: grace });
    await vi.waitFor(() => expect(console.error).toHaveBeenCalledTimes(2));
    session.become({});
    await vi.waitFor(() => expect(heard.at(-1)).toBe('DELETE'));
  });
});
