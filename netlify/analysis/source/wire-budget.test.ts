import type { Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createGuardedClient, type GuardedClient } from './guarded-fetch';
import { startRawServer, type LocalServer } from './testing/local-server';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

const MB = 1_000_000;

/** A server that begins every answer as given and repeats the same bytes for as long as the client reads. */
async function endless(
  beginning: string,
  rest: string,
): Promise<{ server: LocalServer; sent: () => number }> {
  let sent = 0;
  const block = Buffer.from(rest.repeat(Math.ceil(65_536 / rest.length)));
  const server = await startRawServer((socket: Socket) => {
    const pump = (): void => {
      while (!socket.destroyed) {
        sent += block.length;
        if (!socket.write(block)) {
          socket.once('drain', pump);
          return;
        }
      }
    };
    socket.once('data', () => {
      socket.write(beginning);
      pump();
    });
  });
  closers.push(server.close);
  return { server, sent: () => sent };
}

function clientFor(server: LocalServer): GuardedClient {
  const client = createGuardedClient({
    allowHosts: new Set([server.host]),
    signal: new AbortController().signal,
  });
  closers.push(() => client.close());
  return client;
}

async function readAll(client: GuardedClient, url: string): Promise<number> {
  const { body } = await client.get(url, {});
  let length = 0;
  for await (const chunk of body) length += chunk.length;
  return length;
}

const CHUNKED = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n';

describe('the bytes sent beside a body', () => {
  it.each([
    ['an endless extension of a chunk', `${CHUNKED}1;`, 'x'],
    ['chunks of one byte, each with an extension', CHUNKED, `1;${'x'.repeat(4_000)}\r\nx\r\n`],
    ['interim answers without end', '', 'HTTP/1.1 103 Early Hints\r\nlink: </a>; rel=preload\r\n\r\n'],
    ['the invitation to go on, without end', '', 'HTTP/1.1 100 Continue\r\n\r\n'],
    [
      'interim answers with large headers',
      '',
      `HTTP/1.1 103 Early Hints\r\nlink: ${'x'.repeat(8_000)}\r\n\r\n`,
    ],
  ])('end the client when there are too many: %s', async (_, beginning, rest) => {
    const { server, sent } = await endless(beginning, rest);
    const client = clientFor(server);
    await expect(readAll(client, server.url)).rejects.toMatchObject({ code: 'unreachable' });
    // The content of the buffers of two sockets counts as sent.
    expect(sent()).toBeLessThan(12 * MB);
  });

  it('are counted over all requests of a client', async () => {
    const { server, sent } = await endless('', 'HTTP/1.1 103 Early Hints\r\nlink: </a>; rel=preload\r\n\r\n');
    const client = clientFor(server);
    for (let request = 0; request < 20; request += 1) {
      await expect(readAll(client, server.url)).rejects.toMatchObject({ code: 'unreachable' });
    }
    expect(sent()).toBeLessThan(12 * MB);
  });

  it('may be those of a long body in small chunks', async () => {
    const length = 5 * MB;
    const server = await startRawServer((socket) => {
      const chunk = `200\r\n${'x'.repeat(512)}\r\n`;
      socket.once('data', () => {
        socket.end(`${CHUNKED}${chunk.repeat(Math.ceil(length / 512))}0\r\n\r\n`);
      });
    });
    closers.push(server.close);
    expect(await readAll(clientFor(server), server.url)).toBeGreaterThanOrEqual(length);
  });

  it('may be those of a thousand small answers', async () => {
    const head = `HTTP/1.1 200 OK\r\ncontent-length: 1\r\nx-filler: ${'x'.repeat(15_000)}\r\n\r\nx`;
    const server = await startRawServer((socket) => socket.on('data', () => socket.write(head)));
    closers.push(server.close);
    const client = clientFor(server);
    for (let request = 0; request < 1_000; request += 1) {
      expect(await readAll(client, server.url)).toBe(1);
    }
  });
});
