import { deleteField } from 'firebase/firestore/lite';
import { decodeJwt } from 'jose';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBackgroundHandler } from '../../netlify/background/background-handler';
import type { OpenFirestore } from '../../netlify/background/open-firestore';
import { AnalysisFailure } from '../../netlify/analysis/errors';
import type { AnalysisProvider } from '../../netlify/analysis/provider';
import { openCaptions } from '../../netlify/analysis/source/caption-source';
import { openHttpSource } from '../../netlify/analysis/source/http-source';
import { URL_NOT_ALLOWED } from '../../netlify/analysis/source/url-guard';
import type { CallerPolicy } from '../../netlify/http/caller';
import type { LogEntry } from '../../netlify/http/log';
import { createMemoryLimiter } from '../../netlify/http/memory-limiter';
import type { Limits } from '../../netlify/http/request-limiter';
import { longText } from '../firebase/long-text';
import {
  ADDRESS,
  age,
  asked,
  change,
  messageOf,
  openAs,
  pathOf,
  person,
  read,
  recordOf,
  remove,
  resultOf,
  VIDEO,
  type Person,
} from './background-client';
import { authAdmin, PROJECT_ID, storeDocument } from '../firebase/emulators';

/** For a result: multi-byte characters must survive the splitting into parts. */
const LONG = longText(1_200_000);

const RESULT = {
  entries: [{ timestamp: 0, concepts: [{ name: 'speech', confidence: 0.5, kind: 'sound' as const }] }],
  durationMs: 60_000,
  intervalMs: 500,
  coverage: 1,
};

const entries: LogEntry[] = [];
afterEach(() => {
  entries.splice(0);
  vi.restoreAllMocks();
});

/** The function in this process, with the given provider. */
function workerWith(
  analyzeVideo: AnalysisProvider['analyze'],
  openStore: (token: string) => Promise<OpenFirestore> = openAs,
  limits: Partial<Limits> = {},
  policy: CallerPolicy = {},
  heartbeatMs = 50,
) {
  return createBackgroundHandler({
    environment: { allowHosts: new Set(), maxVideoBytes: 1e6, maxVideoMs: 1e6, deadlineMs: 20_000 },
    verifyToken: (token) => {
      const { sub = '', exp = 0 } = decodeJwt(token);
      return Promise.resolve({ uid: sub, expiresAt: exp * 1000, isEmailVerified: false });
    },
    policy,
    provider: { id: 'test', analyze: analyzeVideo },
    openSource: openHttpSource,
    openCaptions,
    limiter: createMemoryLimiter({ perMinute: 1000, ownAtOnce: 2, atOnce: 100, ...limits }),
    openStore: (token) => openStore(token),
    log: (entry) => entries.push(entry),
    heartbeatMs,
  });
}

let ada: Person;
beforeAll(async () => {
  ada = await person();
});

