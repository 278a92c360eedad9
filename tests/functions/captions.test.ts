import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  serveRange,
  startServer,
  type LocalServer,
} from '../../netlify/analysis/source/testing/local-server';
import { call, MEDIA_PORT, openFunction, refusal, signUp } from './function-client';
import { shortVideo } from './short-video';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const MEDIA = `http://127.0.0.1:${MEDIA_PORT}`;
const VIDEO_PATH = '/video.mp4';
const VIDEO = `${MEDIA}${VIDEO_PATH}`;

const VTT = 'WEBVTT\n\n00:02.000 --> 00:05.000\nWhat a goal!\n';

const answers = new Map<string, Answer>();
let media: LocalServer;
let canary: LocalServer;
let token: string;
/** Calls the function in this process. */
let direct: Awaited<ReturnType<typeof openFunction>>;

beforeAll(async () => {
  token = await signUp();
  direct = await openFunction();
  const video = await shortVideo();
  answers.set(VIDEO_PATH, (request, response) => serveRange(request, response, video));
  canary = await startServer((_request, response) => response.end(VTT));
  media = await startServer(
    (request, response) => {
      const known = answers.get(request.url ?? '');
      if (known === undefined) response.writeHead(404).end();
      else known(request, response);
    },
    { port: MEDIA_PORT },
  );
});

afterAll(() => Promise.all([media.close(), canary.close()]));

/** Publishes a response under a new path and returns its URL. */
function publish(answer: Answer | string): string {
  const path = `/${answers.size}.vtt`;
  answers.set(path, typeof answer === 'function' ? answer : (_request, response) => response.end(answer));
  return `${MEDIA}${path}`;
}

const ask = (captionsUrl?: string): Promise<Response> =>
  call({ token, body: JSON.stringify({ url: VIDEO, captionsUrl }) }, direct);

// `events.test.ts` has captions that are used, and `tests/deep/functions/captions.test.ts` the other refusals.
describe('captions that cannot be used', () => {
  it.each<[string, number, string, Answer | string]>([
    ['not found', 424, 'captions-unreachable', (_request, response) => response.writeHead(404).end(VTT)],
    ['a web page', 415, 'captions-unreadable', `<!doctype html><p>${VTT}</p>`],
    [
      'a redirect to a forbidden address',
      403,
      'captions-not-allowed',
      (_request, response) => response.writeHead(302, { location: canary.url }).end(),
    ],
  ])('%s: are reported as %i %s', async (_, status, code, answer) => {
    const { message, ...rest } = await refusal(await ask(publish(answer)));
    expect(rest).toEqual({ status, code });
    expect(message).toContain('captions');
    expect(canary.connections()).toBe(0);
  });
});
