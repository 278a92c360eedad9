import { beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { analysisResponseSchema, type AnalysisResponse } from '../../src/contracts/analysis';
import { soundOnly } from './bent-media';
import { analyze, openFunction, partialCodes, refusal, signUp } from './function-client';
import { useMediaHost, type Answer } from './media-host';
import { shortVideo } from './short-video';

const { publish } = useMediaHost();
let token: string;
/** Calls the function in this process. */
let direct: Awaited<ReturnType<typeof openFunction>>;
let short: Buffer;

beforeAll(async () => {
  token = await signUp();
  direct = await openFunction();
  short = await shortVideo();
});

async function analysisOf(url: string): Promise<AnalysisResponse> {
  const response = await analyze(url, token);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  return v.parse(analysisResponseSchema, await response.json());
}

describe('a video', () => {
  // @spec-3.analysis-result.1 @spec-7.11b
  it('is answered with status, video URL, and entries of timestamp and concepts', async () => {
    const url = publish(short);
    const result = await analysisOf(url);
    expect(result).toMatchObject({ status: 'success', videoUrl: url, provider: 'embedded' });
    const times = result.analysis.map(({ timestamp }) => timestamp);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times.at(-1)).toBeLessThanOrEqual(result.durationMs ?? 0);
    expect(times.every(Number.isInteger)).toBe(true);
    for (const { confidence } of result.analysis.flatMap(({ concepts }) => concepts)) {
      expect(confidence).toBeGreaterThan(0);
      expect(confidence).toBeLessThanOrEqual(1);
    }
    const names = new Set(result.analysis.flatMap(({ concepts }) => concepts.map(({ name }) => name)));
    for (const name of ['scene cut', 'tone', 'cooking']) expect(names).toContain(name);
    expect(partialCodes(result)).toEqual([]);
  });
});

const endWith =
  (status: number): Answer =>
  (_request, response) =>
    response.writeHead(status).end('no');

const redirectTo =
  (location: string): Answer =>
  (_request, response) =>
    response.writeHead(302, { location }).end();

/** One from each part of an analysis. `tests/deep/functions/analyze.test.ts` has the others. */
const FAILURES: [name: string, status: number, code: string, () => Answer | Buffer][] = [
  ['a web page', 415, 'not-a-video', () => Buffer.from('<!doctype html><html><body></body></html>')],
  ['sound only', 417, 'no-picture', () => soundOnly(short)],
  ['not found', 424, 'unreachable', () => endWith(404)],
  ['a redirect to a forbidden address', 403, 'url-not-allowed', () => redirectTo('http://10.0.0.1/')],
];

describe('a host that answers with', () => {
  it.each(FAILURES)('%s is reported as %i %s', async (_, status, code, answer) => {
    expect(await refusal(await analyze(publish(answer()), token, direct))).toMatchObject({ status, code });
  });
});
