import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { openHttpSource } from '../http-source';
import { patternBytes, serveRange, type LocalServer } from '../testing/local-server';
import { serve } from '../testing/sources';

const MB = 1_000_000;

/** A host with one playlist, and the same file at every other path. */
function host(playlist: string, file: Buffer, knowsRanges = true, tellsLength = true): Promise<LocalServer> {
  return serve((request, response) => {
    if (request.url === '/main.m3u8') response.end(['#EXTM3U', playlist, '#EXT-X-ENDLIST'].join('\n'));
    else if (knowsRanges) serveRange(request, response, file);
    else response.writeHead(200, tellsLength ? { 'content-length': file.length } : {}).end(file);
  });
}

function open(server: LocalServer) {
  const { signal } = new AbortController();
  const options = { maxBytes: 500 * MB, allowHosts: new Set([server.host]), signal };
  return openHttpSource(`${server.url}main.m3u8`, options);
}

const times = (count: number, textOf: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => textOf(index)).join('\n');

describe('a stream that needs too many resources', () => {
  it('has its segments removed from memory after they were read, and still counts their bytes', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const held = async () => {
      // Memory that one garbage collection has found is released in parallel to the program: the next one waits for
      // that.
      for (let round = 0; round < 2; round += 1) {
        await setImmediate();
        collect();
      }
      return process.memoryUsage().arrayBuffers;
    };
    const server = await host(
      times(30, (index) => `#EXTINF:2,\n${index}.ts`),
      Buffer.alloc(3 * MB),
    );
    const source = await open(server);
    const before = await held();
    for (let at = 0; at < source.size; at += MB) await source.read(at, MB);
    // Six segments stay open.
    expect((await held()) - before).toBeLessThan(45 * MB);
    expect(source.bytesRead).toBeGreaterThanOrEqual(source.size);
    await source.close();
  });

  it('has the least recently used segment removed', async () => {
    const file = patternBytes(1000);
    const server = await host(
      times(7, (index) => `#EXTINF:2,\n${index}.ts`),
      file,
    );
    const source = await open(server);
    const readAll = async (...segments: number[]) => {
      for (const segment of segments) await source.read(segment * file.length, file.length);
    };
    await readAll(0, 1, 2, 3, 4, 5, 0, 6);
    const requests = server.ranges.length;
    await readAll(0);
    expect(server.ranges).toHaveLength(requests);
    await readAll(1);
    expect(server.ranges).toHaveLength(requests + 1);
    await source.close();
  });

  it('cannot fetch its segments without limit, although they are removed from memory', async () => {
    const file = Buffer.alloc(0.2 * MB);
    const server = await host(
      times(10, (index) => `#EXTINF:2,\n${index}.ts`),
      file,
    );
    const source = await open(server);
    const readOften = async () => {
      for (let round = 0; round < 100; round += 1) {
        for (let at = 0; at < source.size; at += file.length) await source.read(at, 10);
      }
    };
    await expect(readOften()).rejects.toMatchObject({ code: 'too-large' });
    expect(source.bytesRead).toBeLessThan(3 * source.size + 20 * MB);
    await source.close();
  });

  it('opens a file once, whatever the number of its parts', async () => {
    const file = patternBytes(60_000);
    const server = await host(
      times(60, (index) => `#EXT-X-BYTERANGE:1000@${index * 1000}\n#EXTINF:2,\nall.ts`),
      file,
    );
    const source = await open(server);
    const read = [];
    for (let at = 0; at < source.size; at += 1000) read.push(await source.read(at, 1000));
    expect(Buffer.concat(read).equals(file)).toBe(true);
    expect(source.bytesRead).toBe(file.length);
    await source.close();
  });

  it('fetches only the initialization sections that a segment needs', async () => {
    const sections = times(1000, (index) => `#EXT-X-MAP:URI="init${index}.mp4"`);
    const server = await host(`${sections}\n#EXTINF:2,\na.m4s`, patternBytes(100));
    const source = await open(server);
    expect(source.size).toBe(200);
    // The playlist twice, one section and one segment.
    expect(server.ranges).toHaveLength(4);
    await source.close();
  });

  it.each([
    [20, 'of known length', true],
    [20, 'of unknown length', false],
    // There is still room when the last one begins.
    [9, 'of unknown length', false],
  ])(
    'is refused when small parts of %i large files %s would fill the memory',
    async (count, _, tellsLength) => {
      const server = await host(
        times(count, (index) => `#EXT-X-BYTERANGE:10@0\n#EXTINF:2,\n${index}.ts`),
        Buffer.alloc(8 * MB),
        false,
        tellsLength,
      );
      await expect(open(server)).rejects.toMatchObject({ code: 'too-large' });
    },
  );

  it('is refused when its playlist has more than two million bytes', async () => {
    const rest = '#EXTM3U\n\n#EXT-X-ENDLIST'.length;
    const list = (bytes: number) => '#EXTINF:2,\na.ts\n#'.padEnd(bytes - rest, 'x');
    const within = await open(await host(list(2_000_000), patternBytes(100)));
    expect(within.size).toBe(100);
    await within.close();
    const larger = await host(list(2_000_001), patternBytes(100));
    await expect(open(larger)).rejects.toMatchObject({ code: 'too-large' });
  });

  it('is refused when it lists parts beyond the end of their files', async () => {
    const server = await host('#EXT-X-BYTERANGE:10@95\n#EXTINF:2,\na.ts', patternBytes(100), false);
    await expect(open(server)).rejects.toMatchObject({ code: 'not-a-video' });
  });
});
