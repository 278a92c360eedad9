import { createServer, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { pipeline } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { generate } from 'selfsigned';

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

/** Describe the connection to `netlify dev`, not the one to the browser. HTTP/2 does not allow them. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];

/** @param {Omit<Answer, 'body'>} answer @returns {boolean} whether a host would compress it */
const isCompressible = ({ status, headers }) =>
  status === 200 && COMPRESSIBLE.test(String(headers['content-type'] ?? ''));

/** @param {import('node:http').RequestListener} answer */
async function secureServer(answer) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }]);
  return createSecureServer({ key, cert, allowHTTP1: true }, /** @type {any} */ (answer));
}

/**
 * A proxy in front of `netlify dev` that acts like a host's CDN: immutable files are fetched once and cached, and
 * optionally files are compressed. Everything else, including the function's streams, is passed on as it arrives.
 * @param {string} site URL of `netlify dev`
 * @param {number} port
 * @param {{ compresses?: boolean, isSecure?: boolean }} [options] `compresses`: needed when transferred bytes are
 *   measured; without it they would be three times too high. `isSecure`: HTTP/2, as hosts serve it, with a certificate
 *   that the browser must be told to accept; needed when loading times are measured, because with HTTP/1.1 six files
 *   load at a time
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 */
export async function serveAsHost(site, port, { compresses = false, isSecure = false } = {}) {
  const { hostname, port: target } = new URL(site);
  /** @type {Map<string, Answer>} */
  const cached = new Map();

  /** @type {import('node:http').RequestListener} */
  const answer = (incoming, outgoing) => {
    const { method, url = '/' } = incoming;
    const gzip = compresses && /\bgzip\b/.test(String(incoming.headers['accept-encoding']));
    const key = `${gzip} ${url}`;
    const known = method === 'GET' && !incoming.headers.range ? cached.get(key) : undefined;
    if (known) {
      outgoing.writeHead(known.status, known.headers).end(known.body);
      return;
    }
    // The names of HTTP/2's own fields begin with a colon.
    const own = Object.entries(incoming.headers).filter(([name]) => !/^(:|accept-encoding$)/.test(name));
    const headers = { ...Object.fromEntries(own), connection: 'close' };
    const onward = request({ hostname, port: target, path: url, method, headers }, (reply) => {
      const head = { status: reply.statusCode ?? 502, headers: { ...reply.headers } };
      for (const name of OF_CONNECTION) delete head.headers[name];
      const shrinks = gzip && isCompressible(head);
      const isCacheable = method === 'GET' && head.status === 200 && IMMUTABLE.test(url);
      if (!isCacheable && !shrinks) {
        outgoing.writeHead(head.status, head.headers);
        pipeline(reply, outgoing, () => undefined);
        return;
      }
      /** @type {Buffer[]} */
      const chunks = [];
      reply.on('data', (chunk) => chunks.push(chunk));
      reply.on('error', () => outgoing.destroy());
      reply.on('end', () => {
        const whole = { ...head, body: Buffer.concat(chunks) };
        const final = shrinks ? compressed(whole) : whole;
        if (isCacheable) cached.set(key, final);
        outgoing.writeHead(final.status, final.headers).end(final.body);
      });
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    pipeline(incoming, onward, () => undefined);
  };
  const server = isSecure ? await secureServer(answer) : createServer(answer);
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  // The server does not keep the process alive.
  server.unref();
  server.on('connection', (/** @type {import('node:net').Socket} */ socket) => {
    socket.unref();
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  return {
    address: `${isSecure ? 'https' : 'http'}://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
