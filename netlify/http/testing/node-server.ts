import { createServer, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

type Handler = (request: Request) => Promise<Response>;

function requestOf(incoming: IncomingMessage, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
  return new Request(`http://${incoming.headers.host ?? 'localhost'}${incoming.url ?? '/'}`, {
    method: incoming.method ?? 'GET',
    headers,
    signal,
    ...(hasBody ? { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, duplex: 'half' } : {}),
  });
}

/**
 * Serves a handler on loopback like a platform that reports when callers leave: the request's signal is aborted, and a
 * body that is being written is cancelled.
 */
export async function serveHandler(handle: Handler): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    const gone = new AbortController();
    outgoing.on('close', () => gone.abort(new Error('the caller has left')));
    const answer = async (): Promise<void> => {
      const response = await handle(requestOf(incoming, gone.signal));
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      const reader = response.body?.getReader();
      gone.signal.addEventListener('abort', () => void reader?.cancel());
      for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
        outgoing.write(part.value);
      }
      outgoing.end();
    };
    // Fails only if the caller has left.
    answer().catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not bound to a port');
  return {
    url: `http://127.0.0.1:${address.port}/.netlify/functions/analyze`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
