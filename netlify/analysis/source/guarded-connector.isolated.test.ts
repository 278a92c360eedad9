import type { LookupAddress } from 'node:dns';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isPublicAddress } from './address-guard';
import { createGuardedConnector, ForbiddenAddressError } from './guarded-connector';
import type { ResolveHost } from './host-resolver';
import { startRawServer, type LocalServer } from './testing/local-server';

/** Lets a test choose which addresses count as public, so that no connection leaves the machine. */
vi.mock('./address-guard', () => ({ isPublicAddress: vi.fn() }));

let server: LocalServer;

beforeEach(async () => {
  server = await startRawServer((socket) => socket.end());
});

afterEach(async () => {
  await server.close();
});

const connectorOf = (resolve: ResolveHost) =>
  createGuardedConnector({ allowHosts: new Set(), connectMs: 2_000, resolve });

function connect(
  resolve: ResolveHost,
  hostname = 'name.example',
  connector = connectorOf(resolve),
): Promise<Socket> {
  const port = server.host.split(':')[1] ?? '';
  return new Promise((done, fail) => {
    connector({ hostname, host: `${hostname}:${port}`, protocol: 'http:', port }, (...[error, socket]) => {
      if (error) fail(error);
      else done(socket);
    });
  });
}

/** Returns a different answer each time, like a name server that tries to bypass a check. */
function rebinding(...answers: string[]): { resolve: ResolveHost; asked: () => number } {
  let asked = 0;
  return {
    asked: () => asked,
    resolve: (): Promise<LookupAddress[]> => {
      const address = answers[Math.min(asked, answers.length - 1)] ?? '';
      asked += 1;
      return Promise.resolve([{ address, family: 4 }]);
    },
  };
}

describe('createGuardedConnector', () => {
  it('connects to exactly the address that it checked', async () => {
    vi.mocked(isPublicAddress).mockImplementation((address) => address === '127.0.0.1');
    const { resolve, asked } = rebinding('127.0.0.1', '127.0.0.2');
    const socket = await connect(resolve);
    expect(socket.remoteAddress).toBe('127.0.0.1');
    expect(asked()).toBe(1);
    socket.destroy();
  });

  it('checks the address again for every connection', async () => {
    vi.mocked(isPublicAddress).mockImplementation((address) => address === '127.0.0.1');
    const { resolve, asked } = rebinding('127.0.0.1', '127.0.0.2');
    const connector = connectorOf(resolve);
    (await connect(resolve, 'name.example', connector)).destroy();
    await expect(connect(resolve, 'name.example', connector)).rejects.toThrow(ForbiddenAddressError);
    expect(asked()).toBe(2);
    expect(server.connections()).toBe(1);
  });

  it('checks a literal IP address, which needs no lookup', async () => {
    vi.mocked(isPublicAddress).mockReturnValue(false);
    const { resolve, asked } = rebinding('127.0.0.1');
    await expect(connect(resolve, '127.0.0.1')).rejects.toThrow(ForbiddenAddressError);
    expect(asked()).toBe(0);
    expect(server.connections()).toBe(0);
  });

  it('checks the remote address of the connected socket as well', async () => {
    vi.mocked(isPublicAddress).mockReset().mockReturnValueOnce(true).mockReturnValue(false);
    const { resolve } = rebinding('127.0.0.1');
    await expect(connect(resolve)).rejects.toThrow(ForbiddenAddressError);
    expect(isPublicAddress).toHaveBeenCalledTimes(2);
  });

  it('reports a socket with a public remote address, and no other', async () => {
    const { resolve } = rebinding('127.0.0.1');
    const onSocket = vi.fn();
    const connector = createGuardedConnector({ allowHosts: new Set(), connectMs: 2_000, resolve, onSocket });
    vi.mocked(isPublicAddress).mockReset().mockReturnValueOnce(true).mockReturnValueOnce(false);
    await expect(connect(resolve, 'name.example', connector)).rejects.toThrow(ForbiddenAddressError);
    expect(onSocket).not.toHaveBeenCalled();
    vi.mocked(isPublicAddress).mockReturnValue(true);
    const socket = await connect(resolve, 'name.example', connector);
    expect(onSocket.mock.calls).toEqual([[socket]]);
    socket.destroy();
  });
});
