import { describe, expect, it, vi } from 'vitest';
import { MAX_BRIEF_LENGTH } from '@/contracts/planning';
import { createBriefHandler, type BriefHandlerOptions } from './brief-handler';
import { InvalidTokenError } from './id-token';
import type { LogEntry } from './log';
import { createMemoryLimiter } from './memory-limiter';
import { errorOf, JSON_TYPE, post, SIGNED_IN } from './testing/handler-set-up';

const VECTOR = `${'A'.repeat(683)}=`;
const BRIEF = 'a family having dinner together';

function setUpBrief(options: Partial<BriefHandlerOptions> = {}) {
  const entries: LogEntry[] = [];
  const vectorOf = vi.fn(() => Promise.resolve(VECTOR));
  const handle = createBriefHandler({
    verifyToken: (token) =>
      token === 'good'
        ? Promise.resolve({ uid: 'u', expiresAt: Date.now() + 3_600_000, isEmailVerified: false })
        : Promise.reject(new InvalidTokenError('bad')),
    limiter: createMemoryLimiter({ perMinute: 1_000, ownAtOnce: 100, atOnce: 100 }),
    log: (entry) => entries.push(entry),
    vectorOf,
    ...options,
  });
  return { handle, entries, vectorOf };
}

const ask = (brief: string) => post(JSON.stringify({ brief }));

it('a brief is answered with its vector, and no log contains it', async () => {
  const { handle, entries, vectorOf } = setUpBrief();
  const response = await handle(ask(`  ${BRIEF} `));
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ model: 'use-lite', vector: VECTOR });
  expect(vectorOf.mock.calls).toEqual([[BRIEF]]);
  expect(entries).toMatchObject([
    { outcome: 'done', isBrief: true, requestId: response.headers.get('x-request-id') },
  ]);
  expect(JSON.stringify(entries)).not.toContain('dinner');
});

describe('a request for a brief is refused', () => {
  it.each<[string, number, string, Request]>([
    ['without a token', 401, 'unauthenticated', post(JSON.stringify({ brief: BRIEF }), JSON_TYPE)],
    ['with another method', 405, 'method-not-allowed', new Request('http://localhost/')],
    [
      'as plain text',
      415,
      'unsupported-media-type',
      post('x', { ...SIGNED_IN, 'content-type': 'text/plain' }),
    ],
    ['over 16 kB', 413, 'body-too-large', ask('x'.repeat(20_000))],
    ...['null', '{}', '{"brief":1}', '{"brief":" "}', '{"brief":"a","url":"b"}'].map(
      (body): [string, number, string, Request] => [`with the body ${body}`, 400, 'bad-request', post(body)],
    ),
    ['with one character too many', 400, 'bad-request', ask('x'.repeat(MAX_BRIEF_LENGTH + 1))],
  ])('%s', async (_, status, code, request) => {
    const { handle, vectorOf } = setUpBrief();
    expect(await errorOf(await handle(request))).toMatchObject({ status, code });
    expect(vectorOf).not.toHaveBeenCalled();
  });

  it('without a verified address, where that is required', async () => {
    const { handle, vectorOf } = setUpBrief({ policy: { requiresVerifiedEmail: true } });
    expect(await errorOf(await handle(ask(BRIEF)))).toMatchObject({
      status: 403,
      code: 'email-not-verified',
    });
    expect(vectorOf).not.toHaveBeenCalled();
  });

  it('in another language', async () => {
    const { handle, entries } = setUpBrief({ vectorOf: () => Promise.resolve('not-english') });
    expect(await errorOf(await handle(ask('eine Familie beim Essen')))).toMatchObject({
      status: 422,
      code: 'not-english',
    });
    expect(entries).toMatchObject([{ outcome: 'not-english' }]);
  });

  it('above the limit, which frees its place after an answer and after a failure', async () => {
    const vectorOf = vi.fn(() => Promise.resolve(VECTOR)).mockRejectedValueOnce(new Error('no model'));
    const limiter = createMemoryLimiter({ perMinute: 3, ownAtOnce: 1, atOnce: 1 });
    const { handle, entries } = setUpBrief({ vectorOf, limiter });
    expect(await errorOf(await handle(ask(BRIEF)))).toMatchObject({ status: 500, code: 'internal' });
    expect(entries).toMatchObject([{ outcome: 'internal', error: new Error('no model') }]);
    expect((await handle(ask(BRIEF))).status).toBe(200);
    expect((await handle(ask(BRIEF))).status).toBe(200);
    const refused = await handle(ask(BRIEF));
    expect(refused.headers.get('retry-after')).toBe('20');
    expect(await errorOf(refused)).toEqual({
      status: 429,
      code: 'too-many-requests',
      message: 'Too many briefs are being read. Please try again in 20 seconds.',
    });
  });
});
