import { afterEach, describe, expect, it } from 'vitest';
import type { WordsRequest } from '@/contracts/analysis-request';
import { createGuardedClient, type GuardedClient } from '../guarded-fetch';
import { startServer } from '../testing/local-server';
import { serve } from '../testing/sources';
import { openPlaylist } from './open-playlist';

const clients: GuardedClient[] = [];
afterEach(() => Promise.all(clients.splice(0).map((client) => client.close())));

const MEDIA = '#EXTM3U\n#EXTINF:4,\na.ts\n#EXT-X-ENDLIST';
const variant = (url: string, attributes = 'BANDWIDTH=500000,RESOLUTION=640x360') =>
  `#EXT-X-STREAM-INF:${attributes}\n${url}`;
const subtitles = (url: string, more = '') =>
  `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="n",URI="${url}"${more}`;

/** Opens a multivariant playlist on a host that answers by path: with a text, a status, or for 0 not at all. */
async function opened(lines: readonly string[], files: Record<string, string | number>) {
  const asked: string[] = [];
  const server = await serve((request, response) => {
    const path = request.url ?? '';
    if (path !== '/main.m3u8') asked.push(path);
    const file = path === '/main.m3u8' ? ['#EXTM3U', ...lines].join('\n') : (files[path] ?? 404);
    if (file === 0) request.socket.destroy();
    else if (typeof file === 'number') response.writeHead(file).end();
    else response.end(file);
  });
  const { signal } = new AbortController();
  const client = createGuardedClient({ allowHosts: new Set([server.host]), signal });
  clients.push(client);
  const open = async (words?: WordsRequest) => {
    const response = await client.get(`${server.url}main.m3u8`, {});
    const { url, ...rest } = await openPlaylist(client, response, words);
    return { ...rest, path: url.pathname };
  };
  return { asked, open };
}

describe('the playlist of a stream', () => {
  it.each([404, 403, 410, 500, 503, 0])(
    'is that of the next variant when the first one cannot be fetched (status %s)',
    async (failure) => {
      const { asked, open } = await opened(
        [
          variant('hd.m3u8', 'BANDWIDTH=900000,RESOLUTION=1280x720'),
          variant('sd.m3u8'),
          variant('copy.m3u8'),
        ],
        { '/sd.m3u8': failure, '/copy.m3u8': MEDIA, '/hd.m3u8': MEDIA },
      );
      expect((await open()).path).toBe('/copy.m3u8');
      expect(asked).toEqual(['/sd.m3u8', '/copy.m3u8']);
    },
  );

  it('is searched in four variants, and the first error is reported', async () => {
    const { asked, open } = await opened(
      ['a', 'b', 'c', 'd', 'e'].map((name) => variant(name)),
      { '/a': 403, '/b': 404, '/c': 0, '/d': 500, '/e': MEDIA },
    );
    await expect(open()).rejects.toMatchObject({
      code: 'unreachable',
      message: expect.stringContaining('check that the URL') as string,
    });
    expect(asked).toEqual(['/a', '/b', '/c', '/d']);
  });

  it('is not searched further when a variant is at an internal address or encrypted', async () => {
    const canary = await startServer((_, response) => response.end(MEDIA));
    const internal = await opened([variant(`${canary.url}a`), variant('b')], { '/b': MEDIA });
    await expect(internal.open()).rejects.toMatchObject({ code: 'url-not-allowed' });
    expect(canary.connections()).toBe(0);
    await canary.close();
    const encrypted = await opened([variant('a'), variant('b')], {
      '/a': MEDIA.replace('#EXTINF', '#EXT-X-KEY:METHOD=AES-128,URI="k"\n#EXTINF'),
      '/b': MEDIA,
    });
    await expect(encrypted.open()).rejects.toMatchObject({ code: 'unsupported-codec' });
  });

  it('is that of a variant with a picture, although the lowest one declares nothing', async () => {
    const { open } = await opened(
      [
        variant('audio.m3u8', 'PROGRAM-ID=1,BANDWIDTH=100000'),
        variant('video.m3u8', 'PROGRAM-ID=1,BANDWIDTH=500000'),
      ],
      { '/audio.m3u8': MEDIA, '/video.m3u8': MEDIA },
    );
    expect((await open()).path).toBe('/video.m3u8');
  });

  it('does not exist without variants', async () => {
    const { asked, open } = await opened(['#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=1,URI="a.m3u8"'], {});
    await expect(open()).rejects.toThrow('The playlist cannot be read.');
    expect(asked).toEqual([]);
  });

  it('can import the variables of the multivariant playlist, and so can its subtitles', async () => {
    const importing = (uri: string) =>
      ['#EXTM3U', '#EXT-X-DEFINE:IMPORT="n"', '#EXTINF:4,', uri, '#EXT-X-ENDLIST'].join('\n');
    const { open } = await opened(
      ['#EXT-X-DEFINE:NAME="n",VALUE="x"', subtitles('s.m3u8'), variant('{$n}.m3u8')],
      { '/x.m3u8': importing('{$n}.ts'), '/s.m3u8': importing('{$n}.vtt'), '/x.vtt': 'WEBVTT' },
    );
    const { playlist, ...rest } = await open();
    expect(playlist.segments.map(({ url }) => new URL(url).pathname)).toEqual(['/x.ts']);
    expect(await rest.subtitles?.()).toMatchObject({ isComplete: true });
  });
});

