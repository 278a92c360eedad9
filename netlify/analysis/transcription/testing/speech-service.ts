import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the service received it. */
export interface SpeechCall {
  headers: IncomingMessage['headers'];
  /** Fields of the form, without the file. */
  fields: Record<string, string>;
  /** Duration of the WAV file in seconds. */
  seconds: number;
}

export type Answer = (call: SpeechCall, response: ServerResponse) => void;

export interface SpeechService {
  /** With a path as OpenAI has it. */
  url: string;
  calls: SpeechCall[];
  close: () => Promise<void>;
}

const WAV_HEADER_BYTES = 44;
const BYTES_PER_SECOND = 32_000;

/** Answers with JSON. */
export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

/** A service on loopback that reads the form of each request and answers as told. */
export async function startSpeechService(answer: Answer): Promise<SpeechService> {
  const calls: SpeechCall[] = [];
  const server = createServer((request, response) => {
    void readCall(request).then(
      (call) => {
        calls.push(call);
        answer(call, response);
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1/audio/transcriptions`,
    calls,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readCall(request: IncomingMessage): Promise<SpeechCall> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request as AsyncIterable<Uint8Array>) chunks.push(chunk);
  const { headers } = request;
  const type = headers['content-type'] ?? '';
  const boundary = /boundary=(.+)$/.exec(type)?.[1] ?? '';
  const fields: Record<string, string> = {};
  let bytes = 0;
  // A form in multipart/form-data (RFC 7578); in latin1, a character is a byte.
  for (const part of Buffer.concat(chunks).toString('latin1').split(`--${boundary}`)) {
    const [head = '', ...rest] = part.split('\r\n\r\n');
    const body = rest.join('\r\n\r\n').slice(0, -2);
    const name = /name="([^"]+)"/.exec(head)?.[1];
    if (head.includes('filename="speech.wav"')) bytes = body.length;
    else if (name !== undefined) fields[name] = body;
  }
  return { headers, fields, seconds: (bytes - WAV_HEADER_BYTES) / BYTES_PER_SECOND };
}
