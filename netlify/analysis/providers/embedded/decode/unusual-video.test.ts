import {
  AV_DISPOSITION_FORCED,
  AV_DISPOSITION_HEARING_IMPAIRED,
  AV_PKT_DATA_DISPLAYMATRIX,
} from 'node-av/constants';
import { describe, expect, it } from 'vitest';
import type { VideoMeasurements } from '../measure/measurements';
import { measure } from './testing/short-video';
import { decodedJpeg } from '../../../testing/decoded-jpeg';
import type { Rgb, VideoRecipe } from '../../../testing/encoders';
import { makeMedia, type MediaRecipe, type TextRecipe } from '../../../testing/make-media';
import { drifting, edited } from '../../../testing/scenes';

/*
 * Small videos with something unusual, decoded in this process. `tests/deep/decode/unusual-video.test.ts` has larger
 * ones and more of them.
 */

/** 2 s of green and 2 s of blue at 10 frames a second. */
const GREEN_BLUE: VideoRecipe = {
  ...edited([
    [20, drifting([60, 160, 60])],
    [20, drifting([70, 90, 200])],
  ]),
  framesPerSecond: 10,
  width: 64,
  height: 36,
};
const AUDIO = { seconds: 4, sample: (t: number) => 0.2 * Math.sin(2 * Math.PI * 440 * t) };

function makeVideo(video: Partial<VideoRecipe>, rest: Partial<MediaRecipe> = {}): Promise<Buffer> {
  return makeMedia({ container: 'mp4', video: { ...GREEN_BLUE, ...video }, ...rest });
}

const cutsOf = ({ transitions }: VideoMeasurements) =>
  transitions.filter(({ kind }) => kind === 'cut').map(({ startMs }) => Math.round(startMs));

function expectGreenThenBlue(measured: VideoMeasurements): void {
  expect(measured.frames[0]?.colors.green).toBeGreaterThan(0.9);
  expect(measured.frames.at(-1)?.colors.blue).toBeGreaterThan(0.9);
  expect(cutsOf(measured)).toEqual([2000]);
}

/** Start of the content of the first box of a type. */
function boxAt(bytes: Buffer, kind: string): number {
  const at = bytes.indexOf(kind, 0, 'latin1');
  expect(at).toBeGreaterThan(0);
  return at + kind.length;
}

