import { AV_PKT_DATA_DISPLAYMATRIX } from 'node-av/constants';
import { describe, expect, it, vi } from 'vitest';
import type { VideoMeasurements } from '../../../netlify/analysis/providers/embedded/measure/measurements';
import { measureBytes } from '../../../netlify/analysis/providers/embedded/decode/measure-bytes';
import type { Rgb, VideoRecipe } from '../../../netlify/analysis/testing/encoders';
import { makeMedia, type MediaRecipe } from '../../../netlify/analysis/testing/make-media';
import { drifting, edited } from '../../../netlify/analysis/testing/scenes';
import type { DecodeOptions } from '../../../netlify/analysis/providers/embedded/decode/decode-video';

// Real decoding takes longer on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/** 2 s of green and 2 s of blue at 25 frames a second. */
const GREEN_BLUE = edited([
  [50, drifting([60, 160, 60])],
  [50, drifting([70, 90, 200])],
]);
const AUDIO = { seconds: 4, sample: (t: number) => 0.2 * Math.sin(2 * Math.PI * 440 * t) };

function measure(bytes: Buffer, options: Partial<DecodeOptions> = {}): Promise<VideoMeasurements> {
  return measureBytes({
    size: bytes.length,
    ask: (offset, length) => Promise.resolve(bytes.subarray(offset, offset + length)),
    maxDurationMs: 60_000,
    budgetMs: 20_000,
    ...options,
  });
}

async function makeVideo(video: Partial<VideoRecipe>, rest: Partial<MediaRecipe> = {}): Promise<Buffer> {
  return makeMedia({ container: 'mp4', video: { ...GREEN_BLUE, ...video }, ...rest });
}

/** A file without an index whose header says this many times its length of 4 s. */
async function makeMatroskaOfLength(times: number): Promise<Buffer> {
  const bytes = await makeVideo({}, { container: 'matroska' });
  // The element Duration (RFC 9559), a number of 8 bytes.
  const at = bytes.indexOf(Buffer.from([0x44, 0x89, 0x88])) + 3;
  bytes.writeDoubleBE(bytes.readDoubleBE(at) * times, at);
  return bytes;
}

function expectGreenThenBlue({ frames, transitions }: VideoMeasurements): void {
  expect(frames[0]?.colors.green).toBeGreaterThan(0.9);
  expect(frames.at(-1)?.colors.blue).toBeGreaterThan(0.9);
  expect(transitions.filter(({ kind }) => kind === 'cut').map(({ startMs }) => Math.round(startMs))).toEqual([
    2000,
  ]);
}

/** Start of the content of the first box of a type. */
function boxAt(bytes: Buffer, kind: string): number {
  const at = bytes.indexOf(kind, 0, 'latin1');
  expect(at).toBeGreaterThan(0);
  return at + kind.length;
}

