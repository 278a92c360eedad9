import { Readable } from 'node:stream';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { withSubtitles } from '../../providers/embedded/with-captions';
import { measureBytes } from '../../providers/embedded/decode/measure-bytes';
import { makeMedia } from '../../testing/make-media';
import { drifting, edited } from '../../testing/scenes';
import type { VideoMeasurements } from '../../providers/embedded/measure/measurements';
import type { ByteSource } from '../byte-source';
import type { GuardedClient } from '../guarded-fetch';
import { openHttpSource, type HttpSourceOptions } from '../http-source';
import { patternBytes, serveRange, type LocalServer } from '../testing/local-server';
import { expectBytes, serve } from '../testing/sources';
import { openHls } from './hls-source';

const LIST = 'application/vnd.apple.mpegurl';

/** A host with files by path; text is a playlist, and a moved file is on another host. */
async function host(
  files: Record<string, string | Buffer | { movedTo: string }>,
  knowsRanges = true,
): Promise<LocalServer> {
  return serve((request, response) => {
    const file = files[request.url ?? ''];
    if (file === undefined) response.writeHead(404).end();
    else if (typeof file === 'string') response.writeHead(200, { 'content-type': LIST }).end(file);
    else if ('movedTo' in file) response.writeHead(302, { location: file.movedTo }).end();
    else if (knowsRanges) serveRange(request, response, file);
    else response.writeHead(200, { 'content-length': file.length }).end(file);
  });
}

function open(
  server: LocalServer,
  path = 'main.m3u8',
  maxBytes = 5_000_000,
  { segmentsMs, words }: Pick<HttpSourceOptions, 'segmentsMs' | 'words'> = {},
) {
  const { signal } = new AbortController();
  const options = { maxBytes, segmentsMs, words, allowHosts: new Set([server.host]), signal };
  return openHttpSource(server.url + path, options);
}

const segments = (...names: string[]) =>
  ['#EXTM3U', ...names.flatMap((name) => ['#EXTINF:2,', name]), '#EXT-X-ENDLIST'].join('\n');

