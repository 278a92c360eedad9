import type { IncomingMessage, RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { serveRange } from './testing/local-server';
import { BLOCK, expectBytes, FILE, open, serve } from './testing/sources';

const DATE = 'Tue, 28 Jan 2025 09:00:00 GMT';
const LATER = 'Wed, 29 Jan 2025 09:00:00 GMT';

/** Reads block 2 of a file whose first answer has these headers; later ones come from another node. */
async function readFrom(first: Record<string, string>, later: RequestListener) {
  const conditions: (string | undefined)[] = [];
  const server = await serve((request, response) => {
    if (server.ranges.length === 1) {
      serveRange(request, response, FILE, { headers: first });
      return;
    }
    conditions.push(ifRangeOf(request));
    later(request, response);
  });
  const source = await open(server);
  const read = source.read(2 * BLOCK, 10);
  return { read, source, conditions };
}

const ifRangeOf = ({ headers }: IncomingMessage) => headers['if-range']?.toString();
const node =
  (headers: Record<string, string>): RequestListener =>
  (request, response) =>
    serveRange(request, response, FILE, { headers });
/** A node that compares `If-Range` with its tag and its date, and sends the whole file if neither is the same. */
const strictNode =
  (headers: Record<string, string>, seen: string[] = []): RequestListener =>
  (request, response) => {
    const condition = ifRangeOf(request);
    const isSame = condition === undefined || Object.values(headers).includes(condition);
    seen.push(isSame ? 'part' : 'whole');
    if (isSame) serveRange(request, response, FILE, { headers });
    else response.writeHead(200, { ...headers, 'content-length': FILE.length }).end(FILE);
  };

const expected = FILE.subarray(2 * BLOCK, 2 * BLOCK + 10);

describe('a file whose tag differs between the nodes of a CDN', () => {
  it('is the same file if its length and its date agree', async () => {
    const { read } = await readFrom(
      { etag: '"node-1"', 'last-modified': DATE },
      node({ etag: '"node-2"', 'last-modified': DATE }),
    );
    expectBytes(await read, expected);
  });

  it('is requested on condition of its date, so that no node sends the whole file', async () => {
    const seen: string[] = [];
    const { read, conditions } = await readFrom(
      { etag: '"node-1"', 'last-modified': DATE },
      strictNode({ etag: '"node-2"', 'last-modified': DATE }, seen),
    );
    expectBytes(await read, expected);
    expect(conditions).toEqual([DATE]);
    expect(seen).toEqual(['part']);
  });

  it('is requested on condition of its tag if it has no date, an invalid one or one of just now', async () => {
    for (const date of [undefined, `${DATE}, ${DATE}`, 'yesterday', new Date().toUTCString()]) {
      const headers = { etag: '"v1"', ...(date === undefined ? {} : { 'last-modified': date }) };
      const { read, conditions } = await readFrom(headers, node(headers));
      expectBytes(await read, expected);
      expect(conditions).toEqual(['"v1"']);
    }
  });

  it('is requested once more without condition if a node sends all of it, and from then on without', async () => {
    const seen: string[] = [];
    // This node understands only tags in conditions.
    const answer = strictNode({ etag: '"node-2"' }, seen);
    const { read, source, conditions } = await readFrom(
      { etag: '"node-1"', 'last-modified': DATE },
      (request, response) => {
        response.setHeader('last-modified', DATE);
        answer(request, response);
      },
    );
    expectBytes(await read, expected);
    await source.read(BLOCK, 10);
    expect(conditions).toEqual([DATE, undefined, undefined]);
    expect(seen).toEqual(['whole', 'part', 'part']);
  });

  it('is requested once more if a host sends all of it although its strong tag is the same', async () => {
    const { read, conditions } = await readFrom({ etag: '"v1"' }, (request, response) => {
      if (ifRangeOf(request) === undefined)
        serveRange(request, response, FILE, { headers: { etag: '"v1"' } });
      else response.writeHead(200, { etag: '"v1"', 'content-length': FILE.length }).end(FILE);
    });
    expectBytes(await read, expected);
    expect(conditions).toEqual(['"v1"', undefined]);
  });

  it('is the same file if one node marks the tag as weak', async () => {
    const { read } = await readFrom({ etag: 'W/"v1"' }, node({ etag: '"v1"' }));
    expectBytes(await read, expected);
  });
});

describe('a file that has changed', () => {
  const whole =
    (headers: Record<string, string>, bytes = FILE): RequestListener =>
    (_request, response) =>
      response.writeHead(200, { 'content-length': bytes.length, ...headers }).end(bytes);

  it.each<[string, Record<string, string>, RequestListener]>([
    ['another date', { 'last-modified': DATE }, node({ 'last-modified': LATER })],
    [
      'another date and the same tag',
      { etag: '"v1"', 'last-modified': DATE },
      node({ etag: '"v1"', 'last-modified': LATER }),
    ],
    [
      'another length and the same date',
      { etag: '"v1"', 'last-modified': DATE },
      (request, response) =>
        serveRange(request, response, FILE, {
          headers: { 'last-modified': DATE },
          contentRange: (start, end) => `bytes ${start}-${end - 1}/${FILE.length + 1}`,
        }),
    ],
    ['another tag and no date', { etag: '"v1"', 'last-modified': DATE }, node({ etag: '"v2"' })],
    [
      'another tag and no length',
      { etag: '"v1"', 'last-modified': DATE },
      (request, response) =>
        serveRange(request, response, FILE, {
          headers: { etag: '"v2"', 'last-modified': DATE },
          contentRange: (start, end) => `bytes ${start}-${end - 1}/*`,
        }),
    ],
    ['all of it with another date', { 'last-modified': DATE }, whole({ 'last-modified': LATER })],
    ['all of it with another tag', { etag: '"v1"' }, whole({ etag: '"v2"' })],
    [
      'all of it with another length',
      { etag: '"v1"', 'last-modified': DATE },
      whole({ etag: '"v2"', 'last-modified': DATE }, FILE.subarray(1)),
    ],
    ['all of it again and again', { 'last-modified': DATE }, whole({ 'last-modified': DATE })],
  ])('is reported as such: its host sends %s', async (_, first, later) => {
    const { read, conditions } = await readFrom(first, later);
    await expect(read).rejects.toThrow('The video changed on its host');
    expect(conditions.length).toBeLessThanOrEqual(2);
  });
});
