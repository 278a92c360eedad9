import { describe, expect, it } from 'vitest';
import type { CaptionFile } from '../analysis/provider';
import { parseAllowedHosts } from '../analysis/source/allowed-hosts';
import type { CaptionSourceOptions } from '../analysis/source/caption-source';
import { startServer } from '../analysis/source/testing/local-server';
import { errorOf, post, providerOf, RESULT, setUp } from './testing/handler-set-up';

const ask = (captionsUrl: string): Request =>
  post(JSON.stringify({ url: 'https://example.com/a.mp4', captionsUrl }));

describe('the captions URL of a request', () => {
  it('is read when the provider uses captions, and only then', async () => {
    const host = await startServer((_, response) =>
      response.end('1\n00:00:01,000 --> 00:00:02,000\nHello\n'),
    );
    const environment = {
      allowHosts: parseAllowedHosts(host.host),
      maxVideoBytes: 10,
      maxVideoMs: 1,
      deadlineMs: 5_000,
    };
    const read: (CaptionFile | undefined)[] = [];
    let before = -1;
    const provider = providerOf(async ({ readCaptions }) => {
      before = host.connections();
      read.push(await readCaptions?.());
      return RESULT;
    });
    const { handle } = setUp({ provider, environment });
    expect((await handle(ask(`${host.url}a.srt`))).status).toBe(200);
    expect(read).toMatchObject([{ cues: [{ startMs: 1000, endMs: 2000, text: 'Hello' }] }]);
    expect(before).toBe(0);
    await host.close();
  });

  it('is read no longer than the analysis lasts', async () => {
    const signals: AbortSignal[] = [];
    const provider = providerOf(({ readCaptions }) => {
      void readCaptions?.().catch(() => undefined);
      return new Promise<never>(() => undefined);
    });
    async function* openCaptions(_: string, { signal }: CaptionSourceOptions): AsyncGenerator<Uint8Array> {
      signals.push(signal);
      await new Promise(() => undefined);
      yield new Uint8Array(0);
    }
    const { handle } = setUp({ provider, openCaptions }, 20);
    expect((await handle(ask('https://example.com/a.srt'))).status).toBe(408);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('may not be an internal address, and then no analysis begins', async () => {
    let called = 0;
    const provider = providerOf(() => {
      called += 1;
      return Promise.resolve(RESULT);
    });
    for (const url of ['http://127.0.0.1/a.srt', 'http://10.0.0.1/', 'file:///etc/passwd', 'a.srt']) {
      const { status, code, message } = await errorOf(await setUp({ provider }).handle(ask(url)));
      expect({ status, code }).toEqual({ status: 403, code: 'captions-not-allowed' });
      expect(message).toContain('URL of the captions');
    }
    expect(called).toBe(0);
  });
});