describe('an HLS stream', () => {
  const [first, second] = [patternBytes(300_000), patternBytes(70_001).reverse()];
  const files = { '/main.m3u8': segments('a.ts', 'sub/b.ts'), '/a.ts': first, '/sub/b.ts': second };

  it.each([true, false])(
    'is read as one file, whether its host supports ranges or not: %s',
    async (knowsRanges) => {
      const source = await open(await host(files, knowsRanges));
      const whole = Buffer.concat([first, second]);
      expect(source.size).toBe(whole.length);
      expectBytes(await source.read(0, whole.length + 9), whole);
      expectBytes(await source.read(299_990, 20), whole.subarray(299_990, 300_010));
      expect((await source.read(whole.length, 10)).length).toBe(0);
      expect(source.bytesRead).toBeGreaterThanOrEqual(whole.length);
      await source.close();
    },
  );

  it('says where its segments begin and the last one ends, also those that are not read', async () => {
    const odd = [5.96, 2.04, 8.3334, 0.5].map((seconds) => [`#EXTINF:${seconds},`, 'a.ts']).flat();
    const list = ['#EXTM3U', ...odd.toSpliced(4, 0, '#EXT-X-DISCONTINUITY', '#EXT-X-GAP'), '#EXT-X-ENDLIST'];
    const source = await open(await host({ ...files, '/main.m3u8': list.join('\n') }));
    expect(source.segmentBoundaries).toEqual([0, 5960, 8000, 16_333, 16_833]);
    await source.close();
  });

  it.each(['/video', '/video.m3u8', '/video.mp4'])(
    'is detected by its first bytes, whatever its type: %s',
    async (path) => {
      for (const type of [
        ...['application/vnd.apple.mpegurl', 'application/x-mpegURL; charset=utf-8', 'audio/mpegurl'],
        ...['video/x-mpegurl', 'video/mp2t', 'application/octet-stream', 'text/plain', undefined],
      ]) {
        const server = await serve((request, response) => {
          if (request.url !== path) serveRange(request, response, first);
          else
            response.writeHead(200, type === undefined ? {} : { 'content-type': type }).end(segments('a.ts'));
        });
        const source = await open(server, path.slice(1));
        expect(source.size).toBe(first.length);
        await source.close();
      }
    },
  );

  it.each([
    ['after a byte order mark', `\uFEFF${segments('a.ts')}`, [100]],
    ['if they arrive one by one', `\uFEFF${segments('a.ts')}`, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]],
  ])('is detected by its first bytes, also %s', async (_, text, sizes) => {
    const bytes = Buffer.from(text);
    const server = await serve((request, response) => {
      if (request.url !== '/video') {
        serveRange(request, response, first);
        return;
      }
      let at = 0;
      const send = (index: number): void => {
        const end = index < sizes.length ? at + (sizes[index] ?? 0) : bytes.length;
        const chunk = bytes.subarray(at, end);
        at = end;
        if (at >= bytes.length) response.end(chunk);
        else response.write(chunk, () => send(index + 1));
      };
      send(0);
    });
    const source = await open(server, 'video');
    expect(source.size).toBe(first.length);
    await source.close();
  });

  it.each(['gzip', 'deflate', 'br', 'a file'] as const)(
    'is detected by its first bytes, also if it is compressed: %s',
    async (packed) => {
      const pack = { gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync, 'a file': gzipSync }[
        packed
      ];
      const headers = packed === 'a file' ? {} : { 'content-encoding': packed };
      // Longer than one block of a compressed file.
      const playlist = `${segments('a.ts')}\n${Array.from({ length: 9000 }, (_, at) => `# ${at * at}`).join('\n')}`;
      const server = await serve((request, response) => {
        if (request.url === '/video') serveRange(request, response, pack(playlist), { headers });
        else serveRange(request, response, first);
      });
      const source = await open(server, 'video');
      expect(source.size).toBe(first.length);
      await source.close();
    },
  );

  it.each(['video.m3u8', 'video'])('is none if the bytes of %s are those of a video', async (path) => {
    for (const type of ['video/mp4', 'application/vnd.apple.mpegurl', 'text/plain']) {
      for (const knowsRanges of [true, false]) {
        const server = await serve((request, response) => {
          const headers = { 'content-type': type };
          if (knowsRanges) serveRange(request, response, first, { headers });
          else response.writeHead(200, headers).end(first);
        });
        const source = await open(server, path);
        expectBytes(await source.read(0, first.length), first);
        await source.close();
      }
    }
  });

  it.each([
    ['video.m3u8', 'text/html', '<html></html>'],
    ['video.m3u8', 'text/plain', ''],
    ['video', 'application/vnd.apple.mpegurl', `<html>${'Not found. '.repeat(100)}</html>`],
  ])('cannot be read if %s as %s is another text', async (path, type, text) => {
    const server = await serve((_, response) => response.writeHead(200, { 'content-type': type }).end(text));
    await expect(open(server, path)).rejects.toThrow('The playlist cannot be read.');
  });

  it('uses the smallest rendition that is wide enough', async () => {
    const server = await host({
      ...files,
      '/main.m3u8':
        '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=9,RESOLUTION=1920x1080\nhd.m3u8\n#EXT-X-STREAM-INF:BANDWIDTH=5,RESOLUTION=426x240\nsd.m3u8\n',
      '/sd.m3u8': segments('a.ts'),
    });
    const source = await open(server);
    expect(source.size).toBe(first.length);
    await source.close();
  });

  it.each([
    ['lists them', { '/v/sd.m3u8': segments('a.ts'), '/v/a.ts': second }],
    [
      'lists them after a redirect',
      {
        '/v/sd.m3u8': { movedTo: '/moved/sd.m3u8' },
        '/v/a.ts': first,
        '/moved/sd.m3u8': segments('a.ts'),
        '/moved/a.ts': second,
      },
    ],
  ])('resolves its segments relative to the playlist that %s', async (_, rendition) => {
    const master = '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=5\nv/sd.m3u8\n';
    const source = await open(await host({ '/main.m3u8': master, '/a.ts': first, ...rendition }));
    expectBytes(await source.read(0, source.size), second);
    await source.close();
  });

  it.each([
    ['url-not-allowed', { '/main.m3u8': segments('http://169.254.169.254/a.ts') }],
    ['url-not-allowed', { '/main.m3u8': segments('file:///etc/passwd') }],
    ['url-not-allowed', { '/main.m3u8': '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=9\nhttp://10.0.0.1/x.m3u8' }],
    ['unreachable', { '/main.m3u8': segments('missing.ts') }],
    ['not-a-video', { '/main.m3u8': '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=9\nmain.m3u8' }],
  ] as const)('is refused as %s when a part of it may not be read', async (code, wrong) => {
    await expect(open(await host(wrong))).rejects.toMatchObject({ code });
  });

  it('is read when its playlist is compressed, and refused with the reason when a segment is', async () => {
    const compressing = (compressed: string) =>
      serve((request, response) => {
        const body = request.url === '/main.m3u8' ? segments('a.ts') : first;
        if (request.url !== compressed) response.end(body);
        else response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(body));
      });
    const source = await open(await compressing('/main.m3u8'));
    expect(source.size).toBe(first.length);
    await source.close();
    await expect(open(await compressing('/a.ts'))).rejects.toMatchObject({
      code: 'unreachable',
      message: expect.stringContaining('compressed') as string,
    });
  });

  it.each([true, false])(
    'may have an empty segment, whether its host supports ranges or not: %s',
    async (knows) => {
      const names = {
        '/main.m3u8': segments('empty.ts', 'a.ts'),
        '/empty.ts': Buffer.alloc(0),
        '/a.ts': second,
      };
      const source = await open(await host(names, knows));
      expectBytes(await source.read(0, second.length), second);
      await source.close();
    },
  );

  it('may be larger than the byte limit, and fails only when more than the limit is read', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `${index}.ts`);
    const many = Object.fromEntries(names.map((name) => [`/${name}`, first]));
    const source = await open(
      await host({ ...many, '/main.m3u8': segments(...names) }),
      'main.m3u8',
      1_000_000,
    );
    expect(source.size).toBe(20 * first.length);
    expectBytes(await source.read(19 * first.length, 100), first.subarray(0, 100));
    const readAll = async (): Promise<void> => {
      for (let at = 0; at < source.size; at += first.length) await source.read(at, first.length);
    };
    await expect(readAll()).rejects.toMatchObject({
      code: 'too-large',
      message: expect.stringContaining('More than 1 MB') as string,
    });
    await source.close();
  });

  it('requests the size of a file once if many segments are parts of it', async () => {
    const parts = Array.from(
      { length: 30 },
      (_, at) => `#EXT-X-BYTERANGE:1000@${at * 1000}\n#EXTINF:2,\na.ts`,
    );
    const server = await host({
      '/main.m3u8': ['#EXTM3U', ...parts, '#EXT-X-ENDLIST'].join('\n'),
      '/a.ts': first,
    });
    const source = await open(server);
    expect(source.size).toBe(30_000);
    // The playlist twice, and the file.
    expect(server.ranges).toHaveLength(3);
    expectBytes(await source.read(0, 30_000), first.subarray(0, 30_000));
    await source.close();
  });

  it('requests from a slow host the sizes of only as many segments as samples are taken', async () => {
    const server = await serve((request, response) => {
      if (request.url === '/main.m3u8') {
        response.end(segments(...Array.from({ length: 450 }, (_, index) => `${index}.ts`)));
        return;
      }
      setTimeout(() => serveRange(request, response, second), 80);
    });
    const source = await open(server);
    expect(source.size / second.length).toBe(113);
    expect(source.hasGaps).toBe(true);
    expect(server.ranges).toHaveLength(2 + 113);
    expect(server.connections()).toBeLessThanOrEqual(6);
    await source.close();
  });

  it('is read without gaps when there is time to request the sizes of all segments', async () => {
    const names = Array.from({ length: 450 }, (_, index) => `${index}.ts`);
    const server = await host({
      ...Object.fromEntries(names.map((name) => [`/${name}`, Buffer.from('x')])),
      '/main.m3u8': segments(...names),
    });
    const sizeWithin = async (segmentsMs?: number): Promise<number> => {
      const source = await open(server, 'main.m3u8', 5_000_000, { segmentsMs });
      await source.close();
      expect(source.hasGaps).toBe(source.size < 450);
      return source.size;
    };
    expect(await sizeWithin(60_000)).toBe(450);
    expect(await sizeWithin()).toBeLessThan(450);
  });

  const measured = (source: ByteSource) =>
    measureBytes({
      size: source.size,
      ask: (offset, length) => source.read(offset, length),
      maxDurationMs: 60_000,
      budgetMs: 20_000,
    });
  const cutsOf = ({ transitions }: VideoMeasurements) =>
    transitions.map(({ kind, startMs }) => [kind, Math.round(startMs / 40)]);

  it('is measured like a video, with its subtitles at the times of the video', async () => {
    const segment = (base: readonly [number, number, number], startSeconds: number) =>
      makeMedia({ container: 'mpegts', video: { frames: 50, paint: drifting(base) }, startSeconds });
    // The clock of the stream starts at 10 s, and so does that of the subtitles.
    const subtitle = (second: number, text: string) =>
      `WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:900000\n\n00:0${second}.000 --> 00:0${second + 1}.000\n${text}\n`;
    const source = await open(
      await host({
        '/main.m3u8':
          '#EXTM3U\n#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English",DEFAULT=YES,URI="subs/en.m3u8"\n' +
          '#EXT-X-STREAM-INF:BANDWIDTH=9,SUBTITLES="s"\nvideo.m3u8',
        '/video.m3u8': segments('0.ts', '1.ts'),
        '/0.ts': await segment([60, 160, 60], 10),
        '/1.ts': await segment([200, 80, 60], 12),
        '/subs/en.m3u8': segments('0.vtt', '1.vtt'),
        '/subs/0.vtt': Buffer.from(subtitle(1, 'one')),
        '/subs/1.vtt': Buffer.from(subtitle(3, 'two')),
      }),
    );
    const video = withSubtitles(await measured(source), await source.readSubtitles?.());
    expect(cutsOf(video)).toEqual([['cut', 50]]);
    expect(Math.abs(video.durationMs - 4000)).toBeLessThan(100);
    expect(video.cues.map(({ startMs, text }) => [Math.round(startMs / 100), text])).toEqual([
      [10, 'one'],
      [30, 'two'],
    ]);
    expect(video.partial).toEqual([]);
    await source.close();
  });

  it('is measured at the times of its playlist although a segment is missing', async () => {
    const segment = (base: readonly [number, number, number], startSeconds: number) =>
      makeMedia({ container: 'mpegts', video: { frames: 50, paint: drifting(base) }, startSeconds });
    const source = await open(
      await host({
        '/main.m3u8': segments('0.ts', '1.ts', '2.ts').replace('#EXTINF:2,\n1', '#EXT-X-GAP\n#EXTINF:2,\n1'),
        '/0.ts': await segment([60, 160, 60], 10),
        '/2.ts': await segment([200, 80, 60], 14),
      }),
    );
    const video = await measureBytes({
      size: source.size,
      ask: (offset, length) => source.read(offset, length),
      maxDurationMs: 60_000,
      budgetMs: 20_000,
      joinsParts: !source.hasGaps,
    });
    expect(Math.abs(video.durationMs - 6000)).toBeLessThan(100);
    await source.close();
  });

  it('counts the bytes of its subtitles', async () => {
    const subtitles = Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\none\n');
    const source = await open(
      await host({
        '/main.m3u8':
          '#EXTM3U\n#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English",DEFAULT=YES,URI="subs/en.m3u8"\n' +
          '#EXT-X-STREAM-INF:BANDWIDTH=9,SUBTITLES="s"\nvideo.m3u8',
        '/video.m3u8': segments('a.ts'),
        '/a.ts': first,
        '/subs/en.m3u8': segments('0.vtt', '1.vtt'),
        '/subs/0.vtt': subtitles,
        '/subs/1.vtt': subtitles,
      }),
    );
    const before = source.bytesRead;
    expect(await source.readSubtitles?.()).toEqual({
      files: [
        { bytes: subtitles, startMs: 0 },
        { bytes: subtitles, startMs: 2000 },
      ],
      isComplete: true,
      track: { id: 'stream-und-1', kind: 'subtitles', title: 'English' },
    });
    expect(source.bytesRead - before).toBe(2 * subtitles.length);
    await source.close();
  });

  it('lists its subtitles, and has those that are wanted', async () => {
    const rendition = (language: string) =>
      `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="n",LANGUAGE="${language}",URI="${language}.m3u8"`;
    const server = await host({
      '/main.m3u8': [
        '#EXTM3U',
        ...['en', 'it'].map(rendition),
        '#EXT-X-STREAM-INF:BANDWIDTH=9,SUBTITLES="s"\nvideo.m3u8',
      ].join('\n'),
      '/video.m3u8': segments('a.ts'),
      '/a.ts': first,
      '/it.m3u8': segments('0.vtt'),
      '/0.vtt': Buffer.from('WEBVTT\n'),
    });
    const source = await open(server, 'main.m3u8', 5_000_000, { words: { language: 'it' } });
    const italian = { id: 'stream-it-1', kind: 'subtitles', language: 'it', title: 'n' };
    expect(source.subtitleTracks).toEqual([
      { id: 'stream-en-1', kind: 'subtitles', language: 'en', title: 'n' },
      italian,
    ]);
    expect((await source.readSubtitles?.())?.track).toEqual(italian);
    await source.close();
  });

  it('may consist of MP4 fragments with one initialization section', async () => {
    const paint = edited([
      [50, drifting([60, 160, 60])],
      [50, drifting([200, 80, 60])],
    ]);
    const file = await makeMedia({
      container: 'mp4',
      video: { ...paint, groupLength: 25 },
      isFragmented: true,
    });
    const starts: number[] = [];
    for (let at = file.indexOf('moof'); at >= 0; at = file.indexOf('moof', at + 4)) starts.push(at - 4);
    expect(starts.length).toBeGreaterThan(2);
    const parts = starts.map((start, index) => file.subarray(start, starts[index + 1] ?? file.length));
    const names = parts.map((_, index) => `${index}.m4s`);
    const fragments = Object.fromEntries(parts.map((part, index) => [`/${index}.m4s`, part]));
    const source = await open(
      await host({
        '/main.m3u8': segments(...names).replace('#EXTINF', '#EXT-X-MAP:URI="init.mp4"\n#EXTINF'),
        '/init.mp4': file.subarray(0, starts[0]),
        ...fragments,
      }),
    );
    expect(source.size).toBe(file.length);
    const video = await measured(source);
    expect(cutsOf(video)).toEqual([['cut', 50]]);
    expect(Math.abs(video.durationMs - 4000)).toBeLessThan(100);
    await source.close();
  });

  it('consists of parts: one for each initialization section, discontinuity and gap', async () => {
    const bytes = (name: string) => Buffer.from(name.padEnd(10, '.'));
    const names = ['i', 'j', 'a', 'b', 'c', 'd', 'e'];
    const source = await open(
      await host({
        ...Object.fromEntries(names.map((name) => [`/${name}`, bytes(name)])),
        '/main.m3u8': [
          ...['#EXTM3U', '#EXT-X-MAP:URI="i"', '#EXTINF:2,', 'a', '#EXT-X-MAP:URI="i"', '#EXTINF:3,', 'b'],
          ...['#EXT-X-DISCONTINUITY', '#EXTINF:4,', 'c', '#EXT-X-MAP:URI="j"', '#EXTINF:5,', 'd'],
          ...['#EXTINF:6,', 'e', '#EXT-X-ENDLIST'],
        ].join('\n'),
      }),
    );
    expect(source.parts).toEqual([
      { offset: 0, size: 30, startMs: 0, durationMs: 5000 },
      { offset: 30, size: 20, startMs: 5000, durationMs: 4000 },
      { offset: 50, size: 30, startMs: 9000, durationMs: 11_000 },
    ]);
    expectBytes(await source.read(0, 99), Buffer.concat(['i', 'a', 'b', 'i', 'c', 'j', 'd', 'e'].map(bytes)));
    await source.close();
  });

  it('has the parts of a separate audio rendition after those of the picture', async () => {
    const source = await open(
      await host({
        ...files,
        '/video.m3u8': segments('a.ts'),
        '/sound.m3u8': segments('sub/b.ts', 'sub/b.ts'),
        '/main.m3u8':
          '#EXTM3U\n#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="English",DEFAULT=YES,URI="sound.m3u8"\n' +
          '#EXT-X-STREAM-INF:BANDWIDTH=9,AUDIO="a"\nvideo.m3u8',
      }),
    );
    const size = 2 * second.length;
    expect(source.parts).toEqual([{ offset: 0, size: first.length, startMs: 0, durationMs: 2000 }]);
    expect(source.audioParts).toEqual([{ offset: first.length, size, startMs: 0, durationMs: 4000 }]);
    expectBytes(await source.read(first.length, size), Buffer.concat([second, second]));
    expect(source.partial).toEqual([]);
    await source.close();
  });

  it('is partial without its audio if that is a separate rendition that cannot be read', async () => {
    const source = await open(
      await host({
        ...files,
        '/video.m3u8': segments('a.ts'),
        '/main.m3u8':
          '#EXTM3U\n#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="English",URI="sound.m3u8"\n' +
          '#EXT-X-STREAM-INF:BANDWIDTH=9,AUDIO="a"\nvideo.m3u8',
      }),
    );
    expect(source.partial).toEqual([{ code: 'audio-apart', values: {} }]);
    expect(source.readSubtitles).toBeUndefined();
    await source.close();
  });

  it('passes with each URL the URL of its playlist, so that https never leads to http', async () => {
    const texts: Record<string, string> = {
      '/main.m3u8':
        '#EXTM3U\n#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English",URI="http://a.example/en.m3u8"\n' +
        '#EXT-X-STREAM-INF:BANDWIDTH=9,SUBTITLES="s"\nhttp://a.example/video.m3u8',
      '/video.m3u8': segments('http://a.example/a.ts'),
      '/en.m3u8': segments('http://a.example/a.vtt'),
    };
    const asked: [address: string, from: string | undefined][] = [];
    const get: GuardedClient['get'] = (address, _, from) => {
      asked.push([address, from?.href]);
      // Everything has moved: relative URLs in there must resolve against the new URL.
      const url = new URL(new URL(address).pathname, 'https://b.example');
      const body = Readable.from([Buffer.from(texts[url.pathname] ?? 'bytes')]);
      return Promise.resolve({
        status: 200,
        headers: {},
        url,
        isPublic: true,
        body,
        discard: () => undefined,
      });
    };
    const client = { get, close: () => Promise.resolve() };
    const source = await openHls(client, await get('https://a.example/main.m3u8', {}), 5_000_000);
    await source.readSubtitles?.();
    expect(asked.slice(1)).toEqual([
      ['http://a.example/video.m3u8', 'https://b.example/main.m3u8'],
      ['http://a.example/a.ts', 'https://b.example/video.m3u8'],
      ['http://a.example/en.m3u8', 'https://b.example/main.m3u8'],
      ['http://a.example/a.vtt', 'https://b.example/en.m3u8'],
    ]);
  });
});
