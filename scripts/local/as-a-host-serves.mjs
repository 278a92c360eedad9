import { createServer, request } from 'node:http';
import { pipeline } from 'node:stream';
import { gzipSync } from 'node:zlib';

/** Files whose names contain a hash of their content. They can be cached forever. */
const IMMUTABLE = /^\/assets\/[^?]+$/;
const COMPRESSIBLE = /^(text\/|application\/(javascript|json|manifest\+json)|image\/svg\+xml)/;

/** @typedef {{ status: number, headers: import('node:http').OutgoingHttpHeaders, body: Buffer }} Answer */

/** @param {Answer} answer @returns {Answer} */
function compressed({ status, headers, body }) {
  const own = { ...headers, 'content-encoding': 'gzip', vary: 'accept-encoding' };
  delete own['content-length'];
  return { status, headers: own, body: gzipSync(body, { level: 9 }) };
}

/** @param {Omit<Answer, 'body'>} answer @returns {boolean} whether a host would compress it */
const isCompressible = ({ status, headers }) =>
  status === 200 && COMPRESSIBLE.test(String(headers['content-type'] ?? ''));

/**
 * A proxy in front of `netlify dev` that acts like a host's CDN: immutable files are fetched once and cached, and
 * optionally files are compressed. Everything else, including the function's streams, is passed on as it arrives.
 * @param {string} site URL of `netlify dev`
 * @param {number} port
 * @param {{ compresses?: boolean }} [options] `compresses`: needed when transferred bytes are measured; without it they
 *   would be three times too high
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 */
export async function serveAsHost(site, port, { compresses = false } = {}) {
  const { hostname, port: target } = new URL(site);
  /** @type {Map<string, Answer>} */
  const cached = new Map();

  const server = createServer((incoming, outgoing) => {
    const { method, url = '/' } = incoming;
    const gzip = compresses && /\bgzip\b/.test(String(incoming.headers['accept-encoding']));
    const key = `${gzip} ${url}`;
    const known = method === 'GET' && !incoming.headers.range ? cached.get(key) : undefined;
    if (known) {
      outgoing.writeHead(known.status, known.headers).end(known.body);
      return;
    }
    const headers = { ...incoming.headers, connection: 'close' };
    delete headers['accept-encoding'];
    const onward = request({ hostname, port: target, path: url, method, headers }, (answer) => {
      const head = { status: answer.statusCode ?? 502, headers: { ...answer.headers } };
      // It describes the connection to `netlify dev`, not this one.
      delete head.headers.connection;
      const shrinks = gzip && isCompressible(head);
      const isCacheable = method === 'GET' && head.status === 200 && IMMUTABLE.test(url);
      if (!isCacheable && !shrinks) {
        outgoing.writeHead(head.status, head.headers);
        pipeline(answer, outgoing, () => undefined);
        return;
      }
      /** @type {Buffer[]} */
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('error', () => outgoing.destroy());
      answer.on('end', () => {
        const whole = { ...head, body: Buffer.concat(chunks) };
        const final = shrinks ? compressed(whole) : whole;
        if (isCacheable) cached.set(key, final);
        outgoing.writeHead(final.status, final.headers).end(final.body);
      });
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    pipeline(incoming, onward, () => undefined);
  });

  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  // The server does not keep the process alive.
  server.unref();
  server.on('connection', (socket) => socket.unref());
  return {
    address: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
