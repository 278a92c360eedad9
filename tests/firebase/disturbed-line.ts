import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { authEmulatorUrl } from './emulators';

/**
 * What the line does with requests whose URL contains the key. `hold` accepts the request and forwards it only on
 * `release`; `hold the answer` forwards the request and holds the emulator's response.
 */
type Fault = 'cut' | 'hold' | 'hold the answer' | { error: string };

/** A proxy of the Auth emulator with faults, for responses that the emulator never sends. */
export interface DisturbedLine {
  url: string;
  faults: Map<string, Fault>;
  /** The requested URLs. */
  asked: string[];
  /** Releases everything that is held. */
  release(): void;
  close(): Promise<void>;
}

export async function openDisturbedLine(): Promise<DisturbedLine> {
  const faults = new Map<string, Fault>();
  const asked: string[] = [];
  let held: (() => void)[] = [];
  const line = createServer((incoming, outgoing) => {
    const url = incoming.url ?? '';
    asked.push(url);
    const fault = [...faults].find(([part]) => incoming.method !== 'OPTIONS' && url.includes(part))?.[1];
    if (fault === 'cut') incoming.destroy();
    else if (fault === 'hold') held.push(() => passOn(incoming, outgoing));
    else if (fault === 'hold the answer') passOn(incoming, outgoing, (answer) => held.push(answer));
    else if (fault) answerError(outgoing, fault.error);
    else passOn(incoming, outgoing);
  });
  await new Promise<void>((resolve) => {
    line.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    faults,
    asked,
    release() {
      for (const go of held) go();
      held = [];
    },
    async close() {
      line.closeAllConnections();
      await new Promise((resolve) => line.close(resolve));
    },
  };
}

function answerError(outgoing: ServerResponse, message: string): void {
  outgoing.writeHead(400, { 'content-type': 'application/json' });
  outgoing.end(JSON.stringify({ error: { code: 400, message } }));
}

function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answerWhen: (answer: () => void) => void = (answer) => answer(),
): void {
  const { method, headers, url } = incoming;
  const onward = request(`${authEmulatorUrl()}${url}`, { ...(method && { method }), headers }, (answer) => {
    answerWhen(() => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}
