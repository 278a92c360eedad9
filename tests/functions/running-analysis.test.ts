import { FirebaseError } from 'firebase/app';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { LeaseLostError } from '../../netlify/background/analysis-record';
import { RunningAnalysis } from '../../netlify/background/running-analysis';
import type { BackgroundRequest } from '../../src/contracts/analyses';
import { longText } from '../firebase/long-text';
import { age, change, pathOf, person, recordOf, remove, VIDEO, type Person } from './background-client';

const enter = () => Promise.resolve();

/** A response whose text has about this many characters. */
const responseOf = (length: number) => ({
  status: 'success',
  videoUrl: VIDEO,
  analysis: [{ timestamp: 0, concepts: [{ name: longText(length), confidence: 1 }] }],
});

let ada: Person;
beforeAll(async () => {
  ada = await person();
});

let id: string;
function request(fields: Partial<BackgroundRequest> = {}): BackgroundRequest {
  id = crypto.randomUUID();
  return { id, url: VIDEO, ...fields };
}

const claim = (asked: BackgroundRequest, entering = enter) =>
  RunningAnalysis.claim(ada.firestore, ada.uid, asked, entering);

async function claimed(asked = request()): Promise<RunningAnalysis> {
  const running = await claim(asked);
  if (!running) throw new Error('not claimed');
  return running;
}

const stored = () => recordOf(ada, id);

/** Changes how writes are answered: `answer` gets the body of each, and makes the request itself. */
function onWrite(answer: (body: string, send: () => Promise<Response>) => Promise<Response>) {
  const { fetch } = globalThis;
  return vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const send = () => fetch(input, init);
    const isWrite = typeof input === 'string' && input.includes('/documents:commit');
    return isWrite && typeof init?.body === 'string' ? answer(init.body, send) : send();
  });
}
const refused = () => Promise.resolve(Response.json({ error: { message: 'no' } }, { status: 403 }));
const isPartAlone = (body: string) => !body.includes('updatedAt');

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a claim', () => {
  it('neither starts nor creates an analysis that its client has queued and then deleted', async () => {
    const entered = vi.fn(enter);
    expect(await claim(request({ isQueued: true }), entered)).toBeNull();
    expect(entered).not.toHaveBeenCalled();
    expect(await stored()).toBeNull();
  });

  it('does not create an analysis again that is deleted in the meantime', async () => {
    const asked = request();
    await expect(claim(asked, () => Promise.reject(new Error('no place')))).rejects.toThrow('no place');
    expect(await stored()).toMatchObject({ state: 'queued' });
    expect(await claim(asked, () => remove(ada, pathOf(ada, id)))).toBeNull();
    expect(await stored()).toBeNull();
  });

  it('for which there is no place fails with that reason, also when another client has created it', async () => {
    const asked = request();
    const late = async () => {
      await claimed(asked);
      throw new Error('no place');
    };
    await expect(claim(asked, late)).rejects.toThrow('no place');
    expect(await stored()).toMatchObject({ state: 'running' });
  });

  it.each([
    ['video', { url: 'https://example.com/b.mp4' }],
    ['captions', { captionsUrl: 'https://example.com/b.vtt' }],
    ['no captions', { captionsUrl: undefined }],
  ])('is refused for an analysis that is stored with another URL (%s)', async (_, other) => {
    const asked = request({ captionsUrl: 'https://example.com/a.vtt' });
    await expect(claim(asked, () => Promise.reject(new Error('no place')))).rejects.toThrow('no place');
    const entered = vi.fn(enter);
    await expect(claim({ ...asked, ...other }, entered)).rejects.toThrow(LeaseLostError);
    expect(entered).not.toHaveBeenCalled();
    expect(await stored()).toMatchObject({ state: 'queued' });
    expect(await claim(asked, entered)).not.toBeNull();
  });

  it.each([
    ['a new one', false, {}],
    [
      'one that an older page has started',
      true,
      { language: undefined, captionTrack: undefined, transcribe: undefined },
    ],
    ['one that is started with others', true, { language: 'fr', captionTrack: 'track-9', transcribe: false }],
  ])('keeps where the words of an analysis come from: %s', async (_, isQueued, started) => {
    const words = { language: 'de', captionTrack: 'track-2', transcribe: true };
    const asked = request(words);
    if (isQueued) await claim(asked, () => Promise.reject(new Error('no place'))).catch(() => undefined);
    expect((await claim({ ...asked, ...started }))?.words).toEqual(words);
    expect(await stored()).toMatchObject({ state: 'running', ...words });
  });

  it('of two workers that end an interrupted analysis, one does', async () => {
    await (await claimed()).keep(0.5, responseOf(12));
    await age(ada, id, 91_000);
    const end = () => RunningAnalysis.endInterrupted(ada.firestore, ada.uid, id);
    expect((await Promise.all([end(), end()])).toSorted()).toEqual([false, true]);
    expect(await stored()).toMatchObject({ state: 'partial', parts: 1 });
  });
});

