import net from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';

const server = net.createServer((socket) => socket.end());

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

// @row-33
it.each(['192.0.2.1', 'example.com', '2001:db8::1', '10.0.0.1'])('no test reaches %s', async (host) => {
  expect(() => net.connect({ host, port: 80 })).toThrow(`something asked for ${host}`);
  expect(() => net.connect(80, host)).toThrow(`something asked for ${host}`);
  await expect(fetch(`http://${host.includes(':') ? `[${host}]` : host}/`)).rejects.toThrow('fetch failed');
});

it('a server on this machine is reached', async () => {
  const { port } = server.address() as net.AddressInfo;
  const socket = net.connect({ host: '127.0.0.1', port });
  await new Promise((resolve, reject) => socket.once('close', resolve).once('error', reject).resume());
});
