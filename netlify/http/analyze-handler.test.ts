import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { analysisResponseSchema } from '@/contracts/analysis';
import { AnalysisFailure, type AnalysisErrorCode } from '../analysis/errors';
import { parseAllowedHosts } from '../analysis/source/allowed-hosts';
import { openHttpSource, type HttpSource } from '../analysis/source/http-source';
import { startServer } from '../analysis/source/testing/local-server';
import type { VerifyToken } from './id-token';
import { call, errorOf, providerOf, RESULT, setUp } from './testing/handler-set-up';

describe('a good request', () => {
  it('has an answer as the contract describes it', async () => {
    const { handle, entries } = setUp();
    const response = await handle(call(' https://example.com/a.mp4?token=secret '));
    expect(response.status).toBe(200);
    expect(v.parse(analysisResponseSchema, await response.json())).toEqual({
      status: 'success',
      videoUrl: 'https://example.com/a.mp4?token=secret',
      analysis: RESULT.entries,
      provider: 'test',
      durationMs: 1_000,
      intervalMs: 500,
    });
    expect(entries).toMatchObject([{ outcome: 'done', host: 'example.com' }]);
    expect(JSON.stringify(entries)).not.toContain('secret');
  });

  it('is analyzed at the URL that the guard has checked', async () => {
    const asked: unknown[] = [];
    const provider = providerOf(({ url, isPublic }) => {
      asked.push({ url, isPublic });
      return Promise.resolve(RESULT);
    });
    const environment = {
      allowHosts: parseAllowedHosts('127.0.0.1:4000'),
      maxVideoBytes: 10,
      maxVideoMs: 1,
      deadlineMs: 5_000,
    };
    const { handle } = setUp({ provider, environment });
    await handle(call('HTTPS://EXAMPLE.com.:443/a b.mp4?x=1#start'));
    await handle(call('http://127.1:4000/a.mp4'));
    expect(asked).toEqual([
      { url: 'https://example.com/a%20b.mp4?x=1', isPublic: true },
      { url: 'http://127.0.0.1:4000/a.mp4', isPublic: false },
    ]);
  });

  it('is analyzed within the limits of size and memory that the environment sets', async () => {
    const given: unknown[] = [];
    const openSource: typeof openHttpSource = (_url, { maxBytes }) => {
      given.push({ maxBytes });
      return Promise.reject(new AnalysisFailure('unreachable', 'No.'));
    };
    const provider = providerOf(async (request) => {
      given.push({ memoryMb: request.limits.memoryMb });
      await request.openSource().catch(() => undefined);
      return RESULT;
    });
    const environment = {
      allowHosts: parseAllowedHosts(''),
      maxVideoBytes: 1_234,
      maxVideoMs: 1,
      deadlineMs: 5_000,
      childMemoryMb: 262,
    };
    await setUp({ provider, openSource, environment }).handle(call('https://example.com/'));
    expect(given).toEqual([{ memoryMb: 262 }, { maxBytes: 1_234 }]);
  });

  it('has a partial result with the codes of what is missing', async () => {
    const partial = [{ code: 'captions-cut', values: {} }] as const;
    const { handle } = setUp({ provider: providerOf(() => Promise.resolve({ ...RESULT, partial })) });
    expect(await (await handle(call('https://example.com/'))).json()).toMatchObject({ partial });
  });

  // @row-32
  it('has its own headers, as an error has', async () => {
    const { handle } = setUp();
    for (const request of [call('https://example.com/'), call('x')]) {
      const { headers } = await handle(request);
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

describe('an analysis that fails', () => {
  const STATUSES: Record<AnalysisErrorCode, number> = {
    'url-not-allowed': 403,
    unreachable: 424,
    'too-slow': 408,
    'not-a-video': 415,
    'unsupported-codec': 406,
    damaged: 422,
    'too-large': 413,
    'too-long': 416,
    'no-picture': 417,
    'captions-not-allowed': 403,
    'captions-unreachable': 424,
    'captions-too-slow': 408,
    'captions-too-large': 413,
    'captions-unreadable': 415,
    'provider-busy': 429,
    'provider-failed': 502,
    'provider-unavailable': 503,
    'decoder-crashed': 507,
    internal: 500,
  };

  it.each(Object.entries(STATUSES) as [AnalysisErrorCode, number][])(
    'with the code %s is answered with %i',
    async (code, status) => {
      const provider = providerOf(() => Promise.reject(new AnalysisFailure(code, `about ${code}`)));
      const response = await setUp({ provider }).handle(call('https://example.com/'));
      const { message, ...rest } = await errorOf(response);
      expect(rest).toEqual({ status, code });
      expect(message === `about ${code}`).toBe(code !== 'internal');
    },
  );

  it('has a Retry-After header when the provider gives one', async () => {
    const busy = new AnalysisFailure('provider-busy', 'Please wait.', { retryAfterS: 42 });
    const { handle, entries } = setUp({ provider: providerOf(() => Promise.reject(busy)) });
    const response = await handle(call('https://example.com/'));
    expect(response.headers.get('retry-after')).toBe('42');
    expect(entries).toMatchObject([{ outcome: 'provider-busy' }]);
  });

  it('is logged with the error of a hosted provider, which the answer does not contain', async () => {
    const error = new AnalysisFailure('provider-failed', 'Sorry.', {
      cause: new Error('HTTP 200, status 10020'),
    });
    const { handle, entries } = setUp({ provider: providerOf(() => Promise.reject(error)) });
    const response = await handle(call('https://example.com/'));
    expect(await response.clone().text()).not.toContain('10020');
    expect(await errorOf(response)).toEqual({ status: 502, code: 'provider-failed', message: 'Sorry.' });
    expect(entries).toMatchObject([{ outcome: 'provider-failed', error }]);
  });

  it('has a separate status for each kind of failure', () => {
    const statuses = Object.entries(STATUSES).flatMap(([code, status]) =>
      code.startsWith('captions-') ? [] : [status],
    );
    expect(new Set(statuses).size).toBe(statuses.length);
  });

  it.each(['not-allowed', 'unreachable', 'too-slow', 'too-large'] as const)(
    'has the same status for captions and for a video: %s',
    (end) => {
      const video = end === 'not-allowed' ? 'url-not-allowed' : end;
      expect(STATUSES[`captions-${end}`]).toBe(STATUSES[video]);
    },
  );

  it('has no details of an unexpected error in its answer', async () => {
    const error = new Error('connect ECONNREFUSED 10.1.2.3:5432 at /var/task/secret.js');
    const { handle, entries } = setUp({ provider: providerOf(() => Promise.reject(error)) });
    const response = await handle(call('https://example.com/'));
    expect(await response.clone().text()).not.toMatch(/10\.1\.2\.3|secret|ECONN|task/);
    expect(await errorOf(response)).toMatchObject({ status: 500, code: 'internal' });
    expect(entries).toMatchObject([{ outcome: 'internal', error }]);
  });

  it('has no result that violates the contract', async () => {
    const broken = { ...RESULT, entries: [{ timestamp: -1, concepts: [{ name: '', confidence: 7 }] }] };
    const { handle } = setUp({ provider: providerOf(() => Promise.resolve(broken)) });
    expect(await errorOf(await handle(call('https://example.com/')))).toMatchObject({
      status: 500,
      code: 'internal',
    });
  });
});

describe('the deadline', () => {
  it('ends the analysis, even when the provider ignores the signal', async () => {
    const provider = providerOf(() => new Promise<never>(() => undefined));
    const response = await setUp({ provider }, 20).handle(call('https://example.com/'));
    expect(await errorOf(response)).toMatchObject({ status: 408, code: 'too-slow' });
  });

  it('of a provider is 2 s before that of the answer', async () => {
    const deadlines: number[] = [];
    const provider = providerOf(({ limits }) => {
      deadlines.push(limits.deadlineMs);
      return Promise.resolve(RESULT);
    });
    await setUp({ provider }, 25_000).handle(call('https://example.com/'));
    expect(deadlines).toEqual([23_000]);
  });

  it.each([
    [119_000, { segmentsMs: undefined, retryMs: undefined }],
    [120_000, { segmentsMs: 12_000, retryMs: 60_000 }],
    [600_000, { segmentsMs: 60_000, retryMs: 60_000 }],
  ])('of %i ms sets how long a host is waited for: %o', async (deadlineMs, expected) => {
    const given: unknown[] = [];
    const openSource: typeof openHttpSource = (_url, { segmentsMs, retryMs }) => {
      given.push({ segmentsMs, retryMs });
      return Promise.reject(new AnalysisFailure('unreachable', 'No.'));
    };
    const provider = providerOf(async (request) => {
      await request.openSource();
      return RESULT;
    });
    await setUp({ provider, openSource }, deadlineMs).handle(call('https://example.com/'));
    expect(given).toEqual([expected]);
  });

  it('closes a source that is opened after it, before the provider can read from it', async () => {
    let open = (): void => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    let isClosed = false;
    const source = { bytesRead: 0, close: () => Promise.resolve(void (isClosed = true)) };
    const openSource = () => opened.then(() => source as unknown as HttpSource);
    let reading: Promise<unknown> = Promise.resolve();
    const provider = providerOf((request) => {
      reading = request.openSource();
      return new Promise<never>(() => undefined);
    });
    const response = await setUp({ provider, openSource }, 20).handle(call('https://example.com/'));
    expect(response.status).toBe(408);
    open();
    await expect(reading).rejects.toThrow();
    expect(isClosed).toBe(true);
  });

  it('the signal of the provider is aborted when the caller leaves', async () => {
    const caller = new AbortController();
    let reason: unknown;
    const provider = providerOf(({ signal }) => {
      signal.addEventListener('abort', () => {
        reason = signal.reason;
      });
      caller.abort(new Error('left'));
      return new Promise<never>(() => undefined);
    });
    const { handle, entries } = setUp({ provider });
    await handle(call('https://example.com/', caller.signal));
    expect(reason).toMatchObject({ message: 'left' });
    expect(entries).toMatchObject([{ outcome: 'cancelled' }]);
  });

  it('no analysis begins when the caller left during the checks', async () => {
    const caller = new AbortController();
    const begun: boolean[] = [];
    const provider = providerOf(({ signal }) => {
      begun.push(!signal.aborted);
      return new Promise<never>(() => undefined);
    });
    const verifyToken: VerifyToken = () => {
      caller.abort(new Error('left'));
      return Promise.resolve({ uid: 'u', expiresAt: Date.now() + 3_600_000, isEmailVerified: false });
    };
    const { handle, entries } = setUp({ provider, verifyToken });
    await handle(call('https://example.com/', caller.signal));
    expect(begun).not.toContain(true);
    expect(entries).toMatchObject([{ outcome: 'cancelled' }]);
  });

  it('the sources that were opened are closed at the end', async () => {
    const video = await startServer((_request, response) => response.end('bytes'));
    const provider = providerOf(async ({ openSource }) => {
      const source = await openSource();
      expect(Buffer.from(await source.read(0, 10)).toString()).toBe('bytes');
      return RESULT;
    });
    let closed = 0;
    const openSource: typeof openHttpSource = async (url, options) => {
      const source = await openHttpSource(url, options);
      const close = source.close.bind(source);
      return Object.assign(source, { close: () => close().finally(() => (closed += 1)) });
    };
    const environment = {
      allowHosts: parseAllowedHosts(video.host),
      maxVideoBytes: 10,
      maxVideoMs: 1,
      deadlineMs: 5_000,
    };
    const { handle } = setUp({ provider, openSource, environment });
    expect((await handle(call(video.url))).status).toBe(200);
    expect(closed).toBe(1);
    await video.close();
  });
});
