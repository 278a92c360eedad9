import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type LocalServer } from '../../../netlify/analysis/source/testing/local-server';
import { eventsOf } from '../../../netlify/http/testing/read-events';
import { analysisResponseSchema, type AnalysisResponse } from '../../../src/contracts/analysis';
import {
  call,
  measuredIn,
  openFunction,
  partialCodes,
  refusal,
  signUp,
} from '../../functions/function-client';
import { useMediaHost, type Answer } from '../../functions/media-host';
import { shortVideo } from '../../functions/short-video';

const LINES = [
  'The striker takes the penalty kick. What a goal!',
  'The championship final goes to extra time.',
];
const VTT = `WEBVTT

00:02.000 --> 00:05.000
${LINES[0]}

00:05.000 --> 00:08.000
${LINES[1]}

09:00:00.000 --> 09:00:05.000
Preheat the oven and knead the dough.
`;

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

const ask = (
  captionsUrl?: string,
  headers: Record<string, string> = {},
  send?: typeof direct,
): Promise<Response> => call({ token, headers, body: JSON.stringify({ url: video, captionsUrl }) }, send);

async function analysisOf(response: Response): Promise<AnalysisResponse> {
  expect(response.status).toBe(200);
  return v.parse(analysisResponseSchema, await response.json());
}

/** The times at which a concept is detected, in ms. */
const timesOf = ({ analysis }: AnalysisResponse, concept: string): number[] =>
  analysis.flatMap(({ timestamp, concepts }) =>
    concepts.some(({ name }) => name === concept) ? [timestamp] : [],
  );

describe('captions from elsewhere', () => {
  it('are what is said in the video, at their times, in JSON and as a stream', async () => {
    const captions = publish(VTT);
    const own = await analysisOf(await ask());
    const given = await analysisOf(await ask(captions));
    const stream = await eventsOf(await ask(captions, { accept: 'text/event-stream' }));
    expect(timesOf(own, 'cooking')).not.toEqual([]);
    expect(timesOf(given, 'cooking')).toEqual([]);
    const times = timesOf(given, 'soccer');
    expect(times).not.toEqual([]);
    expect(times).not.toEqual(timesOf(own, 'soccer'));
    for (const time of times) expect(time >= 1_000 && time < 9_000, `at ${time} ms`).toBe(true);
    expect(partialCodes(given)).toEqual([]);
    const last = stream.at(-1);
    expect(last?.event).toBe('result');
    const streamed = v.parse(analysisResponseSchema, last?.data);
    expect(measuredIn(streamed)).toEqual(measuredIn(given));
    expect(timesOf(streamed, 'soccer')).toEqual(times);
    expect(partialCodes(streamed)).toEqual([]);
  });
});

/** Sends single bytes until the client disconnects. */
const sendSlowly: Answer = (_request, response) => {
  const timer = setInterval(() => response.write('x'), 50);
  response.on('close', () => clearInterval(timer));
};

/** Sends one part after another until the client disconnects. */
const flood =
  (part: string): Answer =>
  (_request, response) => {
    const pour = (): void => {
      while (!response.destroyed && response.write(part));
    };
    response.on('drain', pour);
    pour();
  };

const redirectTo =
  (location: string): Answer =>
  (_request, response) =>
    response.writeHead(302, { location: location.replace('CANARY', canary.host) }).end();

const FAILURES: [name: string, status: number, code: string, Answer | string][] = [
  ['a web page', 415, 'captions-unreadable', `<!doctype html><p>${VTT}</p>`],
  ['a head alone', 415, 'captions-unreadable', 'WEBVTT\n\nNOTE nothing here\n'],
  ['nothing', 415, 'captions-unreadable', ''],
  [
    'a picture',
    415,
    'captions-unreadable',
    (_request, response) => response.end(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
  ],
  ['endless words', 415, 'captions-unreadable', flood('no captions '.repeat(5_000))],
  [
    'one caption and endless notes',
    413,
    'captions-too-large',
    flood(`${VTT}\n\nNOTE ${'x'.repeat(60_000)}\n\n`),
  ],
  [
    'a length over the limit',
    413,
    'captions-too-large',
    (_request, response) => response.writeHead(200, { 'content-length': '500000000' }).write(VTT),
  ],
  ['drops', 408, 'captions-too-slow', sendSlowly],
  ['silence', 408, 'captions-too-slow', () => undefined],
  ['a redirect inward', 403, 'captions-not-allowed', redirectTo('http://CANARY/a.vtt')],
  ['a redirect to the cloud', 403, 'captions-not-allowed', redirectTo('http://169.254.169.254/')],
];

describe('a host of captions that answers with', () => {
  it.concurrent.each(FAILURES)('%s is said to be %i %s', async (_, status, code, answer) => {
    const { message, ...rest } = await refusal(await ask(publish(answer), {}, direct));
    expect(rest).toEqual({ status, code });
    expect(message).toContain('captions');
  });

  it('a web page ends a stream with the same words', async () => {
    const captions = publish('<html>');
    const { status, ...error } = await refusal(await ask(captions));
    const events = await eventsOf(await ask(captions, { accept: 'text/event-stream' }));
    expect(events.at(-1)).toEqual({ event: 'error', data: { status, error } });
  });
});

describe('captions at an address inside', () => {
  it.concurrent.each([
    'http://127.0.0.1:PORT/',
    'http://2130706433:PORT/',
    'http://0177.0.0.1:PORT/',
    'http://localhost:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://user@127.0.0.1:PORT/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/a.vtt',
    'http://metadata.google.internal/',
    'file:///etc/passwd',
    'data:text/vtt,WEBVTT',
    'a.vtt',
  ])('%s are refused before anything is asked', async (url) => {
    const port = canary.host.split(':')[1] ?? '';
    const accept = 'text/event-stream';
    const answer = await refusal(await ask(url.replace('PORT', port), { accept }, direct));
    expect(answer).toMatchObject({ status: 403, code: 'captions-not-allowed' });
  });

  it('saw no connection, and would have been seen', async () => {
    expect(canary.connections()).toBe(0);
    await fetch(canary.url);
    expect(canary.connections()).toBe(1);
  });
});
