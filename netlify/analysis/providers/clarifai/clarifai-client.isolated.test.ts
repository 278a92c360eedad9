import { Readable } from 'node:stream';
import type { Agent } from 'undici';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { MAX_ANSWER_BYTES, postPrediction } from './clarifai-client';
import { startClarifaiServer, type ClarifaiServer } from './testing/clarifai-server';

/** The options of every agent that was created. */
const agents = vi.hoisted((): (Agent.Options | undefined)[] => []);

vi.mock(import('undici'), async (load) => {
  const undici = await load();
  class RecordedAgent extends undici.Agent {
    constructor(options?: Agent.Options) {
      super(options);
      agents.push(options);
    }
  }
  return { ...undici, Agent: RecordedAgent };
});

let server: ClarifaiServer;

beforeAll(async () => {
  server = await startClarifaiServer(new Map());
});

afterAll(() => server.close());

it('a connection is given up on after 10 s, and the signal limits all else', async () => {
  const body = { length: 2, bytes: Readable.from(['{}']) };
  await postPrediction(server.settings, body, new AbortController().signal);
  expect(agents).toEqual([{ connect: { timeout: 10_000 }, headersTimeout: 0, bodyTimeout: 0 }]);
});

it('an answer may have up to 32 MiB', () => {
  expect(MAX_ANSWER_BYTES).toBe(32 * 1024 * 1024);
});