describe('an unusual video', () => {
  it.each<[string, Partial<VideoRecipe>, Partial<MediaRecipe>]>([
    ['of 10 bits with a single key frame', { is10Bit: true, groupLength: 10_000 }, {}],
    ['that is interlaced', { isInterlaced: true }, {}],
    ['in QuickTime', {}, { container: 'mov' }],
    ['in Flash Video', {}, { container: 'flv' }],
    ['of MPEG-4 in AVI', { codec: 'mpeg4' }, { container: 'avi' }],
    ['whose clock starts late', {}, { container: 'mpegts', startSeconds: 90_000 }],
    ['whose last frame is shown for long', { lastLength: 161 }, {}],
  ])('%s is measured completely', async (_, video, rest) => {
    const measured = await measure(await makeVideo(video, rest));
    expectGreenThenBlue(measured);
    expect(measured.frames[0]?.timeMs).toBe(0);
    expect(Math.abs(measured.durationMs - (video.lastLength === undefined ? 4000 : 20_000))).toBeLessThan(
      150,
    );
    expect(measured.decodedRanges).toEqual([{ startMs: 0, endMs: measured.durationMs }]);
    expect(measured.partial).toEqual([]);
  });

  it('whose clock starts below zero is measured completely, with its audio', async () => {
    const rest = { container: 'matroska', audio: AUDIO, startSeconds: -0.5 } as const;
    const measured = await measure(await makeVideo({}, rest));
    expect(measured.frames.length).toBeGreaterThan(16);
    expect(measured.frames.at(-1)?.colors.blue).toBeGreaterThan(0.9);
    expect(measured.partial).toEqual([]);
  });

  it.each(['mp4', 'matroska', 'mpegts'] as const)(
    'of a single frame in %s has one frame',
    async (container) => {
      const measured = await measure(await makeVideo({ frames: 1 }, { container }));
      expect(measured.frames).toHaveLength(1);
      expect(measured.durationMs).toBeGreaterThanOrEqual(40);
      expect(measured.durationMs).toBeLessThanOrEqual(100);
      expect(measured.intervalMs).toBe(measured.durationMs);
    },
  );

  it('that is turned by its matrix is measured as it is shown', async () => {
    // The upper half of the screen is green and the lower half is blue; the frames lie on their side.
    const paint = (_: number, x: number): Rgb => (x < 0.5 ? [60, 160, 60] : [70, 90, 200]);
    const bytes = await makeVideo({ frames: 2, paint, width: 72, height: 128 });
    // The nine numbers of the matrix are 40 bytes into a track header: 90 degrees to the right.
    const at = boxAt(bytes, 'tkhd') + 40;
    for (const [index, value] of [0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000].entries()) {
      bytes.writeInt32BE(value, at + index * 4);
    }
    const [thumbnail] = (await measure(bytes)).thumbnails;
    const shown = decodedJpeg(thumbnail?.jpeg ?? new Uint8Array());
    expect(shown.width).toBeGreaterThan(shown.height);
    for (const x of [0.25, 0.75]) {
      const [, top = 0] = shown.at(x, 0.25);
      const [, , bottom = 0] = shown.at(x, 0.75);
      expect(top).toBeGreaterThan(130);
      expect(bottom).toBeGreaterThan(160);
    }
  });

  it('that is turned has the same text as an upright one', async () => {
    const isLine = (along: number, across: number) =>
      across > 0.75 && across < 0.82 && along > 0.1 && along < 0.9;
    // Strokes two pixels wide, as letters have them, of a frame that is shown 320 pixels wide.
    const written = (along: number, across: number): Rgb => {
      const level = isLine(along, across) && Math.round(along * 320) % 5 < 2 ? 235 : 40;
      return [level, level, level];
    };
    const frameOf = async (video: Partial<VideoRecipe>, matrix: readonly number[]) => {
      const bytes = Buffer.alloc(36);
      for (const [index, value] of matrix.entries()) bytes.writeInt32LE(value * 0x10000, index * 4);
      bytes.writeInt32LE(0x40000000, 32);
      const videoSideData = [AV_PKT_DATA_DISPLAYMATRIX, bytes] as const;
      return (await measure(await makeVideo({ frames: 1, ...video }, { videoSideData }))).frames[0];
    };
    const upright = await frameOf(
      { width: 320, height: 180, paint: (_, x, y) => written(x, y) },
      [1, 0, 0, 0, 1],
    );
    const sideways = { width: 180, height: 320 };
    const right = await frameOf({ ...sideways, paint: (_, x, y) => written(1 - y, x) }, [0, 1, 0, -1, 0]);
    const left = await frameOf({ ...sideways, paint: (_, x, y) => written(y, 1 - x) }, [0, -1, 0, 1, 0]);
    expect(upright?.text).toBeGreaterThan(0.6);
    for (const turned of [right, left]) {
      expect(Math.abs((turned?.text ?? 0) - (upright?.text ?? 0))).toBeLessThan(0.1);
      expect(Math.abs((turned?.flat ?? 0) - (upright?.flat ?? 0))).toBeLessThan(0.05);
      expect(turned?.bars).toBe(upright?.bars);
    }
  });

  it('with frames of uneven lengths has each at its own time', async () => {
    // The second half of the first scene runs at half the rate.
    const timeOf = (index: number) => (index < 10 ? index : 10 + (index - 10) * 2);
    const measured = await measure(await makeVideo({ timeOf }));
    expect(cutsOf(measured)).toEqual([3000]);
    expect(Math.abs(measured.durationMs - 7000)).toBeLessThan(250);
    expect(measured.partial).toEqual([]);
  });

  it('with several tracks is measured by one of video and one of audio', async () => {
    const other = { ...GREEN_BLUE, width: 32, height: 18, paint: drifting([200, 60, 60]) };
    const measured = await measure(
      await makeVideo({}, { audio: AUDIO, others: [{ video: other, audio: AUDIO }] }),
    );
    expectGreenThenBlue(measured);
    const audioMs = measured.audioWindows.reduce((sum, { durationMs }) => sum + durationMs, 0);
    expect(Math.abs(audioMs - 4000)).toBeLessThan(100);
  });

  it('in which every frame is marked a key frame is decoded from the real ones on', async () => {
    const bytes = await makeVideo({ groupLength: 10 });
    bytes.write('free', boxAt(bytes, 'stss') - 4, 'latin1');
    expectGreenThenBlue(await measure(bytes));
  });

  it('with more captions than are read has those at the beginning, and the result says so', async () => {
    const cues = Array.from({ length: 200 }, (_, index) => {
      return { startMs: index, endMs: 1900, text: 'word '.repeat(400) };
    });
    const measured = await measure(await makeVideo({ frames: 20 }, { container: 'matroska', cues }));
    expect(measured.cues.length).toBeLessThan(200);
    expect(measured.cues[0]?.text).toMatch(/^word word/);
    expect(measured.partial).toEqual([{ code: 'captions-cut', values: {} }]);
  });

  it("with several tracks of text has that of the user's language", async () => {
    const textIn = (language: string) => ({
      cues: [{ startMs: 200, endMs: 900, text: `in ${language}` }],
      metadata: { language },
    });
    const texts = ['eng', 'ita', 'ger'].map(textIn);
    for (const container of ['matroska', 'mp4'] as const) {
      const bytes = await makeVideo({ frames: 20 }, { container, texts });
      const read = async (language?: string) =>
        (await measure(bytes, { words: { language } })).cues.map(({ text }) => text);
      expect(await read()).toEqual(['in eng']);
      expect(await read('de')).toEqual(['in ger']);
      expect(await read('it')).toEqual(['in ita']);
      expect(await read('fr')).toEqual(['in eng']);
    }
  });

  it('names the track of text that is read, and the others', async () => {
    const cues = [{ startMs: 200, endMs: 900, text: 'Hello' }];
    const texts: TextRecipe[] = [
      {
        cues,
        metadata: { language: 'ger', title: ' Deutsch\n(SDH) ' },
        marks: [AV_DISPOSITION_HEARING_IMPAIRED],
      },
      { cues, metadata: { language: 'eng', title: 'x'.repeat(101) } },
      { cues, metadata: { language: 'sh' }, marks: [AV_DISPOSITION_FORCED] },
    ];
    const bytes = await makeVideo({ frames: 20 }, { container: 'matroska', texts });
    const { captionTrack, captionTracks } = await measure(bytes);
    const german = { id: 'track-1', kind: 'captions', language: 'de', title: 'Deutsch (SDH)' };
    expect(captionTrack).toEqual(german);
    expect(captionTracks).toEqual([
      german,
      { id: 'track-2', kind: 'subtitles', language: 'en', title: 'x'.repeat(100) },
      { id: 'track-3', kind: 'forced', language: 'sr' },
    ]);
    const without = await measure(await makeVideo({ frames: 20 }, { container: 'matroska' }));
    expect(without.captionTrack).toBeUndefined();
    expect(without.captionTracks).toEqual([]);
  });

  it('with SubRip captions has their text without its markup', async () => {
    const cues = [{ startMs: 200, endMs: 900, text: '<i>What a</i> {\\an8}goal &amp; more' }];
    const measured = await measure(await makeVideo({ frames: 20 }, { container: 'matroska', cues }));
    expect(measured.cues).toEqual([{ startMs: 200, endMs: 900, text: 'What a goal & more' }]);
  });
});

