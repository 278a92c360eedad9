import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createGuardedClient, type GuardedClient } from '../guarded-fetch';
import { serveRange, startServer } from '../testing/local-server';
import { serve } from '../testing/sources';
import { fetchSubtitles } from './hls-subtitles';

const list = (...lines: string[]) => ['#EXTM3U', ...lines, '#EXT-X-ENDLIST'].join('\n');
const segment = (name: string) => `#EXTINF:6,\n${name}`;

const gzipped =
  (text: string): RequestListener =>
  (_, response) =>
    response.end(gzipSync(text));

const clients: GuardedClient[] = [];
afterEach(() => Promise.all(clients.splice(0).map((client) => client.close())));

/** Fetches the subtitles of a playlist with files by path; a listener sends its own answer. */
async function fetched(playlist: string, files: Record<string, string | RequestListener>, withinMs = 5_000) {
  const server = await serve((request, response) => {
    const file = request.url === '/subs.m3u8' ? playlist : files[request.url ?? ''];
    if (file === undefined) response.writeHead(404).end();
    else if (typeof file === 'string') response.end(file);
    else file(request, response);
  });
  const { signal } = new AbortController();
  const client = createGuardedClient({ allowHosts: new Set([server.host]), signal });
  clients.push(client);
  const url = `${server.url}subs.m3u8`;
  const { files: texts, ...rest } = await fetchSubtitles(client, url, new URL(server.url), {
    allWithinMs: withinMs,
  });
  return { ...rest, texts: texts.map(({ bytes }) => String(bytes)) };
}

describe('the subtitles of a stream', () => {
  it('are fetched in order, also as parts of one file', async () => {
    const all = Buffer.from('WEBVTT oneWEBVTT two');
    const playlist = list(
      segment('a.vtt'),
      '#EXT-X-BYTERANGE:10@0',
      segment('all.vtt'),
      '#EXT-X-BYTERANGE:10',
      segment('all.vtt'),
    );
    for (const knowsRanges of [true, false]) {
      const whole: RequestListener = (request, response) => {
        if (knowsRanges) serveRange(request, response, all);
        else response.end(all);
      };
      expect(await fetched(playlist, { '/a.vtt': 'WEBVTT', '/all.vtt': whole })).toEqual({
        texts: ['WEBVTT', 'WEBVTT one', 'WEBVTT two'],
        isComplete: true,
        bytesRead: knowsRanges ? 26 : 46,
      });
    }
  });

  it('are incomplete when a segment is missing or at an internal address, and the others are read', async () => {
    const canary = await startServer((_, response) => response.end('WEBVTT secret'));
    const playlist = list(...['a.vtt', 'none.vtt', canary.url, 'b.vtt'].map(segment));
    const { texts, isComplete } = await fetched(playlist, { '/a.vtt': 'WEBVTT a', '/b.vtt': 'WEBVTT b' });
    expect({ texts, isComplete }).toEqual({ texts: ['WEBVTT a', 'WEBVTT b'], isComplete: false });
    expect(canary.connections()).toBe(0);
    await canary.close();
  });

  it('are incomplete when a part is shorter than the playlist says, and omit that part', async () => {
    const all = Buffer.from('WEBVTT oneWEBVTT t');
    const playlist = list(
      '#EXT-X-BYTERANGE:10@0',
      segment('all.vtt'),
      '#EXT-X-BYTERANGE:10',
      segment('all.vtt'),
    );
    for (const knowsRanges of [true, false]) {
      const short: RequestListener = (request, response) => {
        if (knowsRanges) serveRange(request, response, all);
        else response.end(all);
      };
      const { texts, isComplete } = await fetched(playlist, { '/all.vtt': short });
      expect({ texts, isComplete }).toEqual({ texts: ['WEBVTT one'], isComplete: false });
    }
  });

  it('are complete when a segment is empty', async () => {
    const files = { '/a.vtt': 'WEBVTT a', '/empty.vtt': '' };
    const { texts, isComplete } = await fetched(list(...['a.vtt', 'empty.vtt'].map(segment)), files);
    expect({ texts, isComplete }).toEqual({ texts: ['WEBVTT a'], isComplete: true });
  });

  it('are read when a segment is compressed, and incomplete when a part of one is', async () => {
    const compressed: RequestListener = (request, response) =>
      serveRange(request, response, gzipSync('WEBVTT a'), { headers: { 'content-encoding': 'gzip' } });
    const files = { '/a.vtt': compressed, '/b.vtt.gz': gzipped('WEBVTT b') };
    const whole = list(...['a.vtt', 'b.vtt.gz'].map(segment));
    const { texts, isComplete } = await fetched(whole, files);
    expect({ texts, isComplete }).toEqual({ texts: ['WEBVTT a', 'WEBVTT b'], isComplete: true });
    const part = list('#EXT-X-BYTERANGE:8@0', segment('a.vtt'));
    expect(await fetched(part, files)).toMatchObject({ texts: [], isComplete: false });
  });

  it('are incomplete when a segment unpacks to more than the limit of their size', async () => {
    const files = { '/a.vtt': gzipped(`WEBVTT${' '.repeat(4_000_000)}`), '/b.vtt': 'WEBVTT b' };
    const { texts, isComplete } = await fetched(list(...['a.vtt', 'b.vtt'].map(segment)), files);
    expect({ texts, isComplete }).toEqual({ texts: ['WEBVTT b'], isComplete: false });
  });

  it('are waited for until the time limit when a segment is silent or slow', async () => {
    const silent: RequestListener = () => undefined;
    const slow: RequestListener = (_, response) => {
      const timer = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(timer));
    };
    const playlist = list(...['a.vtt', 'silent.vtt', 'b.vtt', 'slow.vtt'].map(segment));
    const files = {
      ...{ '/a.vtt': 'WEBVTT a', '/silent.vtt': silent },
      ...{ '/b.vtt': 'WEBVTT b', '/slow.vtt': slow },
    };
    const { texts, isComplete } = await fetched(playlist, files, 3_000);
    expect({ texts, isComplete }).toEqual({ texts: ['WEBVTT a', 'WEBVTT b'], isComplete: false });
  });

  it('are read up to the limit of their size', async () => {
    const large = `WEBVTT${' '.repeat(1_500_000)}`;
    const names = Array.from({ length: 9 }, (_, index) => `/${index}.vtt`);
    const playlist = list(...names.map(segment));
    const { isComplete, bytesRead } = await fetched(
      playlist,
      Object.fromEntries(names.map((name) => [name, large])),
    );
    expect(isComplete).toBe(false);
    expect(bytesRead).toBeLessThan(8_000_000);
  });

  it('are fetched without their initialization section, which their text does not need', async () => {
    const playlist = list('#EXT-X-MAP:URI="init.mp4"', segment('a.m4s'));
    expect(await fetched(playlist, { '/a.m4s': 'moof' })).toMatchObject({
      texts: ['moof'],
      isComplete: true,
    });
  });

  it.each([
    ['a page', '<html>'],
    ['a live stream', '#EXTM3U\n#EXTINF:6,\na.vtt'],
    ['an encrypted one', list('#EXT-X-KEY:METHOD=AES-128,URI="k"', segment('a.vtt'))],
    ['a list of lists', list('#EXT-X-STREAM-INF:BANDWIDTH=1', 'a.m3u8')],
  ])('are missing if their URL is that of %s', async (_, playlist) => {
    expect(await fetched(playlist, { '/a.vtt': 'WEBVTT' })).toMatchObject({ texts: [], isComplete: false });
  });
});
