import { afterEach, describe, expect, it, vi } from 'vitest';
import { FirestoreError, type Firestore, type Write } from './firestore';
import { LeaseLostError, RunningAnalysis } from './running-analysis';

const PATH = 'users/ada/analyses/0123456789abcdef';
const NOW = new Date().toISOString();
const REQUEST = { id: '0123456789abcdef', url: 'https://example.com/a.mp4' };

/** A response whose text has about this many characters. */
const responseOf = (length: number) => ({
  status: 'success',
  videoUrl: REQUEST.url,
  analysis: [{ timestamp: 0, concepts: [{ name: 'x'.repeat(length), confidence: 1 }] }],
});

/** A database in memory with conditional writes. `trouble` may fail a commit before or after it is made. */
function memory(
  trouble: (writes: readonly Write[]) => 'refused' | 'answer-lost' | undefined = () => undefined,
) {
  const documents = new Map<string, { data: Record<string, unknown>; updateTime: string }>();
  let clock = 0;

  function make(writes: readonly Write[]): string[] {
    const time = `t${(clock += 1)}`;
    for (const { path, onlyIf = {} } of writes) {
      const stored = documents.get(path);
      if ('exists' in onlyIf && onlyIf.exists !== (stored !== undefined))
        throw new FirestoreError('ALREADY_EXISTS', '');
      if ('updateTime' in onlyIf && onlyIf.updateTime !== stored?.updateTime)
        throw new FirestoreError('FAILED_PRECONDITION', '');
    }
    for (const { path, fields, timestamps = [] } of writes) {
      const times = Object.fromEntries(timestamps.map((name) => [name, new Date().toISOString()]));
      const data = { ...documents.get(path)?.data, ...fields, ...times };
      documents.set(path, {
        data: JSON.parse(JSON.stringify(data)) as Record<string, unknown>,
        updateTime: time,
      });
    }
    return writes.map(() => time);
  }

  const store: Firestore = {
    read: (path) => Promise.resolve(documents.get(path) ?? null),
    commit: (writes) => {
      const kind = trouble(writes);
      if (kind === 'refused') return Promise.reject(new FirestoreError('UNAVAILABLE', ''));
      return Promise.resolve().then(() => {
        const times = make(writes);
        // The client repeats the request and learns that the document has been changed: by its own first request.
        return kind === 'answer-lost' ? make(writes) : times;
      });
    },
  };
  return {
    store,
    recordOf: () => documents.get(PATH)?.data,
    change: (fields: Write['fields']) => make([{ path: PATH, fields }]),
    remove: () => void documents.delete(PATH),
  };
}

async function claimed(store: Firestore): Promise<RunningAnalysis> {
  const running = await RunningAnalysis.claim(store, 'ada', REQUEST, () => Promise.resolve());
  if (!running) throw new Error('not claimed');
  return running;
}

afterEach(() => {
  vi.useRealTimers();
});