describe('a running analysis', () => {
  const topic = (name: string) => ({ name, confidence: 0.9, kind: 'topic' as const });
  it.each([
    [10_000, 'cooking; travel; pets'],
    // The last entry counts nothing if the length of the video is unknown.
    [undefined, 'travel; pets; law'],
  ])('has stored the topics of most of a video of %j ms, the longest first', async (durationMs, topics) => {
    await (
      await claimed()
    ).finish({
      ...responseOf(4),
      durationMs,
      analysis: [
        { timestamp: 0, concepts: [topic('pets'), topic('travel')] },
        { timestamp: 1000, concepts: [topic('travel'), { ...topic('speech'), kind: 'sound' }] },
        { timestamp: 3000, concepts: [topic('law')] },
        { timestamp: 3500, concepts: [topic('cooking')] },
      ],
    });
    expect(await stored()).toMatchObject({ topics });
  });

  it('that was deleted and created again with the same ID does not get the result of the first one', async () => {
    const asked = request();
    const running = await claimed(asked);
    await remove(ada, pathOf(ada, id));
    await claimed({ ...asked, url: 'https://example.com/b.mp4' });
    await expect(running.finish(responseOf(4))).rejects.toThrow(LeaseLostError);
    expect(await stored()).toMatchObject({ state: 'running', progress: 0 });
  });

  it.each([{ state: 'cancelled' }, { state: 'queued', attempt: 2, progress: 0 }])(
    'is lost to its worker after the change %j',
    async (fields) => {
      const running = await claimed();
      await change(ada, id, { state: 'cancelled' });
      await change(ada, id, fields).catch(() => undefined);
      await expect(running.report(0.5)).rejects.toThrow(LeaseLostError);
      await expect(running.finish(responseOf(12))).rejects.toThrow(LeaseLostError);
      expect(await stored()).toMatchObject(fields);
    },
  );

  it('that is still its own reports a refusal by the rules as what it is, without repeating the write', async () => {
    const running = await claimed();
    const writes = vi.fn(refused);
    onWrite(writes);
    await expect(running.finish(responseOf(12))).rejects.toThrow(FirebaseError);
    expect(writes).toHaveBeenCalledOnce();
  });

  it('continues when the answer to a write is lost', async () => {
    const running = await claimed();
    const lost = new Set<string>();
    onWrite(async (body, send) => {
      const response = await send();
      if (lost.has(body)) return response;
      lost.add(body);
      throw new TypeError('the answer is lost');
    });
    await running.report(0.5);
    await running.finish(responseOf(12));
    expect(lost.size).toBe(2);
    expect(await stored()).toMatchObject({ state: 'done', parts: 1 });
  });

  it('with a large result that cannot be stored fails with a reason', async () => {
    const running = await claimed();
    await running.keep(0.5, responseOf(12));
    onWrite((body, send) => (isPartAlone(body) ? refused() : send()));
    await expect(running.finish(responseOf(7_000_000))).rejects.toThrow(FirebaseError);
    await running.fail('internal', 'no');
    expect(await stored()).toMatchObject({ state: 'failed', error: { code: 'internal' } });
    expect(await stored()).not.toHaveProperty('parts');
  });

  it('has no number of parts while a large result is written over an interim one', async () => {
    const seen: unknown[] = [];
    const running = await claimed();
    await running.keep(0.5, { ...responseOf(12), coverage: 0.4 });
    expect(await stored()).toMatchObject({ parts: 1, coverage: 0.4 });
    onWrite(async (body, send) => {
      if (isPartAlone(body)) seen.push((await stored())?.parts);
      return send();
    });
    await running.finish(responseOf(7_000_000));
    expect(seen).toEqual(Array.from({ length: 8 }, () => undefined));
    expect(await stored()).toMatchObject({ state: 'done', parts: 8 });
    expect(await stored()).not.toHaveProperty('coverage');
  });

  it('has its progress alone stored when an interim result is too large for a single write', async () => {
    const running = await claimed();
    await running.keep(0.5, responseOf(7_000_000));
    expect(await stored()).toMatchObject({ state: 'running', progress: 0.5 });
    expect(await stored()).not.toHaveProperty('parts');
  });
});