describe('odd videos', () => {
  it.each<[string, Partial<VideoRecipe>, Partial<MediaRecipe>]>([
    ['of 10 bits', { is10Bit: true }, {}],
    ['interlaced', { isInterlaced: true }, {}],
    ['with a single key frame', { groupLength: 10_000 }, {}],
    ['without audio', {}, {}],
    ['with an edit list, as AAC in MP4 has', {}, { audio: AUDIO }],
    ['whose clock starts below zero', {}, { container: 'matroska', audio: AUDIO, startSeconds: -0.5 }],
    ['whose clock starts late', {}, { container: 'mpegts', startSeconds: 90_000 }],
  ])('%s: nothing is missing', async (_, video, rest) => {
    const measured = await measure(await makeVideo(video, rest));
    if (rest.startSeconds !== -0.5) expectGreenThenBlue(measured);
    expect(measured.frames.length).toBeGreaterThan(16);
    expect(measured.partial).toEqual([]);
  });

  it('that is upright: turned by its matrix, it shows the same', async () => {
    const bytes = await makeVideo({ width: 72, height: 128 });
    // The nine numbers of the matrix are 40 bytes into a track header: 90 degrees to the right.
    const at = boxAt(bytes, 'tkhd') + 40;
    for (const [index, value] of [0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000].entries()) {
      bytes.writeInt32BE(value, at + index * 4);
    }
    expectGreenThenBlue(await measure(bytes));
  });

  it('with text, turned by its matrix: the text is found as in an upright video', async () => {
    const isLine = (along: number, across: number) =>
      across > 0.75 && across < 0.82 && along > 0.1 && along < 0.9;
    // Strokes two pixels wide, as letters have them, of a frame that is shown 320 pixels wide.
    const written = (along: number, across: number): Rgb => {
      const level = isLine(along, across) && Math.round(along * 320) % 5 < 2 ? 235 : 40;
      return [level, level, level];
    };
    const textOf = async (video: Partial<VideoRecipe>, matrix: readonly number[]) => {
      const bytes = Buffer.alloc(36);
      for (const [index, value] of matrix.entries()) bytes.writeInt32LE(value * 0x10000, index * 4);
      bytes.writeInt32LE(0x40000000, 32);
      const recipe = await makeVideo(
        { frames: 1, ...video },
        { videoSideData: [AV_PKT_DATA_DISPLAYMATRIX, bytes] },
      );
      const { frames } = await measure(recipe);
      return frames[0];
    };
    const upright = await textOf(
      { width: 320, height: 180, paint: (_, x, y) => written(x, y) },
      [1, 0, 0, 0, 1],
    );
    const sideways = { width: 180, height: 320 };
    const right = await textOf({ ...sideways, paint: (_, x, y) => written(1 - y, x) }, [0, 1, 0, -1, 0]);
    const left = await textOf({ ...sideways, paint: (_, x, y) => written(y, 1 - x) }, [0, -1, 0, 1, 0]);
    expect(upright?.text).toBeGreaterThan(0.6);
    for (const turned of [right, left]) {
      expect(Math.abs((turned?.text ?? 0) - (upright?.text ?? 0))).toBeLessThan(0.1);
      expect(Math.abs((turned?.flat ?? 0) - (upright?.flat ?? 0))).toBeLessThan(0.05);
      expect(turned?.bars).toBe(upright?.bars);
    }
  });

  it('with frames of uneven lengths: each at its own time', async () => {
    // The second half of the first scene runs at half the rate.
    const timeOf = (index: number) => (index < 25 ? index : 25 + (index - 25) * 2);
    const measured = await measure(await makeVideo({ timeOf }));
    const cuts = measured.transitions.filter(({ kind }) => kind === 'cut');
    expect(cuts.map(({ startMs }) => Math.round(startMs))).toEqual([3000]);
    expect(Math.abs(measured.durationMs - 7000)).toBeLessThan(100);
    expect(measured.partial).toEqual([]);
  });

  it('whose last frame is shown for long: nothing is missing', async () => {
    const measured = await measure(await makeVideo({ lastLength: 401 }));
    expectGreenThenBlue(measured);
    expect(Math.abs(measured.durationMs - 20_000)).toBeLessThan(100);
    expect(measured.decodedRanges).toEqual([{ startMs: 0, endMs: measured.durationMs }]);
    expect(measured.partial).toEqual([]);
  });

  it('of two by two pixels has its colour', async () => {
    const { frames } = await measure(
      await makeVideo({ width: 2, height: 2, frames: 25, paint: () => [60, 160, 60] }),
    );
    expect(frames[0]?.colors.green).toBeGreaterThan(0.9);
  });

  it('of 8K is refused with its size', async () => {
    const huge = { width: 7680, height: 4320, frames: 1, isFlat: true };
    await expect(measure(await makeVideo(huge))).rejects.toMatchObject({
      code: 'unsupported-codec',
      message: expect.stringContaining('7680') as string,
    });
  });

  it('with several tracks: one of video and one of audio are taken', async () => {
    const other = { ...GREEN_BLUE, width: 32, height: 18, paint: drifting([200, 60, 60]) };
    const measured = await measure(
      await makeVideo({}, { audio: AUDIO, others: [{ video: other, audio: AUDIO }] }),
    );
    expectGreenThenBlue(measured);
    const audioMs = measured.audioWindows.reduce((sum, window) => sum + window.durationMs, 0);
    expect(Math.abs(audioMs - 4000)).toBeLessThan(100);
  });

  it('whose every frame is marked a key frame is decoded from the real ones on', async () => {
    const bytes = await makeVideo({ groupLength: 25 });
    bytes.write('free', boxAt(bytes, 'stss') - 4, 'latin1');
    expectGreenThenBlue(await measure(bytes));
  });

  it.each([
    ['begins at the same time', 0],
    ['begins earlier', -2],
    ['begins much later', 500],
  ])('of two joined parts, of which the second %s: one follows the other', async (_, seconds) => {
    const part = async (base: Rgb, startSeconds: number) =>
      makeVideo({ frames: 100, paint: drifting(base) }, { container: 'mpegts', audio: AUDIO, startSeconds });
    const bytes = Buffer.concat([await part([60, 160, 60], 10), await part([70, 90, 200], 10 + seconds)]);
    const measured = await measure(bytes, { maxDurationMs: 3_600_000 });
    const { frames, transitions, audioWindows } = measured;
    const cuts = transitions.filter(({ kind }) => kind === 'cut').map(({ startMs }) => startMs);
    expect(cuts).toHaveLength(1);
    expect(Math.abs((cuts[0] ?? 0) - 4000)).toBeLessThan(100);
    expect(frames.find(({ timeMs }) => timeMs > 4500)?.colors.blue).toBeGreaterThan(0.9);
    expect(Math.abs(measured.durationMs - 8000)).toBeLessThan(300);
    expect(measured.decodedRanges).toEqual([{ startMs: 0, endMs: measured.durationMs }]);
    expect(measured.partial).toEqual([]);
    for (const [index, { timeMs }] of audioWindows.entries()) {
      const before = audioWindows[index - 1];
      if (before !== undefined) expect(timeMs).toBeGreaterThan(before.timeMs + before.durationMs - 50);
    }
    const audioEnd = Math.max(...audioWindows.map(({ timeMs, durationMs }) => timeMs + durationMs));
    expect(Math.abs(audioEnd - 8000)).toBeLessThan(300);
  });

  it('of parts between which others are left out on purpose: each at its own time', async () => {
    const part = async (startSeconds: number) =>
      makeVideo({ frames: 50 }, { container: 'mpegts', audio: AUDIO, startSeconds });
    const bytes = Buffer.concat([await part(10), await part(30)]);
    const options = { maxDurationMs: 3_600_000, joinsParts: false };
    const { frames, durationMs } = await measure(bytes, options);
    expect(frames.some(({ timeMs }) => Math.abs(timeMs - 21_000) < 500)).toBe(true);
    expect(Math.abs(durationMs - 24_000)).toBeLessThan(300);
  });

  it('of a header that lies about the length is not believed where the index knows better', async () => {
    const bytes = await makeVideo({});
    for (const kind of ['mdhd', 'mvhd']) {
      const at = boxAt(bytes, kind) + 16;
      bytes.writeUInt32BE(bytes.readUInt32BE(at) * 5, at);
    }
    const measured = await measure(bytes);
    expectGreenThenBlue(measured);
    expect(Math.abs(measured.durationMs - 4000)).toBeLessThan(100);
    expect(measured.partial).toEqual([]);
  });

  it('of unknown length, as a browser records it: as many frames as of a known length', async () => {
    const maxDurationMs = 180 * 60_000;
    const known = await measure(await makeMatroskaOfLength(1), { maxDurationMs });
    const unknown = await measure(await makeMatroskaOfLength(0), { maxDurationMs });
    expectGreenThenBlue(unknown);
    expect(unknown.frames).toHaveLength(known.frames.length);
  });

  it('of a header that lies about the length, and no index: what there is, and that the rest is missing', async () => {
    const measured = await measure(await makeMatroskaOfLength(5));
    expectGreenThenBlue(measured);
    const [reason] = measured.partial;
    expect(reason).toMatchObject({ code: 'ends-early' });
    const values = reason?.code === 'ends-early' ? reason.values : { endMs: 0, durationMs: 0 };
    expect(Math.abs(values.endMs - 4000)).toBeLessThan(500);
    expect(Math.abs(values.durationMs - 20_000)).toBeLessThan(500);
  });

  it('of a header that says less than the length: the length is that of what was decoded', async () => {
    const measured = await measure(await makeMatroskaOfLength(0.25));
    expectGreenThenBlue(measured);
    expect(Math.abs(measured.durationMs - 4000)).toBeLessThan(100);
    expect(measured.decodedRanges).toEqual([{ startMs: 0, endMs: measured.durationMs }]);
    expect(measured.partial).toMatchObject([{ code: 'length-differs' }]);
  });
});
