import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAnalysisClient } from './analysis-client';

const result = {
  status: 'success',
  videoUrl: 'https://example.com/a.mp4',
  analysis: [{ timestamp: 0, concepts: [{ name: 'test pattern', confidence: 0.98 }] }],
};
const progress = { stage: 'analyzing', percent: 24 };

const line = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
const bytes = (text: string) => new TextEncoder().encode(text);

/** A body that the test writes as it goes. */
function writtenBody(onCancel: () => void = () => undefined) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (its) => {
      controller = its;
    },
    cancel: onCancel,
  });
  return {
    body,
    write: (text: string) => controller?.enqueue(bytes(text)),
    close: () => controller?.close(),
    fail: (error: Error) => controller?.error(error),
  };
}

function analyzeWith(body: BodyInit, type = 'text/event-stream; charset=utf-8') {
  const heard: unknown[] = [];
  const controller = new AbortController();
  const client = createAnalysisClient({
    idToken: () => Promise.resolve('the-token'),
    fetch: (_input, init) => {
      init?.signal?.addEventListener('abort', () => heard.push('hung up'));
      return Promise.resolve(new Response(body, { headers: { 'Content-Type': type } }));
    },
  });
  const outcome = client.analyze({ url: 'https://example.com/a.mp4' }, controller.signal, {
    onProgress: (progress) => heard.push(progress),
    onPart: (part) => heard.push(part),
  });
  return { outcome, heard, controller };
}

describe('analysis client, answered by an event stream', () => {
  it('passes on each event as it arrives, and ends with the result even if the connection stays open', async () => {
    const closed = vi.fn();
    const { body, write } = writtenBody(closed);
    const { outcome, heard } = analyzeWith(body);
    write(`: begins\n\n${line('progress', progress)}`);
    await expect.poll(() => heard).toEqual([progress]);
    write(line('result', result));
    expect(await outcome).toEqual({ ok: true, value: result });
    expect(closed, 'the client closes the connection').toHaveBeenCalledOnce();
  });

  it('passes on parts, and ignores those that do not match the contract', async () => {
    const part = { durationMs: 1000, topics: [{ name: 'soccer', confidence: 0.9, firstMs: 0 }] };
    const invalid = { topics: [{ name: '', confidence: 2 }] };
    const { outcome, heard } = analyzeWith(
      line('part', invalid) + line('part', part) + line('result', result),
    );
    expect(await outcome).toEqual({ ok: true, value: result });
    expect(heard).toEqual([part]);
  });

  it('reads a stream that a proxy has buffered', async () => {
    const all = `: begins\n\n${line('progress', progress)}${line('result', result)}`;
    const { outcome, heard } = analyzeWith(all);
    expect(await outcome).toEqual({ ok: true, value: result });
    expect(heard).toEqual([progress]);
  });

  it('reads a stream that arrives byte by byte, also when a character is split', async () => {
    const named = {
      ...result,
      analysis: [{ timestamp: 0, concepts: [{ name: 'عائشة 🎬', confidence: 1 }] }],
    };
    const { body, write } = writtenBody();
    const { outcome } = analyzeWith(
      body.pipeThrough(
        new TransformStream({
          transform: (chunk: Uint8Array, controller) =>
            chunk.forEach((byte) => controller.enqueue(Uint8Array.of(byte))),
        }),
      ),
      'Text/Event-Stream',
    );
    write(line('result', named));
    expect(await outcome).toEqual({ ok: true, value: named });
  });

  it('still reads an answer in plain JSON', async () => {
    const { outcome } = analyzeWith(JSON.stringify(result), 'application/json');
    expect(await outcome).toEqual({ ok: true, value: result });
  });

  it('reports an error event with its status and the message of the server', async () => {
    const error = { code: 'too-many-requests', message: 'Please wait 8 s.' };
    const { outcome } = analyzeWith(line('error', { status: 429, error, retryAfterS: 8 }));
    expect(await outcome).toEqual({
      ok: false,
      failure: { kind: 'refused', status: 429, error, retryAfterS: 8 },
    });
  });

  it('ignores events with an unknown name or shape', async () => {
    const { outcome, heard } = analyzeWith(
      line('mood', {}) +
        line('progress', { stage: 'dreaming', percent: 3 }) +
        line('entry', result.analysis[0]) +
        'event: progress\ndata: {"sta\n\n' +
        line('result', result),
    );
    expect(await outcome).toEqual({ ok: true, value: result });
    expect(heard).toEqual([]);
  });

  it.each(['result', 'error'])('fails at once on a %s that it cannot read', async (event) => {
    const { body, write } = writtenBody();
    const { outcome } = analyzeWith(body);
    write(line(event, { hello: 1 }));
    expect(await outcome).toEqual({ ok: false, failure: { kind: 'unreadable' } });
  });

  it.each(['', ': begins\n\n', line('progress', progress), line('result', result).slice(0, -1)])(
    'reports a stream that ends without a final event as cut off: %j',
    async (text) => {
      expect(await analyzeWith(text).outcome).toEqual({ ok: false, failure: { kind: 'cut-off' } });
    },
  );

  it('reports the message of a connection that breaks', async () => {
    const { body, write, fail } = writtenBody();
    const { outcome, heard } = analyzeWith(body);
    write(line('progress', progress));
    await expect.poll(() => heard).toHaveLength(1);
    fail(new TypeError('network error'));
    expect(await outcome).toEqual({ ok: false, failure: { kind: 'unreachable', message: 'network error' } });
  });

  it('receives nothing more after a cancellation', async () => {
    const { body, write, fail } = writtenBody();
    const { outcome, heard, controller } = analyzeWith(body);
    write(line('progress', progress));
    await expect.poll(() => heard).toEqual([progress]);
    controller.abort();
    write(line('progress', { ...progress, percent: 50 }));
    fail(new DOMException('Aborted', 'AbortError'));
    await expect(outcome).rejects.toThrow('abort');
    expect(heard).toEqual([progress, 'hung up']);
  });

  describe('while the server sends nothing', () => {
    afterEach(() => {
      vi.useRealTimers();
    });

    it('waits a minute and a half after the last event or heartbeat', async () => {
      vi.useFakeTimers();
      const { body, write } = writtenBody();
      const { outcome, heard } = analyzeWith(body);
      const seen = vi.fn();
      const end = outcome.then(seen);
      await vi.advanceTimersByTimeAsync(89_000);
      write(': goes on\n\n');
      await vi.advanceTimersByTimeAsync(89_999);
      expect(seen).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await end;
      expect(seen).toHaveBeenCalledWith({ ok: false, failure: { kind: 'no-answer' } });
      expect(heard).toEqual(['hung up']);
      expect(vi.getTimerCount()).toBe(0);
    });
  });
});