describe('a background analysis', () => {
  it('is stored in parts with its figures, as one answer of the synchronous call', async () => {
    const id = crypto.randomUUID();
    const work = vi.fn<AnalysisProvider['analyze']>(({ onProgress }) => {
      onProgress?.({ stage: 'analyzing', share: 0.5 });
      const concepts = [{ name: LONG, confidence: 0.5, kind: 'sound' as const }];
      return Promise.resolve({ ...RESULT, entries: [{ timestamp: 0, concepts }] });
    });
    await workerWith(work)(asked(ada, id));
    const record = await recordOf(ada, id);
    expect(record).toMatchObject({
      state: 'done',
      progress: 1,
      url: VIDEO,
      attempt: 1,
      coverage: 1,
      durationMs: 60_000,
      moments: 1,
      topics: '',
      parts: 2,
      versions: { provider: 'test' },
    });
    expect((await resultOf(ada, id, 2)).analysis[0]?.concepts[0]?.name).toBe(LONG);
    expect(entries.map(({ outcome }) => outcome)).toEqual(['done']);

    // A second request does nothing.
    await workerWith(work)(asked(ada, id));
    expect(work).toHaveBeenCalledTimes(1);
    expect(await recordOf(ada, id)).toEqual(record);
  });

  it('is partial where the result does not speak for all of the video', async () => {
    const id = crypto.randomUUID();
    const partial = [{ code: 'sampled' as const, values: { fromMs: 0, stepMs: 2000 } }];
    await workerWith(() => Promise.resolve({ ...RESULT, partial, coverage: 0.4 }))(asked(ada, id));
    expect(await recordOf(ada, id)).toMatchObject({ state: 'partial', coverage: 0.4, parts: 1 });
  });

  it('runs once, however often it is told at the same time', async () => {
    const id = crypto.randomUUID();
    const work = vi.fn(() => Promise.resolve(RESULT));
    const worker = workerWith(work);
    await Promise.all(Array.from({ length: 5 }, () => worker(asked(ada, id))));
    expect(work).toHaveBeenCalledTimes(1);
    expect(await recordOf(ada, id)).toMatchObject({ state: 'done' });
  });

  it('fails with a reason, and runs again as the next attempt when it is queued', async () => {
    const id = crypto.randomUUID();
    const message = 'The video could not be reached.';
    await workerWith(() => Promise.reject(new AnalysisFailure('unreachable', message)))(asked(ada, id));
    expect(await recordOf(ada, id)).toMatchObject({
      state: 'failed',
      error: { code: 'unreachable', message },
    });
    await change(ada, id, { state: 'queued', progress: 0, attempt: 2, error: deleteField() });
    await workerWith(() => Promise.resolve(RESULT))(asked(ada, id));
    expect(await recordOf(ada, id)).toMatchObject({ state: 'done', attempt: 2 });
    expect((await recordOf(ada, id))?.error).toBeUndefined();
  });

  it('refuses an address that a stranger could turn inward, in words for the person', async () => {
    const id = crypto.randomUUID();
    await workerWith(() => Promise.resolve(RESULT))(asked(ada, id, 'http://127.0.0.1/secret.mp4'));
    expect(await recordOf(ada, id)).toMatchObject({
      state: 'failed',
      error: { code: 'url-not-allowed', message: URL_NOT_ALLOWED },
    });
  });

  it.each([
    ['cancelled', { state: 'cancelled' }],
    ['deleted', null],
  ])('stops when it is %s, and writes nothing more', async (_, fields) => {
    const id = crypto.randomUUID();
    let begin: (signal: AbortSignal) => void = () => undefined;
    const begun = new Promise<AbortSignal>((resolve) => (begin = resolve));
    const worker = workerWith(({ signal }) => {
      begin(signal);
      return new Promise(() => undefined);
    });
    const ended = worker(asked(ada, id));
    const signal = await begun;
    // At the same time as the worker's own writes, which are every 50 ms.
    await (fields ? change(ada, id, fields) : remove(ada, pathOf(ada, id)));
    await ended;
    expect(signal.aborted).toBe(true);
    expect((await recordOf(ada, id))?.state).toBe(fields?.state);
    expect(entries.map(({ outcome }) => outcome)).toEqual(['cancelled']);
  });

  /** A database for one worker. After `die`, its client is closed, and it can write nothing. */
  function mortal() {
    let close: () => Promise<void> = () => Promise.resolve();
    return {
      openStore: async (token: string) => {
        const opened = await openAs(token, crypto.randomUUID());
        ({ close } = opened);
        return opened;
      },
      die: () => close(),
    };
  }

  it('is interrupted where nothing can be written, and is taken up again when its lease has run out', async () => {
    const id = crypto.randomUUID();
    const { openStore, die } = mortal();
    const lost = workerWith(async () => {
      await die();
      return RESULT;
    }, openStore);
    await lost(asked(ada, id));
    expect(await recordOf(ada, id)).toMatchObject({ state: 'running', attempt: 1 });
    expect(entries.map(({ outcome }) => outcome)).toEqual(['internal']);
    // Before the lease expires.
    const work = vi.fn(() => Promise.resolve(RESULT));
    await workerWith(work)(asked(ada, id));
    expect(work).not.toHaveBeenCalled();
    await age(ada, id, 91_000);
    await workerWith(work)(asked(ada, id));
    expect(await recordOf(ada, id)).toMatchObject({ state: 'done', attempt: 2 });
  });

  /** A provider that finds something, reports it, and continues as given. */
  const finding =
    (then: () => Promise<never>): AnalysisProvider['analyze'] =>
    ({ interim }) => {
      interim?.tell({ ...RESULT, coverage: 0.4, partial: [{ code: 'samples-missing', values: {} }] });
      return then();
    };

  it('whose worker dies has what was found until then, and runs again without it', async () => {
    const id = crypto.randomUUID();
    let end: (reason: Error) => void = () => undefined;
    const { openStore, die } = mortal();
    const dying = workerWith(
      finding(() => new Promise((_, reject) => (end = reject))),
      openStore,
      {},
      {},
      // No heartbeat renews the lease.
      60_000,
    )(asked(ada, id));
    await expect.poll(async () => (await recordOf(ada, id))?.parts).toBe(1);
    expect(await recordOf(ada, id)).toMatchObject({ state: 'running', coverage: 0.4, moments: 1 });
    expect((await resultOf(ada, id, 1)).partial).toEqual([{ code: 'samples-missing', values: {} }]);

    await die();
    await age(ada, id, 91_000);
    let seen: unknown;
    await workerWith(async () => {
      seen = await recordOf(ada, id);
      return RESULT;
    })(asked(ada, id));
    expect(seen).toMatchObject({ state: 'running', attempt: 2 });
    expect(seen).not.toHaveProperty('parts');
    expect(seen).not.toHaveProperty('coverage');
    end(new Error('killed'));
    await dying;
    expect(await recordOf(ada, id)).toMatchObject({ state: 'done', attempt: 2, coverage: 1 });
    expect((await resultOf(ada, id, 1)).coverage).toBe(1);
  });

  it('that fails after something was found is partial', async () => {
    const id = crypto.randomUUID();
    const late = async (): Promise<never> => {
      await expect.poll(async () => (await recordOf(ada, id))?.parts).toBe(1);
      throw new AnalysisFailure('unreachable', 'The host is gone.');
    };
    await workerWith(finding(late))(asked(ada, id));
    const record = await recordOf(ada, id);
    expect(record).toMatchObject({ state: 'partial', coverage: 0.4, parts: 1 });
    expect(record?.error).toBeUndefined();
    expect(entries.at(-1)).toMatchObject({ outcome: 'unreachable' });
  });

  it('that is deleted gets no part from a worker that has not noticed', async () => {
    const id = crypto.randomUUID();
    const worker = workerWith(({ interim, signal }) => {
      const telling = setInterval(() => interim?.tell(RESULT), 5);
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          clearInterval(telling);
          reject(new Error('it has noticed'));
        });
      });
    });
    const ended = worker(asked(ada, id));
    await expect.poll(async () => (await recordOf(ada, id))?.parts).toBe(1);
    await remove(ada, pathOf(ada, id));
    await remove(ada, `${pathOf(ada, id)}/parts/0`);
    await ended;
    expect(await read(ada, `${pathOf(ada, id)}/parts/0`)).toBeNull();
    expect(await recordOf(ada, id)).toBeNull();
  });

  /** Leaves an analysis in the state of a worker that died after it had found something. */
  async function dieAfterFinding(id: string): Promise<void> {
    const times = { createdAt: new Date(Date.now() - 95_000), updatedAt: new Date(Date.now() - 91_000) };
    const found = { coverage: 0.4, moments: 1, parts: 1 };
    const path = pathOf(ada, id);
    await storeDocument(path, {
      state: 'running',
      progress: 0.5,
      url: VIDEO,
      attempt: 1,
      ...found,
      ...times,
    });
    const partial = [{ code: 'samples-missing', values: {} }];
    const text = JSON.stringify({ status: 'success', videoUrl: VIDEO, analysis: [], coverage: 0.4, partial });
    await storeDocument(`${path}/parts/0`, { attempt: 1, text });
  }

  it('waits for a newer token where this one is about to run out, and keeps what a dead worker had found', async () => {
    const id = crypto.randomUUID();
    const interrupted = crypto.randomUUID();
    await dieAfterFinding(interrupted);
    const before = await recordOf(ada, interrupted);
    const work = vi.fn(() => Promise.resolve(RESULT));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_590_000 });
    try {
      await workerWith(work)(asked(ada, id));
      await workerWith(work)(asked(ada, interrupted));
    } finally {
      vi.useRealTimers();
    }
    expect(work).not.toHaveBeenCalled();
    expect(entries.map(({ outcome }) => outcome)).toEqual(['sign-in-expiring', 'sign-in-expiring']);
    expect(await recordOf(ada, id)).toMatchObject({ state: 'queued', attempt: 1 });
    expect(await recordOf(ada, interrupted)).toEqual(before);
    await workerWith(work)(asked(ada, id));
    expect(await recordOf(ada, id)).toMatchObject({ state: 'done', attempt: 1 });
  });

  it('that cannot be run again keeps as its result what a dead worker had found', async () => {
    const id = crypto.randomUUID();
    await dieAfterFinding(id);
    const work = vi.fn(() => Promise.resolve(RESULT));
    await workerWith(work, openAs, {}, { requiresVerifiedEmail: true })(asked(ada, id));
    expect(work).not.toHaveBeenCalled();
    expect(await recordOf(ada, id)).toMatchObject({ state: 'partial', attempt: 1, coverage: 0.4, parts: 1 });
    expect((await resultOf(ada, id, 1)).partial).toEqual([{ code: 'samples-missing', values: {} }]);
  });

  it('of somebody whose e-mail is not verified fails with that reason where it is demanded', async () => {
    const id = crypto.randomUUID();
    const work = vi.fn(() => Promise.resolve(RESULT));
    await workerWith(work, openAs, {}, { requiresVerifiedEmail: true })(asked(ada, id));
    expect(work).not.toHaveBeenCalled();
    expect(await recordOf(ada, id)).toMatchObject({ state: 'failed', error: { code: 'email-not-verified' } });
  });

  it('waits in the queue over the limits, and runs when the function is told again', async () => {
    const id = crypto.randomUUID();
    const waiting = crypto.randomUUID();
    const results: ((result: typeof RESULT) => void)[] = [];
    const work = vi.fn(() => new Promise<typeof RESULT>((resolve) => results.push(resolve)));
    const worker = workerWith(work, openAs, { ownAtOnce: 1 });
    const first = worker(asked(ada, id));
    await expect.poll(() => work.mock.calls.length).toBe(1);

    const refusal = await worker(asked(ada, waiting));
    expect(refusal.status).toBe(429);
    expect(await recordOf(ada, waiting)).toMatchObject({ state: 'queued', progress: 0, attempt: 1 });
    expect(entries.at(-1)).toMatchObject({ outcome: 'too-many-requests' });
    const before = await recordOf(ada, waiting);
    await worker(asked(ada, waiting));
    expect(await recordOf(ada, waiting)).toEqual(before);

    results[0]?.(RESULT);
    await first;
    const second = worker(asked(ada, waiting));
    await expect.poll(() => work.mock.calls.length).toBe(2);
    results[1]?.(RESULT);
    await second;
    expect(await recordOf(ada, waiting)).toMatchObject({ state: 'done', attempt: 1 });
  });

  it('that is bad or has ended takes nothing from the limits', async () => {
    const id = crypto.randomUUID();
    const worker = workerWith(() => Promise.resolve(RESULT), openAs, { perMinute: 2 });
    for (let count = 0; count < 3; count += 1) {
      await worker(asked(ada, crypto.randomUUID(), 'http://127.0.0.1/secret.mp4'));
      await worker(asked(ada, id));
    }
    const other = crypto.randomUUID();
    await worker(asked(ada, other));
    expect(await recordOf(ada, other)).toMatchObject({ state: 'done' });
  });

  it("writes nothing where the rules refuse it: another person's token reaches only their own", async () => {
    const id = crypto.randomUUID();
    const other = await person();
    await workerWith(() => Promise.resolve(RESULT))(asked(other, id));
    expect(await recordOf(ada, id)).toBeNull();
    await expect(read(ada, pathOf(other, id))).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('is not possible in a session that has been revoked', async () => {
    const { token, uid } = await person();
    vi.spyOn(console, 'warn').mockReturnValue();
    await authAdmin('POST', `v1/projects/${PROJECT_ID}/accounts:update`, { localId: uid, disableUser: true });
    await expect(openAs(token, 'another-key')).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it.each([
    ['without an id', { url: VIDEO }],
    ['with an id that is no name of a document', { url: VIDEO, id: '../../../../x' }],
  ])('is not taken on %s', async (_, body) => {
    const answer = await workerWith(() => Promise.resolve(RESULT))(
      new Request(ADDRESS, messageOf(ada, body)),
    );
    expect(answer.status).toBe(400);
  });
});