describe('the captions of a stream', () => {
  it('in the picture are not announced: whether there are any is seen when it is decoded', async () => {
    const closed = '#EXT-X-MEDIA:TYPE=CLOSED-CAPTIONS,GROUP-ID="cc",NAME="English",INSTREAM-ID="CC1"';
    const { open } = await opened([closed, variant('a.m3u8', 'BANDWIDTH=9,CLOSED-CAPTIONS="cc"')], {
      '/a.m3u8': MEDIA,
    });
    expect((await open()).partial).toEqual([]);
  });

  it.each([
    [',LANGUAGE="de-AT"', 'de'],
    [',LANGUAGE="ita"', 'it'],
    ['', undefined],
  ])('are in the language that the playlist states: %s', async (more, language) => {
    const { open } = await opened([subtitles('s.m3u8', more), variant('a.m3u8')], {
      '/a.m3u8': MEDIA,
      '/s.m3u8': MEDIA,
      '/a.ts': 'WEBVTT',
    });
    const read = await (await open()).subtitles?.();
    expect(read).toMatchObject({ isComplete: true });
    expect(read?.track?.language).toBe(language);
  });

  it("are those in the user's language", async () => {
    const lines = [
      subtitles('en.m3u8', ',LANGUAGE="en"'),
      subtitles('it.m3u8', ',LANGUAGE="it"'),
      variant('a.m3u8'),
    ];
    const files = { '/a.m3u8': MEDIA, '/en.m3u8': MEDIA, '/it.m3u8': MEDIA, '/a.ts': 'WEBVTT' };
    const { asked, open } = await opened(lines, files);
    const { subtitles: read } = await open({ language: 'it' });
    expect((await read?.())?.track?.language).toBe('it');
    expect(asked).not.toContain('/en.m3u8');
  });

  it('are incomplete where a segment is marked as missing, which is not requested', async () => {
    const { asked, open } = await opened([subtitles('s.m3u8'), variant('a.m3u8')], {
      '/a.m3u8': MEDIA,
      '/s.m3u8':
        '#EXTM3U\n#EXTINF:4,\n1.vtt\n#EXT-X-GAP\n#EXTINF:4,\n2.vtt\n#EXTINF:4,\n3.vtt\n#EXT-X-ENDLIST',
      '/1.vtt': 'WEBVTT',
      '/2.vtt': 'WEBVTT',
      '/3.vtt': 'WEBVTT',
    });
    const read = await (await open()).subtitles?.();
    expect(read).toMatchObject({ isComplete: false });
    expect(read?.files).toHaveLength(2);
    expect(asked).not.toContain('/2.vtt');
  });
});
