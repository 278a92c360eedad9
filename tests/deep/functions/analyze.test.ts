import { beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { serveRange, serveZeros } from '../../../netlify/analysis/source/testing/local-server';
import { analysisResponseSchema, type AnalysisResponse } from '../../../src/contracts/analysis';
import { daysLong, emptied, noise, unknownCodec } from '../../functions/bent-media';
import {
  analyze,
  measuredIn,
  openFunction,
  partialCodes,
  refusal,
  signUp,
  SITE,
} from '../../functions/function-client';
import { useMediaHost, type Answer } from '../../functions/media-host';
import { shortVideo } from '../../functions/short-video';

const SAMPLE = `${SITE}/sample/program.mp4`;
const { publish, ranges } = useMediaHost();
let token: string;
/** Calls the function in this process. */
let direct: Awaited<ReturnType<typeof openFunction>>;
let video: Buffer;
/** A video for tests that work with any video. */
let short: Buffer;

beforeAll(async () => {
  token = await signUp();
  direct = await openFunction();
  short = await shortVideo();
  const response = await fetch(SAMPLE);
  expect(response.status).toBe(200);
  video = Buffer.from(await response.arrayBuffer());
});

async function analysisOf(url: string, send?: typeof direct): Promise<AnalysisResponse> {
  const response = await analyze(url, token, send);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  return v.parse(analysisResponseSchema, await response.json());
}

describe('a video', () => {
  it('is read in parts where the host can do that, with the same result', async () => {
    const before = ranges().length;
    const result = await analysisOf(publish(short));
    const { bytesRead } = result;
    expect(bytesRead).toBeGreaterThan(0);
    expect(bytesRead).toBeLessThanOrEqual(short.length);
    const asked = ranges().slice(before);
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.length).toBeLessThan(8);
    for (const range of asked) expect(range).toMatch(/^bytes=\d+-\d+$/);
    const whole = publish((_request, response) => response.writeHead(200).end(short));
    expect(measuredIn(result)).toEqual(measuredIn(await analysisOf(whole)));
  });

  it('may be behind redirects', async () => {
    const target = publish(short);
    const url = publish((_request, response) => response.writeHead(302, { location: target }).end());
    expect((await analysisOf(url)).videoUrl).toBe(url);
  });

  it('may be in a file of far more than 500 MB, of which little is read', async () => {
    const size = 1_600_000_000;
    // A box up to the end of the file, which players skip.
    const free = Buffer.alloc(16);
    free.writeUInt32BE(1, 0);
    free.write('free', 4);
    free.writeBigUInt64BE(BigInt(size - short.length), 8);
    const large = Buffer.concat([short, free]);
    const result = await analysisOf(
      publish((request, response) => serveZeros(request, response, size, large)),
    );
    expect(result.analysis.length).toBeGreaterThan(3);
    expect(result.durationMs).toBeGreaterThanOrEqual(10_000);
    expect(result.bytesRead).toBeLessThan(2 * short.length);
  });

  it('that is cut off is answered as far as it goes', async () => {
    const cut = video.subarray(0, Math.floor(video.length * 0.6));
    const result = await analysisOf(publish(cut), direct);
    expect(result.analysis.length).toBeGreaterThan(3);
    expect(partialCodes(result)).toEqual(['ends-early']);
  });
});

/** A response that announces a length and never sends the body. */
const promise =
  (headers: Record<string, string>): Answer =>
  (request, response) => {
    response.writeHead(
      request.headers.range === undefined || headers['content-range'] === undefined ? 200 : 206,
      headers,
    );
    response.write('x');
  };

/** Sends single bytes until the client disconnects. */
const sendSlowly: Answer = (_request, response) => {
  response.writeHead(200, { 'content-length': '1000000' });
  const timer = setInterval(() => response.write('x'), 50);
  response.on('close', () => clearInterval(timer));
};

const endWith =
  (status: number): Answer =>
  (_request, response) =>
    response.writeHead(status).end('no');

const redirectTo =
  (location: string): Answer =>
  (_request, response) =>
    response.writeHead(302, { location }).end();

const playlist = '#EXTM3U\n#EXTINF:10,\nhttp://127.0.0.1:1/a.ts\n';

const FAILURES: [name: string, status: number, code: string, () => Answer | Buffer][] = [
  ['a playlist', 415, 'not-a-video', () => Buffer.from(playlist)],
  ['an empty file', 415, 'not-a-video', () => Buffer.alloc(0)],
  ['no content', 424, 'unreachable', () => endWith(204)],
  ['zeros', 415, 'not-a-video', () => Buffer.alloc(100_000)],
  ['noise behind the right first bytes', 422, 'damaged', () => noise(video)],
  ['an index without a picture', 422, 'damaged', () => emptied(video)],
  ['an unknown codec', 406, 'unsupported-codec', () => unknownCodec(video)],
  ['days of video', 416, 'too-long', () => daysLong(video)],
  [
    'a part of a file over the limit',
    413,
    'too-large',
    () => promise({ 'content-range': 'bytes 0-262143/20000000001', 'content-length': '262144' }),
  ],
  ['a length over the limit', 413, 'too-large', () => promise({ 'content-length': '600000000' })],
  ['not for us', 424, 'unreachable', () => endWith(403)],
  ['a broken host', 424, 'unreachable', () => endWith(503)],
  [
    'a redirect to itself',
    424,
    'unreachable',
    () => (request, response) => redirectTo(request.url ?? '')(request, response),
  ],
  ['a redirect to a forbidden address', 403, 'url-not-allowed', () => redirectTo('http://10.0.0.1/')],
  ['a redirect to a forbidden port', 403, 'url-not-allowed', () => redirectTo('http://127.0.0.1:22/')],
  ['nothing at all', 424, 'unreachable', () => (request) => request.socket.destroy()],
  [
    'an end before the end',
    424,
    'unreachable',
    () => (_request, response) => {
      response.writeHead(200, { 'content-length': String(video.length) });
      response.write(video.subarray(0, 50_000), () => response.destroy());
    },
  ],
  [
    'another file each time',
    424,
    'unreachable',
    () => (request, response) =>
      serveRange(request, response, video, { headers: { etag: `"${crypto.randomUUID()}"` } }),
  ],
  ['silence', 408, 'too-slow', () => () => undefined],
  ['drops', 408, 'too-slow', () => sendSlowly],
];

describe('a host that answers with', () => {
  it.concurrent.each(FAILURES)('%s is said to be %i %s', async (_, status, code, answer) => {
    expect(await refusal(await analyze(publish(answer()), token, direct))).toMatchObject({ status, code });
  });

  it('an address that nobody has is said to be 424 unreachable', async () => {
    const url = 'http://no-such-host.invalid/video.mp4';
    expect(await refusal(await analyze(url, token))).toMatchObject({ status: 424, code: 'unreachable' });
  });

  it('all of that leaves the function as it was', async () => {
    expect((await analyze(publish(short), token, direct)).status).toBe(200);
  });
});
