import { describe, expect, it } from 'vitest';
import { joinRanges } from '../../../netlify/analysis/providers/embedded/measure/join-ranges';
import type { MediaPart } from '../../../netlify/analysis/source/byte-source';
import { makeMedia, type MediaRecipe } from '../../../netlify/analysis/testing/make-media';
import { drifting } from '../../../netlify/analysis/testing/scenes';
import { audioPass } from '../../../netlify/analysis/providers/embedded/decode/audio-pass';
import { ByteReader } from '../../../netlify/analysis/providers/embedded/decode/byte-reader';
import { DecodeSession } from '../../../netlify/analysis/providers/embedded/decode/decode-session';
import { codesOf, measure } from '../../../netlify/analysis/providers/embedded/decode/testing/short-video';
import { Deadline } from '../../../netlify/analysis/providers/embedded/decode/time';

const GREEN = drifting([60, 160, 60], 0.0002);
const GRAY = drifting([128, 128, 128], 0.0002);

/** 3 s of one scene at 10 frames a second, with a tone. */
const scene = (container: 'mp4' | 'mpegts', recipe: Partial<MediaRecipe> = {}, paint = GREEN, width = 64) =>
  makeMedia({
    container,
    isFragmented: container === 'mp4',
    video: { frames: 30, framesPerSecond: 10, groupLength: 10, width, height: (width * 9) / 16, paint },
    audio: { seconds: 3, sample: (t) => 0.1 * Math.sin(2 * Math.PI * 500 * t) },
    ...recipe,
  });

/** Files as the parts of one video, each with its stated place in ms. */
function joined(...files: (readonly [bytes: Buffer, startMs: number, durationMs?: number])[]) {
  let offset = 0;
  const parts = files.map(([{ length: size }, startMs, durationMs = 3000]): MediaPart => {
    const part = { offset, size, startMs, durationMs };
    offset += size;
    return part;
  });
  return { bytes: Buffer.concat(files.map(([bytes]) => bytes)), parts };
}

const WHOLE = [{ startMs: 0, endMs: 6000 }];

