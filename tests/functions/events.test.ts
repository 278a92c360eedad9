import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventsOf } from '../../netlify/http/testing/read-events';
import { analysisResponseSchema } from '../../src/contracts/analysis';
import { ANALYSIS_STAGES } from '../../src/contracts/analysis-events';
import { analyze, call, partialCodes, refusal, signUp, SITE } from './function-client';
import { useMediaHost } from './media-host';
import { shortVideo } from './short-video';

const VTT = `WEBVTT

00:02.000 --> 00:05.000
The striker takes the penalty kick. What a goal!

00:05.000 --> 00:08.000
The championship final goes to extra time.

09:00:00.000 --> 09:00:05.000
Preheat the oven and knead the dough.
`;

const { publish } = useMediaHost();
let token: string;

beforeAll(async () => {
  token = await signUp();
});

const ask = (url: string, captionsUrl?: string): Promise<Response> =>
  call({ token, headers: { accept: 'text/event-stream' }, body: JSON.stringify({ url, captionsUrl }) });

describe('the function as a stream', () => {
  it('reports its progress, and last a result in which given captions replace those of the video', async () => {
    const response = await ask(publish(await shortVideo()), publish(VTT));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const events = await eventsOf(response);
    const progress = events.flatMap(({ event, data }) => (event === 'progress' ? [data] : []));
    expect([...new Set(progress.map(({ stage }) => stage))]).toEqual(ANALYSIS_STAGES);
    const percents = progress.map(({ percent }) => percent);
    expect(percents).toEqual([...percents].sort((a, b) => a - b));

    const parts = events.flatMap(({ event, data }) => (event === 'part' ? [data] : []));
    expect(parts.at(0)).toEqual({ durationMs: expect.closeTo(10_000, -2) as number });
    // Of the captions that were given, as in the result.
    expect(parts.find(({ topics }) => topics)).toMatchObject({
      words: { source: 'file' },
      topics: [{ name: 'soccer' }],
    });

    const last = events.at(-1);
    expect(last?.event).toBe('result');
    const result = v.parse(analysisResponseSchema, last?.data);
    expect(partialCodes(result)).toEqual([]);
    const timesOf = (concept: string) =>
      result.analysis.flatMap(({ timestamp, concepts }) =>
        concepts.some(({ name }) => name === concept) ? [timestamp] : [],
      );
    // The captions of the video itself are about cooking.
    expect(timesOf('cooking')).toEqual([]);
    expect(timesOf('soccer')).not.toEqual([]);
    for (const time of timesOf('soccer')) expect(time >= 1000 && time < 9000, `at ${time} ms`).toBe(true);
  });

  it('does not begin for a request that is refused', async () => {
    const refused = await ask('http://127.0.0.1:1/');
    expect(refused.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await refusal(refused)).toMatchObject({ status: 403, code: 'url-not-allowed' });
  });

  it('ends with an error where JSON would be one', async () => {
    const address = `${SITE}/index.html`;
    const { status, ...error } = await refusal(await analyze(address, token));
    const events = await eventsOf(await ask(address));
    expect(events.at(-1)).toEqual({ event: 'error', data: { status, error } });
  });
});