describe('a video of two joined parts, of which the second begins much later', () => {
  async function joined(joinsParts?: boolean): Promise<VideoMeasurements> {
    const part = (base: Rgb, startSeconds: number) =>
      makeVideo({ paint: drifting(base) }, { container: 'mpegts', audio: AUDIO, startSeconds });
    const bytes = Buffer.concat([await part([60, 160, 60], 10), await part([70, 90, 200], 44)]);
    return measure(bytes, {
      maxDurationMs: 3_600_000,
      ...(joinsParts === undefined ? {} : { joinsParts }),
    });
  }

  it('has one after the other, also in its audio', async () => {
    const measured = await joined();
    expect(cutsOf(measured)).toHaveLength(1);
    expect(Math.abs((cutsOf(measured)[0] ?? 0) - 4000)).toBeLessThan(150);
    expect(Math.abs(measured.durationMs - 8000)).toBeLessThan(300);
    expect(measured.decodedRanges).toEqual([{ startMs: 0, endMs: measured.durationMs }]);
    expect(measured.partial).toEqual([]);
    const audioEnd = Math.max(...measured.audioWindows.map(({ timeMs, durationMs }) => timeMs + durationMs));
    expect(Math.abs(audioEnd - 8000)).toBeLessThan(300);
  });

  it('has each at its own time when others are left out between them on purpose', async () => {
    const { frames, durationMs } = await joined(false);
    expect(frames.some(({ timeMs }) => Math.abs(timeMs - 35_000) < 500)).toBe(true);
    expect(Math.abs(durationMs - 38_000)).toBeLessThan(300);
  });
});
