import { createServer, request } from 'node:http';
import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';

const COMPRESSIBLE = /^(text\/|application\/(javascript|json|manifest\+json)|image\/svg\+xml)/;

/**
 * Serves a site as a host on the internet does and `netlify dev` does not: compressed, over connections that stay
 * open. Without it the bytes of every measurement would be three times too many.
 * @param {string} site its address
 * @param {number} port
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 */
export async function serveAsHost(site, port) {
  const { hostname, port: target } = new URL(site);
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, connection: 'close' };
    delete headers['accept-encoding'];
    const onward = request(
      { hostname, port: target, path: incoming.url, method: incoming.method, headers },
      (answer) => {
        const { 'content-length': length, ...rest } = answer.headers;
        // Of the connection behind, not of this one.
        delete rest.connection;
        const compress =
          answer.statusCode === 200 &&
          COMPRESSIBLE.test(answer.headers['content-type'] ?? '') &&
          /\bgzip\b/.test(String(incoming.headers['accept-encoding']));
        if (compress) {
          outgoing.writeHead(200, { ...rest, 'content-encoding': 'gzip', vary: 'accept-encoding' });
          pipeline(answer, createGzip({ level: 9 }), outgoing, () => undefined);
        } else {
          outgoing.writeHead(answer.statusCode ?? 502, {
            ...rest,
            ...(length ? { 'content-length': length } : {}),
          });
          pipeline(answer, outgoing, () => undefined);
        }
      },
    );
    onward.on('error', () => outgoing.destroy());
    pipeline(incoming, onward, () => undefined);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  return {
    address: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
