import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answer<Call> = (call: Call, response: ServerResponse) => void;

export interface LoopbackService<Call> {
  url: string;
  /** Every request as the service read it. */
  calls: Call[];
  close: () => Promise<void>;
}

/** Answers with JSON. */
export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answer<unknown> =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

/** A service on loopback that reads each request and answers as told. @param path as OpenAI has it */
export async function startService<Call>(
  path: string,
  readCall: (headers: IncomingMessage['headers'], body: Buffer) => Call,
  answer: Answer<Call>,
): Promise<LoopbackService<Call>> {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then(
      (body) => {
        const call = readCall(request.headers, body);
        calls.push(call);
        answer(call, response);
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${path}`,
    calls,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** What a service would refuse a user for, as OpenAI writes it. */
export const REFUSALS = {
  busy: json({ error: { code: 'rate_limit_exceeded' } }, 429, { 'retry-after': '0.05' }),
  spent: json({ error: { message: 'quota', code: 'insufficient_quota' } }, 429),
  tooLarge: json({ error: 'too large' }, 413),
  moved: json({}, 302, { location: 'http://127.0.0.1:1/' }),
};

/** Sends bytes without an end. */
export const endless: Answer<unknown> = (_, response) => {
  const chunk = ' '.repeat(1 << 20);
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', more);
  more();
};
