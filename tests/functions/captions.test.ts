import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type LocalServer } from '../../netlify/analysis/source/testing/local-server';
import { call, openFunction, refusal, signUp } from './function-client';
import { useMediaHost, type Answer } from './media-host';
import { shortVideo } from './short-video';

const VTT = 'WEBVTT\n\n00:02.000 --> 00:05.000\nWhat a goal!\n';

const { publish } = useMediaHost();
let video: string;
let canary: LocalServer;
let token: string;
/** Calls the function in this process. */
let direct: Awaited<ReturnType<typeof openFunction>>;

beforeAll(async () => {
  token = await signUp();
  direct = await openFunction();
  video = publish(await shortVideo());
  canary = await startServer((_request, response) => response.end(VTT));
});

afterAll(() => canary.close());

const ask = (captionsUrl?: string): Promise<Response> =>
  call({ token, body: JSON.stringify({ url: video, captionsUrl }) }, direct);

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
