import { describe, expect, it } from 'vitest';
import { measure } from './testing/short-video';
import { makeMedia } from '../../../testing/make-media';
import { drifting } from '../../../testing/scenes';

/** 4 s at 10 frames a second. */
const VIDEO = {
  frames: 40,
  framesPerSecond: 10,
  width: 64,
  height: 36,
  paint: drifting([60, 160, 60]),
};

/** A file without an index whose header says this many times its length of 4 s. */
async function makeMatroskaOfLength(times: number): Promise<Buffer> {
  const bytes = await makeMedia({ container: 'matroska', video: VIDEO });
  // The element Duration (RFC 9559), a number of 8 bytes.
  const at = bytes.indexOf(Buffer.from([0x44, 0x89, 0x88])) + 3;
  bytes.writeDoubleBE(bytes.readDoubleBE(at) * times, at);
  return bytes;
}

describe('the length that the header of a video states', () => {
  it('is not used when the index has another one', async () => {
    const bytes = await makeMedia({ container: 'mp4', video: VIDEO });
    for (const kind of ['mdhd', 'mvhd']) {
      const at = bytes.indexOf(kind) + 4 + 16;
      bytes.writeUInt32BE(bytes.readUInt32BE(at) * 5, at);
    }
    const measured = await measure(bytes);
    expect(Math.abs(measured.durationMs - 4000)).toBeLessThan(150);
    expect(measured.partial).toEqual([]);
  });

  it('may be missing, as in a recording of a browser', async () => {
    const maxDurationMs = 180 * 60_000;
    const known = await measure(await makeMatroskaOfLength(1), { maxDurationMs });
    const unknown = await measure(await makeMatroskaOfLength(0), { maxDurationMs });
    expect(unknown.frames).toHaveLength(known.frames.length);
    expect(Math.abs(unknown.durationMs - 4000)).toBeLessThan(250);
    expect(unknown.partial).toEqual([]);
  });

  it('may be too long: the end is reported as missing', async () => {
    const measured = await measure(await makeMatroskaOfLength(5));
    expect(measured.frames.at(-1)?.timeMs).toBeLessThan(4000);
    expect(measured.partial).toEqual([
      {
        code: 'ends-early',
        values: {
          endMs: expect.closeTo(4000, -3) as number,
          // The length excludes that of the last frame.
          durationMs: expect.closeTo(19_500, -3) as number,
        },
      },
    ]);
  });

  it('may be a little too long: nothing is reported as missing', async () => {
    expect((await measure(await makeMatroskaOfLength(1.05))).partial).toEqual([]);
  });

  it('may be too short: the length is that of the decoded frames', async () => {
    const measured = await measure(await makeMatroskaOfLength(0.25));
    expect(Math.abs(measured.durationMs - 4000)).toBeLessThan(250);
    expect(measured.decodedRanges).toEqual([{ startMs: 0, endMs: measured.durationMs }]);
    expect(measured.partial).toMatchObject([{ code: 'length-differs', values: { durationMs: 975 } }]);
  });
});
