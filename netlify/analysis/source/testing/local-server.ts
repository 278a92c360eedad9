import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { selfSigned } from './self-signed';

/** A server on loopback for tests. */
export interface LocalServer {
  /** `host:port`, as in the development list. */
  host: string;
  /** With a trailing slash. */
  url: string;
  /** The `Range` header of each request, in order of arrival. */
  ranges: (string | undefined)[];
  /** Number of connections accepted so far, for tests that expect none. */
  connections: () => number;
  close: () => Promise<void>;
}

async function listen(server: Server, address: string, port: number): Promise<LocalServer> {
  let connections = 0;
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    connections += 1;
    open.add(socket);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, address, resolve);
  });
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('not bound to a port');
  const host = `${address.includes(':') ? `[${address}]` : address}:${bound.port}`;
  return {
    host,
    url: `http://${host}/`,
    ranges: [],
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

/** An HTTP server with one listener for every path. */
export async function startServer(
  listener: RequestListener,
  { address = '127.0.0.1', port = 0 }: { address?: string; port?: number } = {},
): Promise<LocalServer> {
  const ranges: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    ranges.push(request.headers.range);
    response.on('error', () => undefined);
    listener(request, response);
  });
  // Only the client may close an idle connection.
  server.keepAliveTimeout = 600_000;
  return { ...(await listen(server, address, port)), ranges };
}

/** An HTTPS server whose certificate no client trusts. */
export async function startSelfSignedServer(listener: RequestListener): Promise<LocalServer> {
  const server = await listen(createTlsServer(selfSigned(), listener), '127.0.0.1', 0);
  return { ...server, url: `https://${server.host}/` };
}

/** A TCP server that sends only what `onConnection` writes. */
export function startRawServer(
  onConnection: (socket: Socket) => void,
  address = '127.0.0.1',
): Promise<LocalServer> {
  return listen(createTcpServer(onConnection), address, 0);
}

/** Bytes in a pattern that distinguishes positions. */
export function patternBytes(length: number): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(length);
  for (let index = 0; index < length; index += 1)
    bytes[index] = (index * 31 + (index >> 8) * 17 + (index >> 16)) & 255;
  return bytes;
}

/** `start` and `end` (exclusive) of a request's range, limited to the file; undefined without a usable one. */
export function requestedRange(
  request: IncomingMessage,
  size: number,
): { start: number; end: number } | undefined {
  const match = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  if (match === null) return undefined;
  const start = Number(match[1]);
  return { start, end: match[2] === '' ? size : Math.min(Number(match[2]) + 1, size) };
}

interface ServeOptions {
  headers?: Record<string, string | string[]>;
  /** Override the header or the body for a range. */
  contentRange?: (start: number, end: number) => string;
  body?: (bytes: Buffer, start: number) => Buffer;
}

/** Answers a range request for a file of any size that consists of zeros after its beginning. */
export function serveZeros(
  request: IncomingMessage,
  response: ServerResponse,
  size: number,
  beginning = Buffer.alloc(0),
): void {
  const { start, end } = requestedRange(request, size) ?? { start: 0, end: size };
  response.writeHead(206, {
    'content-type': 'video/mp4',
    'content-range': `bytes ${start}-${end - 1}/${size}`,
    'content-length': end - start,
  });
  const head = beginning.subarray(start, end);
  response.end(Buffer.concat([head, Buffer.alloc(end - start - head.length)]));
}

/** Answers a range request correctly, except for what `options` overrides. */
export function serveRange(
  request: IncomingMessage,
  response: ServerResponse,
  bytes: Buffer,
  { headers = {}, contentRange, body }: ServeOptions = {},
): void {
  const range = requestedRange(request, bytes.length);
  if (range === undefined) {
    response.writeHead(200, { 'content-length': bytes.length, ...headers }).end(bytes);
    return;
  }
  const { start, end } = range;
  if (start >= bytes.length) {
    response.writeHead(416, { 'content-range': `bytes */${bytes.length}` }).end();
    return;
  }
  const part = bytes.subarray(start, end);
  const sent = body?.(part, start) ?? part;
  response.writeHead(206, {
    'content-type': 'video/mp4',
    'content-range': contentRange?.(start, end) ?? `bytes ${start}-${end - 1}/${bytes.length}`,
    'content-length': sent.length,
    ...headers,
  });
  response.end(sent);
}
