import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * A host on loopback for the files of many cases at the same time, with support for range requests.
 *
 * @param {number} port
 */
export async function startMediaHost(port) {
  /** @type {Map<string, Readonly<Record<string, Buffer>>>} */
  const published = new Map();
  const server = createServer((request, response) => {
    const [, folder = '', file = ''] = /^\/(\w+)\/([^/]+)$/.exec(request.url ?? '') ?? [];
    const bytes = published.get(folder)?.[file];
    if (bytes === undefined) return void response.writeHead(404).end();
    const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    if (first === undefined)
      return void response.writeHead(200, { 'content-length': bytes.length }).end(bytes);
    const start = Number(first);
    if (start >= bytes.length) {
      return void response.writeHead(416, { 'content-range': `bytes */${String(bytes.length)}` }).end();
    }
    const end = Math.min(last === '' ? Infinity : Number(last), bytes.length - 1);
    response.writeHead(206, {
      'content-length': end - start + 1,
      'content-range': `bytes ${String(start)}-${String(end)}/${String(bytes.length)}`,
    });
    response.end(bytes.subarray(start, end + 1));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    /** @param {string} folder @param {Readonly<Record<string, Buffer>>} files */
    publish: (folder, files) => void published.set(folder, files),
    /** @param {string} folder */
    withdraw: (folder) => void published.delete(folder),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
