import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  serveRange,
  startServer,
  type LocalServer,
} from '../../../netlify/analysis/source/testing/local-server';
import { eventsOf } from '../../../netlify/http/testing/read-events';
import { analysisResponseSchema } from '../../../src/contracts/analysis';
import { ANALYSIS_STAGES } from '../../../src/contracts/analysis-events';
import {
  analyze,
  call,
  measuredIn,
  MEDIA_PORT,
  partialCodes,
  refusal,
  signUp,
  SITE,
} from '../../functions/function-client';
import { shortVideo } from '../../functions/short-video';

const VIDEO = `http://127.0.0.1:${MEDIA_PORT}/video.mp4`;

let media: LocalServer;
let token: string;

beforeAll(async () => {
  const video = await shortVideo();
  media = await startServer((request, response) => serveRange(request, response, video), {
    port: MEDIA_PORT,
  });
  token = await signUp();
});

afterAll(() => media.close());

const ask = (url: string): Promise<Response> =>
  call({ token, headers: { accept: 'text/event-stream' }, body: JSON.stringify({ url }) });

describe('the function as a stream', () => {
  it('tells how far it is, and last what plain JSON says', async () => {
    const response = await ask(VIDEO);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const events = await eventsOf(response);
    const plain = v.parse(analysisResponseSchema, await (await analyze(VIDEO, token)).json());
    const last = events.at(-1);
    expect(last?.event).toBe('result');
    const streamed = v.parse(analysisResponseSchema, last?.data);
    expect(measuredIn(streamed)).toEqual(measuredIn(plain));
    expect(partialCodes(streamed)).toEqual(partialCodes(plain));
    const progress = events.flatMap(({ event, data }) => (event === 'progress' ? [data] : []));
    expect([...new Set(progress.map(({ stage }) => stage))]).toEqual(ANALYSIS_STAGES);
    const percents = progress.map(({ percent }) => percent);
    expect(percents).toEqual([...percents].sort((a, b) => a - b));
  });

  it('ends with an error where plain JSON would be one', async () => {
    const address = `${SITE}/index.html`;
    const plain = await refusal(await analyze(address, token));
    const { status, code, message } = plain;
    expect(await eventsOf(await ask(address)).then((events) => events.at(-1))).toEqual({
      event: 'error',
      data: { status, error: { code, message } },
    });
  });
});
