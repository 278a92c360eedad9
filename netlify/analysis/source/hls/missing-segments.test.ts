import { describe, expect, it } from 'vitest';
import { openHttpSource } from '../http-source';
import { patternBytes, serveRange } from '../testing/local-server';
import { expectBytes, serve } from '../testing/sources';

const FILE = patternBytes(1000);

/** Opens a stream of segments; a name ends with the status of its answer, and `!` marks it as missing. */
async function opened(names: readonly string[], first = '') {
  const asked: string[] = [];
  const segments = names.map((name) => `${name.startsWith('!') ? '#EXT-X-GAP\n' : ''}#EXTINF:2,\n${name}`);
  const playlist = ['#EXTM3U', first, ...segments, '#EXT-X-ENDLIST'].join('\n');
  const server = await serve((request, response) => {
    if (request.url === '/main.m3u8') {
      response.end(playlist);
      return;
    }
    asked.push((request.url ?? '').slice(1));
    const status = Number(/\d{3}$/.exec(request.url ?? '')?.[0] ?? 200);
    if (status === 200) serveRange(request, response, FILE);
    else response.writeHead(status).end();
  });
  const { signal } = new AbortController();
  const options = { maxBytes: 5_000_000, allowHosts: new Set([server.host]), signal };
  const open = () => openHttpSource(`${server.url}main.m3u8`, options);
  return { asked, open };
}

const missing = (segments: number, ofSegments: number) => [
  { code: 'segments-missing', values: { segments, ofSegments } },
];

describe('missing segments of a stream', () => {
  it('are not requested if the playlist marks them, and the others are read', async () => {
    const { asked, open } = await opened(['a', '!b', 'c']);
    const source = await open();
    expectBytes(await source.read(0, 3000), Buffer.concat([FILE, FILE]));
    expect(asked).not.toContain('!b');
    expect(source.partial).toEqual(missing(1, 3));
    expect(source.parts?.map(({ startMs, durationMs }) => [startMs, durationMs])).toEqual([
      [0, 2000],
      [4000, 2000],
    ]);
    await source.close();
  });

  it.each([404, 410])(
    'are left out if the host answers %s, and counted with the marked ones',
    async (status) => {
      const { asked, open } = await opened(['!a', 'b', `c${status}`, 'd', 'e']);
      const source = await open();
      expect(source.size).toBe(3 * FILE.length);
      expect(source.partial).toEqual(missing(2, 5));
      expect(source.parts?.map(({ startMs, durationMs }) => [startMs, durationMs])).toEqual([
        [2000, 2000],
        [6000, 4000],
      ]);
      // Once, although the sizes are requested in two rounds.
      expect(asked.filter((name) => name === `c${status}`)).toHaveLength(1);
      await source.close();
    },
  );

  it('may be half of them', async () => {
    const { open } = await opened(['a', 'b404', 'c', 'd404']);
    const source = await open();
    expect(source.partial).toEqual(missing(2, 4));
    await source.close();
  });

  it.each([
    ['the first one', 404, ['a404', 'b', 'c', 'd']],
    ['the first one that is not marked', 404, ['!x', 'a410', 'b', 'c']],
    ['more than half of them', 404, ['a', 'b404', 'c404', 'd410', 'e']],
    ['one that the host refuses', 403, ['a', 'b403', 'c', 'd']],
    ['one that the host cannot send', 500, ['a', 'b500', 'c', 'd']],
  ])('make the stream unreachable if they are %s', async (_, _status, names) => {
    const { open } = await opened(names);
    await expect(open()).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('make the stream unreachable if an initialization section is missing', async () => {
    const { open } = await opened(['a', 'b', 'c'], '#EXT-X-MAP:URI="init404"');
    await expect(open()).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('make the playlist invalid if all are marked', async () => {
    const { asked, open } = await opened(['!a', '!b']);
    await expect(open()).rejects.toMatchObject({ code: 'not-a-video' });
    expect(asked).toEqual([]);
  });

  it('are not reported if there are none', async () => {
    const source = await (await opened(['a', 'b'])).open();
    expect(source.partial).toEqual([]);
    expect(source.parts).toHaveLength(1);
    await source.close();
  });
});