describe('a video of several files', () => {
  it.each([
    ['fragments with another frame size and initialization section', 'mp4', {}, 96],
    ['a transport stream whose clock starts again', 'mpegts', { startSeconds: 4000 }, 64],
  ] as const)('is measured on one timeline: %s', async (_, container, later, width) => {
    const { bytes, parts } = joined(
      [await scene(container), 0],
      [await scene(container, later, GRAY, width), 3000],
    );
    const measured = await measure(bytes, { parts });
    expect(measured.durationMs).toBe(6000);
    expect(measured.decodedRanges).toEqual(WHOLE);
    expect(measured.frames.length).toBeGreaterThanOrEqual(29);
    expect(measured.transitions).toMatchObject([{ kind: 'cut', endMs: 3000 }]);
    const heardMs = measured.audioWindows.reduce((sum, window) => sum + window.durationMs, 0);
    expect(Math.abs(heardMs - 6000)).toBeLessThan(150);
    expect(measured.partial).toEqual([]);
  });

  it('can consist of many: they are opened again where they are read again', async () => {
    const file = await scene('mpegts');
    const many = Array.from({ length: 12 }, (_, index) => [file, index * 3000] as const);
    const { bytes, parts } = joined(...many);
    const measured = await measure(bytes, { parts, fullDecodeMs: 0, sampleStepMs: 1500 });
    expect(measured.durationMs).toBe(36_000);
    expect(measured.origins).toHaveLength(12);
    const seconds = measured.frames.map(({ timeMs }) => Math.round(timeMs / 1000));
    for (let index = 0; index < 12; index += 1) expect(seconds).toContain(index * 3);
    expect(codesOf(measured)).toEqual(['sampled-pictures', 'long-video']);
  });

  it('has the origin of the clock of each file, for its subtitles', async () => {
    const { bytes, parts } = joined(
      [await scene('mpegts', { startSeconds: 20 }), 0],
      [await scene('mpegts', { startSeconds: 4000 }), 3000],
    );
    const { origins = [] } = await measure(bytes, { parts });
    expect(origins.map(({ startMs }) => startMs)).toEqual([0, 3000]);
    for (const [index, originMs] of [20_000, 4_000_000].entries()) {
      expect(Math.abs((origins[index]?.originMs ?? NaN) - originMs)).toBeLessThan(1500);
    }
  });

  it('has each part at its place when something between them is missing', async () => {
    const { bytes, parts } = joined([await scene('mpegts'), 0], [await scene('mpegts', {}, GRAY), 30_000]);
    const measured = await measure(bytes, { parts });
    expect(measured.durationMs).toBe(33_000);
    expect(measured.decodedRanges).toEqual([
      { startMs: 0, endMs: 3000 },
      { startMs: 30_000, endMs: 33_000 },
    ]);
  });

  it.each([
    ['shorter', 4000, 'ends-early'],
    ['longer', 2000, 'length-differs'],
  ])('is said to be %s than stated, if one of them is', async (_, statedMs, code) => {
    const { bytes, parts } = joined([await scene('mp4'), 0, statedMs], [await scene('mp4'), statedMs]);
    const { partial } = await measure(bytes, { parts });
    const endMs = expect.closeTo(6000, -3) as number;
    expect(partial).toEqual([{ code, values: { endMs, durationMs: statedMs + 3000 } }]);
  });

  it('is measured without a part that is damaged, and says so', async () => {
    const { bytes, parts } = joined(
      [await scene('mp4'), 0],
      [Buffer.alloc(5000, 7), 3000],
      [await scene('mp4', {}, GRAY), 6000],
    );
    const measured = await measure(bytes, { parts });
    expect(measured.durationMs).toBe(9000);
    expect(measured.decodedRanges).toEqual([
      { startMs: 0, endMs: 3000 },
      { startMs: 6000, endMs: 9000 },
    ]);
    expect(codesOf(measured)).toEqual(['ends-early', 'damaged-frames']);
  });

  it.each(['mp4', 'mpegts'] as const)('can be sampled: %s', async (container) => {
    const { bytes, parts } = joined([await scene(container), 0], [await scene(container, {}, GRAY), 3000]);
    const measured = await measure(bytes, { parts, fullDecodeMs: 0, sampleStepMs: 750 });
    expect(measured.frames.map(({ timeMs }) => Math.round(timeMs / 1000))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(measured.transitions).toMatchObject([{ kind: 'cut', endMs: 3000 }]);
    expect(codesOf(measured)).toEqual(['sampled-pictures', 'long-video']);
  });
});

describe('the length of a file', () => {
  it('is that of its picture and sound, also where its captions last longer', async () => {
    const cues = [{ startMs: 0, endMs: 9000, text: 'A caption that stays' }];
    const measured = await measure(await scene('mp4', { cues, isFragmented: false }));
    expect(Math.abs(measured.durationMs - 3000)).toBeLessThan(100);
    expect(measured.partial).toEqual([]);
  });
});

describe('the clock of a file', () => {
  it('may begin at a time that is not a whole number of microseconds: the first frame is at 0', async () => {
    const video = { frames: 10, framesPerSecond: 10, width: 64, height: 36, paint: GREEN };
    const measured = await measure(await makeMedia({ container: 'mp4', video, startSeconds: 2 / 30 }));
    expect(measured.origins?.[0]?.originMs).toBeCloseTo(66, 0);
    expect(measured.frames[0]?.timeMs).toBe(0);
    expect(measured.thumbnails[0]?.timeMs).toBe(0);
  });

  it('may wrap around, as MPEG-2 timestamps do after 26.5 hours', async () => {
    const measured = await measure(await scene('mpegts', { startSeconds: 2 ** 33 / 90_000 - 1.5 }));
    expect(Math.abs(measured.durationMs - 3000)).toBeLessThan(250);
    expect(measured.frames.length).toBeGreaterThanOrEqual(14);
    expect(measured.transitions).toEqual([]);
    expect(measured.partial).toEqual([]);
  });

  it('may have counted since the start of a live stream that the fragments were cut from', async () => {
    const bytes = await scene('mp4');
    const secondsBefore = 1_685_548_365;
    const timescales = [...timesOf(bytes, 'mdhd')].map((at) => bytes.readUInt32BE(at + 16));
    for (const at of timesOf(bytes, 'tfdt')) {
      const track = bytes.readUInt32BE(bytes.lastIndexOf('tfhd', at) + 8);
      const ticks = BigInt(secondsBefore) * BigInt(timescales[track - 1] ?? 0);
      bytes.writeBigUInt64BE(bytes.readBigUInt64BE(at + 8) + ticks, at + 8);
    }
    for (const at of timesOf(bytes, 'mfra')) bytes.write('free', at);
    const measured = await measure(bytes);
    expect(Math.abs(measured.durationMs - 3000)).toBeLessThan(250);
    expect(measured.frames[0]?.timeMs).toBe(0);
    expect(measured.partial).toEqual([]);
  });
});

/** Where the type of each such box stands in a file. */
function* timesOf(bytes: Buffer, type: string): Generator<number> {
  for (let at = bytes.indexOf(type); at >= 0; at = bytes.indexOf(type, at + 4)) yield at;
}

describe('sound in files of its own', () => {
  const sound = (container: 'mp4' | 'mpegts', seconds = 3) =>
    makeMedia({
      container,
      isFragmented: container === 'mp4',
      audio: { seconds, sample: (t) => 0.1 * Math.sin(2 * Math.PI * 500 * t) },
    });
  const picture = (paint = GREEN) =>
    makeMedia({
      container: 'mp4',
      isFragmented: true,
      video: { frames: 30, framesPerSecond: 10, groupLength: 10, width: 64, height: 36, paint },
    });

  it.each([
    ['fragments', 'mp4', {}],
    ['transport streams', 'mpegts', {}],
    ['fragments, of a sampled video', 'mp4', { fullDecodeMs: 0 }],
  ] as const)('is measured at the place of its part: %s', async (_, container, options) => {
    const pictures = joined([await picture(), 0], [await picture(GRAY), 3000]);
    const sounds = joined([await sound(container), 0], [await sound(container), 3000]);
    const later = sounds.parts.map((part) => ({ ...part, offset: part.offset + pictures.bytes.length }));
    const measured = await measure(Buffer.concat([pictures.bytes, sounds.bytes]), {
      ...options,
      parts: pictures.parts,
      audioParts: later,
    });
    const heard = joinRanges(
      measured.audioWindows.map(({ timeMs, durationMs }) => ({
        startMs: timeMs,
        endMs: timeMs + durationMs,
      })),
      60,
    );
    expect(heard).toHaveLength(1);
    expect(Math.abs((heard[0]?.endMs ?? 0) - 6000)).toBeLessThan(100);
    expect(measured.transitions).toMatchObject([{ kind: 'cut', endMs: 3000 }]);
    expect(codesOf(measured)).toEqual('fullDecodeMs' in options ? ['sampled-pictures', 'long-video'] : []);
  });

  /** The picture of two parts, with sound in two files of its own. */
  async function withSound(sounds: readonly Buffer[], paint = picture) {
    const pictures = joined([await paint(), 0], [await paint(GRAY), 3000]);
    const { bytes, parts } = joined(...sounds.map((file, index) => [file, index * 3000] as const));
    const audioParts = parts.map((part) => ({ ...part, offset: part.offset + pictures.bytes.length }));
    return { bytes: Buffer.concat([pictures.bytes, bytes]), parts: pictures.parts, audioParts };
  }
  const BROKEN = Buffer.alloc(4000, 3);

  it.each([
    ['the first', [true, false], 'audio-not-decoded'],
    ['the second', [false, true], 'audio-cut'],
  ] as const)(
    'is no silence where %s of its files cannot be decoded, and that is said',
    async (_, broken, code) => {
      const good = await sound('mp4');
      const { bytes, ...files } = await withSound(broken.map((isBroken) => (isBroken ? BROKEN : good)));
      const measured = await measure(bytes, files);
      expect(codesOf(measured)).toEqual([code]);
      expect(measured.audioWindows.length).toBeGreaterThan(8);
      expect(measured.audioWindows.filter(({ rmsDb }) => rmsDb < -60)).toEqual([]);
    },
  );

  it.each([
    ['the first', [true, false], 'audio-not-decoded'],
    ['the second', [false, true], 'audio-cut'],
  ] as const)('is said to be missing of a sampled video, too: %s file', async (_, broken, code) => {
    const good = await sound('mp4');
    const { bytes, ...files } = await withSound(broken.map((isBroken) => (isBroken ? BROKEN : good)));
    expect(codesOf(await measure(bytes, { ...files, fullDecodeMs: 0 }))).toContain(code);
  });

  it('is not said to be missing because parts of the stream are left out', async () => {
    const [good, { bytes, parts }] = [
      await sound('mp4'),
      joined([await picture(), 0], [await picture(), 30_000]),
    ];
    const audioParts = parts.map((part, index) => ({
      ...part,
      offset: bytes.length + index * good.length,
      size: good.length,
    }));
    const codes = codesOf(
      await measure(Buffer.concat([bytes, good, good]), { parts, audioParts, hasGaps: true }),
    );
    expect(codes).toContain('sampled');
    expect(codes).not.toContain('audio-cut');
  });

  it('is kept where the picture has too few key frames for samples, and is decoded from the start', async () => {
    const sparse = (paint = GREEN) =>
      makeMedia({
        container: 'mp4',
        isFragmented: true,
        video: { frames: 30, framesPerSecond: 10, groupLength: 1000, width: 64, height: 36, paint },
      });
    const good = await sound('mp4');
    const { bytes, ...files } = await withSound([good, good], sparse);
    const measured = await measure(bytes, { ...files, fullDecodeMs: 0, sampleStepMs: 250 });
    expect(measured.frames.length).toBeGreaterThan(20);
    const heardMs = measured.audioWindows.reduce((sum, window) => sum + window.durationMs, 0);
    expect(Math.abs(heardMs - 6000)).toBeLessThan(100);
  });

  it('is reported as not decoded when its files contain none', async () => {
    const { bytes, parts } = joined([await picture(), 0]);
    const broken = Buffer.alloc(4000, 3);
    const audioParts = [{ offset: bytes.length, size: broken.length, startMs: 0, durationMs: 3000 }];
    const measured = await measure(Buffer.concat([bytes, broken]), { parts, audioParts });
    expect(measured.frames.length).toBeGreaterThan(10);
    expect(codesOf(measured)).toEqual(['audio-not-decoded']);
  });
});

describe('what is said of the sound of a sampled video', () => {
  it('is not that all of it was analyzed, where parts of the stream are left out', async () => {
    const { bytes, parts } = joined([await scene('mpegts'), 0], [await scene('mpegts', {}, GRAY), 30_000]);
    expect(codesOf(await measure(bytes, { parts, hasGaps: true }))).toContain('sampled');
    expect(codesOf(await measure(bytes, { parts, fullDecodeMs: 0, sampleStepMs: 10_000 }))).toContain(
      'sampled',
    );
  });

  it('is not that all of it was analyzed, where the file ends early', async () => {
    const bytes = await scene('mp4', { isFragmented: false, container: 'matroska' });
    const cut = bytes.subarray(0, Math.round(bytes.length * 0.6));
    expect(codesOf(await measure(bytes, { fullDecodeMs: 0 }))).toContain('sampled-pictures');
    expect(codesOf(await measure(cut, { fullDecodeMs: 0 }))).toContain('sampled');
  });
});

it('many parts can be read again for the cuts between their samples', async () => {
  const [green, gray] = [await scene('mpegts'), await scene('mpegts', {}, GRAY)];
  const many = Array.from({ length: 24 }, (_, index) => [index % 2 ? gray : green, index * 3000] as const);
  const { bytes, parts } = joined(...many);
  const measured = await measure(bytes, {
    parts,
    maxDurationMs: 90_000,
    fullDecodeMs: 0,
    sampleStepMs: 3000,
  });
  expect(measured.transitions.map(({ endMs }) => Math.round(endMs))).toEqual(
    Array.from({ length: 23 }, (_, index) => (index + 1) * 3000),
  );
});

it('the metadata is that of the first part', async () => {
  const { bytes, parts } = joined(
    [await scene('mp4', { metadata: { title: 'The programme' } }), 0],
    [await scene('mp4', { metadata: { title: 'An advertisement' } }, GRAY), 3000],
  );
  expect((await measure(bytes, { parts })).metadata.title).toBe('The programme');
});

describe('a session', () => {
  const open = async (bytes: Buffer, parts?: readonly MediaPart[]) => {
    const ask = (offset: number, length: number) => Promise.resolve(bytes.subarray(offset, offset + length));
    const reader = new ByteReader(bytes.length, ask, new Promise<never>(() => undefined));
    return { reader, session: await DecodeSession.open(reader, { parts, mostThumbnails: 1 }) };
  };

  it('has decoded nothing of the time between its files', async () => {
    const { bytes, parts } = joined([await scene('mpegts'), 0], [await scene('mpegts'), 30_000]);
    const { session } = await open(bytes, parts);
    expect(session.files.decodedUntil(31_000)).toEqual([
      { startMs: 0, endMs: 3000 },
      { startMs: 30_000, endMs: 31_000 },
    ]);
    expect(session.files.decodedUntil(2000)).toEqual([{ startMs: 0, endMs: 2000 }]);
  });

  it('measures no sound twice that is ahead of the last frame', async () => {
    const { session, reader } = await open(await scene('mp4'));
    while (session.audioWindows.endMs < 2000 && (await session.next())) session.take(() => undefined);
    await audioPass(session, reader, { startMs: 1000, endMs: 3000 }, new Deadline(10_000));
    const { audioWindows } = session.audioWindows.report(undefined);
    const heardMs = audioWindows.reduce((sum, window) => sum + window.durationMs, 0);
    expect(Math.abs(heardMs - 3000)).toBeLessThan(100);
  });
});
