import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { makeMedia } from '../../testing/make-media';
import { memorySource } from '../../testing/memory-source';
import { colorBars, edited } from '../../testing/scenes';
import { readVideoHeader, type VideoHeader } from './video-header';

const SAMPLE = new URL('../../../../public/sample/program.mp4', import.meta.url);
const TRUTH = new URL('../../../../public/sample/program.truth.json', import.meta.url);

const header = (bytes: Uint8Array): Promise<VideoHeader> => readVideoHeader(memorySource(bytes));

/** A box of ISO/IEC 14496-12: length, type, contents. */
function box(type: string, ...contents: Buffer[]): Buffer {
  const body = Buffer.concat(contents);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

function shortHeader(scale: number, ticks: number): Buffer {
  const bytes = Buffer.alloc(100);
  bytes.writeUInt32BE(scale, 12);
  bytes.writeUInt32BE(ticks, 16);
  return box('mvhd', bytes);
}

function longHeader(scale: number, ticks: bigint): Buffer {
  const bytes = Buffer.alloc(112);
  bytes[0] = 1;
  bytes.writeUInt32BE(scale, 20);
  bytes.writeBigUInt64BE(ticks, 24);
  return box('mvhd', bytes);
}

function extendedBy(ticks: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32BE(ticks, 4);
  return box('mvex', box('trex', Buffer.alloc(24)), box('mehd', bytes));
}

const FTYP = box('ftyp', Buffer.from('isomisom'));

/** A Windows Media file up to its file properties (ASF specification, 3.1 and 3.2). */
function windowsMedia(playMs: number, prerollMs: number, isLive = false): Buffer {
  const other = Buffer.alloc(46);
  other.write('b503bf5f2ea9cf118ee300c00c205365', 'hex');
  other.writeBigUInt64LE(46n, 16);
  const properties = Buffer.alloc(104);
  properties.write('a1dcab8c47a9cf118ee400c00c205365', 'hex');
  properties.writeBigUInt64LE(104n, 16);
  properties.writeBigUInt64LE(BigInt(playMs) * 10_000n, 64);
  properties.writeBigUInt64LE(BigInt(prerollMs), 80);
  properties.writeUInt32LE(isLive ? 1 : 2, 88);
  const head = Buffer.alloc(30);
  head.write('3026b2758e66cf11a6d900aa0062ce6c', 'hex');
  head.writeBigUInt64LE(180n, 16);
  return Buffer.concat([head, other, properties]);
}

describe('readVideoHeader', () => {
  it('reads the header of the sample program in a few bytes', async () => {
    const source = memorySource(readFileSync(SAMPLE));
    const { durationMs } = JSON.parse(readFileSync(TRUTH, 'utf8')) as { durationMs: number };
    const { container, durationMs: found } = await readVideoHeader(source);
    expect(container).toBe('mp4');
    expect(Math.abs((found ?? 0) - durationMs)).toBeLessThan(100);
    expect(source.bytesRead).toBeLessThan(500);
  });

  it.each([
    ['mp4', 'mp4'],
    ['mov', 'mp4'],
    ['avi', 'avi'],
  ] as const)('reads a real %s', async (container, kind) => {
    const bytes = await makeMedia({ container, video: edited([[50, colorBars]]) });
    const found = await header(bytes);
    expect(found.container).toBe(kind);
    expect(Math.abs((found.durationMs ?? 0) - 2_000)).toBeLessThanOrEqual(40);
  });

  it('reads nothing after a Windows Media object that is larger than the file', async () => {
    const bytes = windowsMedia(20_000, 3_000);
    bytes.writeBigUInt64LE(2n ** 61n, 30 + 16);
    const read = vi.fn((offset: number, length: number) => {
      if (!Number.isSafeInteger(offset)) return Promise.reject(new RangeError('no place in the file'));
      return Promise.resolve(new Uint8Array(bytes.subarray(offset, offset + length)));
    });
    const source = { ...memorySource(bytes), size: bytes.length, read };
    expect((await readVideoHeader(source)).durationMs).toBeUndefined();
  });

  it.each(['matroska', 'mpegts', 'flv'] as const)('returns nothing for %s', async (container) => {
    const bytes = await makeMedia({ container, video: edited([[25, colorBars]]) });
    expect(await header(bytes)).toEqual({ container: undefined, durationMs: undefined });
  });

  it.each<[string, Buffer, number | undefined]>([
    [
      'an index at the end',
      Buffer.concat([FTYP, box('mdat', Buffer.alloc(999)), box('moov', shortHeader(600, 1500))]),
      2_500,
    ],
    ['times of 64 bits', Buffer.concat([FTYP, box('moov', longHeader(90_000, 90_000n * 3_600n))]), 3_600_000],
    ['fragments', Buffer.concat([FTYP, box('moov', shortHeader(1000, 0), extendedBy(61_000))]), 61_000],
    ['fragments of no known length', Buffer.concat([FTYP, box('moov', shortHeader(1000, 0))]), undefined],
    ['an unknown length', Buffer.concat([FTYP, box('moov', shortHeader(1000, 0xffffffff))]), undefined],
    ['no scale', Buffer.concat([FTYP, box('moov', shortHeader(0, 100))]), undefined],
    ['no index', Buffer.concat([FTYP, box('mdat', Buffer.alloc(50))]), undefined],
    [
      'an index that is cut off',
      Buffer.concat([FTYP, box('moov', shortHeader(600, 1500))]).subarray(0, 40),
      undefined,
    ],
    ['a box of length zero in the way', Buffer.concat([FTYP, Buffer.alloc(8)]), undefined],
    [
      'boxes without end',
      Buffer.concat([
        FTYP,
        ...Array.from({ length: 500 }, () => box('free')),
        box('moov', shortHeader(600, 600)),
      ]),
      undefined,
    ],
  ])('reads an MP4 with %s', async (_, bytes, durationMs) => {
    expect(await header(bytes)).toEqual({ container: 'mp4', durationMs });
  });

  it.each<[string, Buffer, number | undefined]>([
    ['a length', windowsMedia(63_000, 3_000), 60_000],
    ['a live stream', windowsMedia(63_000, 3_000, true), undefined],
    ['no length', windowsMedia(0, 3_000), undefined],
    ['its properties cut off', windowsMedia(63_000, 3_000).subarray(0, 120), undefined],
  ])('reads a WMV with %s', async (_, bytes, durationMs) => {
    expect(await header(bytes)).toEqual({ container: 'wmv', durationMs });
  });

  it('ends for any input', async () => {
    let state = 1;
    for (let round = 0; round < 300; round += 1) {
      const bytes = Buffer.concat([
        FTYP,
        box('moov', longHeader(600, 6_000n), extendedBy(5)),
        windowsMedia(9, 1),
      ]);
      for (let change = 0; change < 4; change += 1) {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
        bytes[state % bytes.length] = state >> 16;
      }
      const { durationMs } = await header(bytes.subarray(round % 32 === 0 ? 0 : round % 9));
      expect(durationMs === undefined || (Number.isSafeInteger(durationMs) && durationMs >= 0)).toBe(true);
    }
  });
});
