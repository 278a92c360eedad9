import type { IncomingMessage } from 'node:http';
import { startService, type Answer, type LoopbackService } from '../../endpoint/testing/loopback-service';

/** A request as the service received it. */
export interface SpeechCall {
  headers: IncomingMessage['headers'];
  /** Fields of the form, without the file. */
  fields: Record<string, string>;
  /** Duration of the WAV file in seconds. */
  seconds: number;
}

const WAV_HEADER_BYTES = 44;
const BYTES_PER_SECOND = 32_000;

/** A service on loopback that reads the form of each request and answers as told. */
export function startSpeechService(answer: Answer<SpeechCall>): Promise<LoopbackService<SpeechCall>> {
  return startService('/v1/audio/transcriptions', readCall, answer);
}

function readCall(headers: IncomingMessage['headers'], form: Buffer): SpeechCall {
  const type = headers['content-type'] ?? '';
  const boundary = /boundary=(.+)$/.exec(type)?.[1] ?? '';
  const fields: Record<string, string> = {};
  let bytes = 0;
  // A form in multipart/form-data (RFC 7578); in latin1, a character is a byte.
  for (const part of form.toString('latin1').split(`--${boundary}`)) {
    const [head = '', ...rest] = part.split('\r\n\r\n');
    const body = rest.join('\r\n\r\n').slice(0, -2);
    const name = /name="([^"]+)"/.exec(head)?.[1];
    if (head.includes('filename="speech.wav"')) bytes = body.length;
    else if (name !== undefined) fields[name] = body;
  }
  return { headers, fields, seconds: (bytes - WAV_HEADER_BYTES) / BYTES_PER_SECOND };
}
