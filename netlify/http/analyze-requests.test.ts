import { describe, expect, it } from 'vitest';
import type { openHttpSource } from '../analysis/source/http-source';
import { KeyServiceError } from './id-token';
import {
  call,
  errorOf,
  JSON_TYPE,
  post,
  providerOf,
  RESULT,
  setUp,
  SIGNED_IN,
} from './testing/handler-set-up';

describe('a bad request', () => {
  const URL_BODY = '{"url":"https://example.com/"}';

  it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('may not be %s', async (method) => {
    const response = await setUp().handle(new Request('http://localhost/', { method }));
    expect(response.headers.get('allow')).toBe('POST');
    expect(await errorOf(response)).toMatchObject({ status: 405, code: 'method-not-allowed' });
  });

  it.each([
    'text/plain',
    'application/jsonp',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
  ])('may not be %s', async (type) => {
    const response = await setUp().handle(post(URL_BODY, { ...SIGNED_IN, 'content-type': type }));
    expect(await errorOf(response)).toMatchObject({ status: 415, code: 'unsupported-media-type' });
  });

  it('may declare the charset UTF-8 of its JSON', async () => {
    const type = 'Application/JSON;charset=UTF-8';
    expect((await setUp().handle(post(URL_BODY, { ...SIGNED_IN, 'content-type': type }))).status).toBe(200);
  });

  it.each([
    undefined,
    'good',
    'Bearer',
    'Bearer ',
    'Bearer bad',
    'Basic good',
    'Bearer good good',
    'Bearer good,',
  ])('may not have the authorization %j', async (authorization) => {
    const headers = { ...JSON_TYPE, ...(authorization === undefined ? {} : { authorization }) };
    const response = await setUp().handle(post(URL_BODY, headers));
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await errorOf(response)).toMatchObject({ status: 401, code: 'unauthenticated' });
  });

  it('is answered with an error when the identity service is down', async () => {
    const verifyToken = (): Promise<never> => Promise.reject(new KeyServiceError('down'));
    const response = await setUp({ verifyToken }).handle(post(URL_BODY));
    expect(await errorOf(response)).toMatchObject({ status: 503, code: 'identity-unavailable' });
  });

  it.each([
    '',
    'null',
    '[]',
    '["https://example.com/"]',
    '"https://example.com/"',
    '{',
    '{}',
    '{"url":1}',
    '{"url":""}',
    '{"url":"  "}',
    '{"url":["https://example.com/"]}',
    '{"url":"https://example.com/","more":1}',
    '{"captionsUrl":"https://example.com/a.srt"}',
    '{"url":"https://example.com/","captionsUrl":null}',
    '{"url":"https://example.com/","captionsUrl":" "}',
    `{"url":"https://example.com/","captionsUrl":"https://example.com/${'a'.repeat(2_048)}"}`,
    `{"url":"https://example.com/${'a'.repeat(2_048)}"}`,
    ...['null', '""', '"EN"', '"en-US"', '"engl"', '["en"]'].map(
      (language) => `{"url":"https://example.com/","language":${language}}`,
    ),
    ...['null', '3', '""', '"-a"', '"a b"', '"../a"', `"${'a'.repeat(33)}"`].map(
      (track) => `{"url":"https://example.com/","captionTrack":${track}}`,
    ),
    ...['null', '"true"', '1'].flatMap((value) =>
      ['transcribe', 'understand'].map((name) => `{"url":"https://example.com/","${name}":${value}}`),
    ),
    `{"url":"https://example.com/"} trailing`,
  ])('may not have the body %j', async (body) => {
    expect(await errorOf(await setUp().handle(post(body)))).toMatchObject({
      status: 400,
      code: 'bad-request',
    });
  });

  it('reaches the provider with what it says about the words, and with no more', async () => {
    const seen: unknown[] = [];
    const opened: unknown[] = [];
    const provider = providerOf(async ({ words, openSource }) => {
      seen.push(words);
      await openSource().catch(() => undefined);
      return RESULT;
    });
    const openSource: typeof openHttpSource = (_url, { words }) => {
      opened.push(words);
      return Promise.reject(new Error('nothing is opened'));
    };
    const { handle } = setUp({ provider, openSource });
    const words = { language: 'fil', captionTrack: 'a'.repeat(32), transcribe: false };
    for (const each of [words, {}, { transcribe: true }, { understand: true }])
      await handle(post(JSON.stringify({ url: 'https://example.com/', ...each })));
    expect(seen).toEqual([words, {}, { transcribe: true }, { understand: true }]);
    expect(opened).toEqual(seen);
  });

  it('has its scenes described only if it asks for that, and the installation has a service', async () => {
    const seen: unknown[] = [];
    const provider = providerOf(({ sceneUnderstanding, speechToText }) => {
      seen.push([sceneUnderstanding !== undefined, speechToText !== undefined]);
      return Promise.resolve(RESULT);
    });
    const sceneUnderstandingOf = () => ({ describe: () => Promise.resolve({ partial: [] }) });
    for (const options of [{ provider, sceneUnderstandingOf }, { provider }])
      for (const understand of [true, false])
        await setUp(options).handle(post(JSON.stringify({ url: 'https://example.com/', understand })));
    expect(seen).toEqual([
      [true, false],
      [false, false],
      [false, false],
      [false, false],
    ]);
  });

  it.each([
    ['fr', 'fr'],
    ['de-DE,de;q=0.9,en;q=0.8', 'de'],
    ['EN-us', 'en'],
    ['*', undefined],
    ['x1, en', undefined],
    ['', undefined],
  ])('has the language that its header %j accepts first', async (header, language) => {
    const seen: unknown[] = [];
    const provider = providerOf(({ words }) => {
      seen.push(words?.language);
      return Promise.resolve(RESULT);
    });
    const { handle } = setUp({ provider });
    const headers = { ...SIGNED_IN, 'accept-language': header };
    await handle(post('{"url":"https://example.com/"}', headers));
    await handle(post('{"url":"https://example.com/","language":"es"}', headers));
    expect(seen).toEqual([language, 'es']);
  });

  it('may not be broken UTF-8', async () => {
    const body = Buffer.concat([
      Buffer.from('{"url":"https://example.com/'),
      Buffer.from([0xff]),
      Buffer.from('"}'),
    ]);
    expect(await errorOf(await setUp().handle(post(body)))).toMatchObject({ status: 400 });
  });

  it('is read only up to the size limit', async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(32));
      },
    });
    const init = { method: 'POST', headers: SIGNED_IN, body, duplex: 'half' as const };
    const response = await setUp().handle(new Request('http://localhost/', init));
    expect(await errorOf(response)).toMatchObject({ status: 413, code: 'body-too-large' });
    // Room for an earlier result whose words are to be analyzed again.
    expect(sent).toBeLessThan(2_600_000);
  });

  // @row-32
  it('is checked in the order method, type, token, body, URL', async () => {
    const { handle } = setUp();
    const statuses = [];
    for (const request of [
      new Request('http://localhost/', { method: 'PUT', body: '{' }),
      post('{', { 'content-type': 'text/plain' }),
      post('{', JSON_TYPE),
      post('{'),
      call('http://127.0.0.1/'),
    ]) {
      statuses.push((await handle(request)).status);
    }
    expect(statuses).toEqual([405, 415, 401, 400, 403]);
  });

  it('never reaches the provider', async () => {
    let called = 0;
    const provider = providerOf(() => {
      called += 1;
      return Promise.resolve(RESULT);
    });
    const { handle } = setUp({ provider });
    await handle(call('http://127.0.0.1/'));
    await handle(post('{'));
    expect(called).toBe(0);
    await handle(call('https://example.com/'));
    expect(called).toBe(1);
  });
});