describe('an analysis', () => {
  it('is claimed by another worker when its own has not written for the length of the lease', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
    const { store, recordOf } = memory();
    await (await claimed(store)).report(0.5);
    const entered = vi.fn(() => Promise.resolve());
    vi.setSystemTime(1_080_000);
    expect(await RunningAnalysis.claim(store, 'ada', REQUEST, entered)).toBeNull();
    expect(entered).not.toHaveBeenCalled();
    vi.setSystemTime(1_091_000);
    expect(await RunningAnalysis.claim(store, 'ada', REQUEST, entered)).not.toBeNull();
    expect(recordOf()).toMatchObject({ state: 'running', attempt: 2, progress: 0 });
  });

  it('that its client has queued is neither started nor created again once it is deleted', async () => {
    const { store, recordOf } = memory();
    const entered = vi.fn(() => Promise.resolve());
    const queued = { ...REQUEST, isQueued: true } as const;
    expect(await RunningAnalysis.claim(store, 'ada', queued, entered)).toBeNull();
    expect(entered).not.toHaveBeenCalled();
    expect(recordOf()).toBeUndefined();
  });

  it('that is deleted while it is being claimed is not created again', async () => {
    const { store, change, remove, recordOf } = memory();
    change({ ...REQUEST, state: 'queued', attempt: 1, progress: 0, createdAt: NOW, updatedAt: NOW });
    const entered = () => {
      remove();
      return Promise.resolve();
    };
    expect(await RunningAnalysis.claim(store, 'ada', REQUEST, entered)).toBeNull();
    expect(recordOf()).toBeUndefined();
  });

  it('that was deleted and created again with the same ID does not get the result of the first one', async () => {
    const { store, change, recordOf } = memory();
    const running = await claimed(store);
    change({ url: 'https://example.com/b.mp4', progress: 0 });
    await expect(running.finish(responseOf(1))).rejects.toThrow(LeaseLostError);
    expect(recordOf()).toMatchObject({ state: 'running', progress: 0 });
  });

  it('has stored the topics of most of the video, the longest first', async () => {
    const { store, recordOf } = memory();
    const running = await claimed(store);
    const topic = (name: string) => ({ name, confidence: 0.9, kind: 'topic' as const });
    await running.finish({
      ...responseOf(1),
      durationMs: 10_000,
      analysis: [
        { timestamp: 0, concepts: [topic('pets'), topic('travel')] },
        { timestamp: 1000, concepts: [topic('travel'), { ...topic('speech'), kind: 'sound' }] },
        { timestamp: 3000, concepts: [topic('law'), topic('cooking')] },
        { timestamp: 4000, concepts: [topic('cooking')] },
      ],
    });
    expect(recordOf()).toMatchObject({ topics: 'cooking; travel; pets' });
  });

  it('assigns no time to the last entry if the length of the video is unknown', async () => {
    const { store, recordOf } = memory();
    const running = await claimed(store);
    const topic = (name: string) => ({ name, confidence: 0.9, kind: 'topic' as const });
    await running.finish({
      ...responseOf(1),
      durationMs: undefined,
      analysis: [
        { timestamp: 0, concepts: [topic('travel')] },
        { timestamp: 8000, concepts: [topic('pets')] },
        { timestamp: 9000, concepts: [topic('travel')] },
      ],
    });
    expect(recordOf()).toMatchObject({ topics: 'travel; pets' });
  });

  it.each([
    ['video', { url: 'https://example.com/b.mp4' }],
    ['captions', { captionsUrl: 'https://example.com/b.vtt' }],
    ['no captions', { captionsUrl: undefined }],
  ])('that is stored with another URL (%s) is not claimed', async (_, other) => {
    const { store, change, recordOf } = memory();
    const request = { ...REQUEST, captionsUrl: 'https://example.com/a.vtt' };
    await RunningAnalysis.claim(store, 'ada', request, () => Promise.resolve());
    change({ state: 'queued' });
    const entered = vi.fn(() => Promise.resolve());
    const claim = RunningAnalysis.claim(store, 'ada', { ...request, ...other }, entered);
    await expect(claim).rejects.toThrow(LeaseLostError);
    expect(entered).not.toHaveBeenCalled();
    expect(recordOf()).toMatchObject({ state: 'queued' });
    expect(await RunningAnalysis.claim(store, 'ada', request, entered)).not.toBeNull();
  });

  it.each([
    ['a new one', undefined],
    ['one that an older page has started', {}],
    ['one that is started with others', { language: 'fr', captionTrack: 'track-9', transcribe: false }],
  ])('keeps where its words come from: %s', async (_, started) => {
    const { store, change, recordOf } = memory();
    const words = { language: 'de', captionTrack: 'track-2', transcribe: true };
    const record = { ...REQUEST, ...words, createdAt: NOW, updatedAt: NOW };
    if (started) change({ ...record, state: 'queued', attempt: 1, progress: 0 });
    const request = { ...REQUEST, ...(started ?? words) };
    const running = await RunningAnalysis.claim(store, 'ada', request, () => Promise.resolve());
    expect(running?.words).toEqual(words);
    expect(recordOf()).toMatchObject({ state: 'running', ...words });
  });

  it('with a large result that cannot be stored fails with a reason', async () => {
    const { store, recordOf } = memory((writes) =>
      writes.length === 1 && writes[0]?.path.includes('/parts/') ? 'refused' : undefined,
    );
    const running = await claimed(store);
    await running.keep(0.5, responseOf(10));
    await expect(running.finish(responseOf(7_000_000))).rejects.toThrow(FirestoreError);
    await running.fail('internal', 'no');
    expect(recordOf()).toMatchObject({ state: 'failed', error: { code: 'internal' } });
    expect(recordOf()).not.toHaveProperty('parts');
  });

  it('has no number of parts while a large result is written over an interim one', async () => {
    const indexes: unknown[] = [];
    const { store, recordOf } = memory((writes) => {
      if (writes.length === 1 && writes[0]?.path.includes('/parts/')) indexes.push(recordOf()?.parts);
      return undefined;
    });
    const running = await claimed(store);
    await running.keep(0.5, responseOf(10));
    expect(recordOf()).toMatchObject({ parts: 1 });
    await running.finish(responseOf(7_000_000));
    expect(indexes).toEqual(Array.from({ length: 8 }, () => undefined));
    expect(recordOf()).toMatchObject({ state: 'done', parts: 8 });
  });

  it('has its progress alone stored when an interim result is too large for a single write', async () => {
    const { store, recordOf } = memory();
    const running = await claimed(store);
    const commit = vi.spyOn(store, 'commit');
    await running.keep(0.5, responseOf(7_000_000));
    expect(recordOf()).toMatchObject({ state: 'running', progress: 0.5 });
    expect(recordOf()).not.toHaveProperty('parts');
    expect(commit.mock.calls.map(([writes]) => writes.length)).toEqual([1]);
  });

  it.each([
    ['still belongs to this worker', {}, FirestoreError],
    ['belongs to another one', { attempt: 2 }, LeaseLostError],
  ])('that %s reports the right error when the rules refuse a write', async (_, change, kind) => {
    const { store, change: write } = memory();
    const running = await claimed(store);
    if ('attempt' in change) write(change);
    const commit = vi.spyOn(store, 'commit');
    commit.mockImplementation(() => Promise.reject(new FirestoreError('PERMISSION_DENIED', '')));
    await expect(running.finish(responseOf(10))).rejects.toThrow(kind);
    expect(commit).toHaveBeenCalledTimes(1);
  });

  it('takes a place once, also when its claim is repeated', async () => {
    const { store, recordOf } = memory();
    const commit = vi.spyOn(store, 'commit');
    commit.mockImplementationOnce(() => Promise.reject(new FirestoreError('ABORTED', '')));
    const enter = vi.fn(() => Promise.resolve());
    expect(await RunningAnalysis.claim(store, 'ada', REQUEST, enter)).not.toBeNull();
    expect(enter).toHaveBeenCalledTimes(1);
    expect(recordOf()).toMatchObject({ state: 'running', attempt: 1 });
  });

  it('for which there is no place fails with that reason, also when another client has created it', async () => {
    const { store } = memory();
    const commit = vi.spyOn(store, 'commit');
    commit.mockImplementation(() => Promise.reject(new FirestoreError('ALREADY_EXISTS', '')));
    const enter = () => Promise.reject(new Error('no place'));
    await expect(RunningAnalysis.claim(store, 'ada', REQUEST, enter)).rejects.toThrow('no place');
    expect(commit).toHaveBeenCalledTimes(1);
  });

  it('that is interrupted can be ended by two workers at the same time', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
    const { store, recordOf } = memory();
    await (await claimed(store)).keep(0.5, responseOf(10));
    vi.setSystemTime(1_100_000);
    const end = () => RunningAnalysis.endInterrupted(store, 'ada', REQUEST.id);
    expect(await Promise.all([end(), end()])).toEqual([true, true]);
    expect(recordOf()).toMatchObject({ state: 'partial', parts: 1 });
  });

  it('continues when the answer to a write is lost', async () => {
    let losing = 0;
    const { store, recordOf } = memory(() => ((losing -= 1) === 0 ? 'answer-lost' : undefined));
    const running = await claimed(store);
    losing = 1;
    await running.report(0.5);
    await running.report(0.6);
    expect(recordOf()).toMatchObject({ state: 'running', progress: 0.6 });
    losing = 1;
    await running.finish(responseOf(10));
    expect(recordOf()).toMatchObject({ state: 'done', parts: 1 });
  });

  it.each([{ state: 'cancelled' }, { state: 'running', attempt: 2 }])(
    'is lost to its worker after the change %j',
    async (change) => {
      const { store, change: write } = memory();
      const running = await claimed(store);
      write(change);
      await expect(running.report(0.5)).rejects.toThrow(LeaseLostError);
      await expect(running.finish(responseOf(10))).rejects.toThrow(LeaseLostError);
    },
  );
});
