import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { chance } from '../media/chance.mjs';

/**
 * Size of one read of the file, in bytes. Large, because the server runs on the same cores as the engine and its cost
 * must not count.
 */
const PART_BYTES = 1024 * 1024;

/**
 * Serves one file on loopback with range requests, and counts the bytes sent.
 *
 * @param {string} path
 */
export async function serveVideo(path) {
  const { size } = await stat(path);
  return serve(size, (start, end) => createReadStream(path, { start, end, highWaterMark: PART_BYTES }));
}

/**
 * Serves bytes that are not a video: the same noise on every run.
 *
 * @param {number} size
 */
export async function serveBytes(size) {
  const random = chance(7);
  const bytes = Buffer.from(Uint8Array.from({ length: size }, () => random() * 256));
  return serve(size, (start, end) => Readable.from([bytes.subarray(start, end + 1)]));
}

/**
 * @param {number} size
 * @param {(start: number, end: number) => Readable} bytesOf both ends included
 */
async function serve(size, bytesOf) {
  const sent = { bytes: 0, requests: 0 };
  const server = createServer((request, response) => {
    const [, first = '0', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    const start = Number(first);
    const end = Math.min(last === '' ? size - 1 : Number(last), size - 1);
    sent.requests += 1;
    response.writeHead(206, {
      'content-type': 'video/mp4',
      'content-length': end - start + 1,
      'content-range': `bytes ${String(start)}-${String(end)}/${String(size)}`,
      'accept-ranges': 'bytes',
      etag: '"video"',
    });
    bytesOf(start, end)
      .on('data', (/** @type {Buffer} */ bytes) => (sent.bytes += bytes.length))
      .pipe(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    host: `127.0.0.1:${String(address.port)}`,
    url: `http://127.0.0.1:${String(address.port)}/video.mp4`,
    size,
    sent,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
