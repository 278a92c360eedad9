import { beforeAll, describe, expect, it } from 'vitest';
import type { DecodeOptions } from './decode-video';
import { measureBytes } from './measure-bytes';
import { codesOf, measure, SHORT_VIDEO } from './testing/short-video';
import { failureOf } from '../../../testing/failure-of';
import { makeMedia, type MediaRecipe } from '../../../testing/make-media';

let mp4: Buffer;
let matroska: Buffer;
beforeAll(async () => {
  mp4 = await makeMedia({ container: 'mp4', ...SHORT_VIDEO });
  matroska = await makeMedia({ container: 'matroska', ...SHORT_VIDEO });
});

describe('a damaged video', () => {
  it('is measured as far as it goes when it is cut off, and the result says so', async () => {
    const cut = await measure(matroska.subarray(0, Math.floor(matroska.length * 0.5)));
    expect(cut.partial).toMatchObject([{ code: 'ends-early' }]);
    expect(cut.frames.length).toBeGreaterThan(10);
    expect(cut.frames.at(-1)?.timeMs).toBeLessThan(7000);
    expect(Math.abs(cut.durationMs - 9000)).toBeLessThan(200);
    expect(cut.decodedRanges.at(-1)?.endMs).toBeLessThan(7000);
  });

  it('is measured without the frames that cannot be decoded, and the result says so', async () => {
    const damaged = await makeMedia({ container: 'mp4', video: SHORT_VIDEO.video });
    const sizes = damaged.indexOf('stsz') + 16;
    // Frame 50 is a key frame; frames are contiguous in this file.
    const before = Array.from({ length: 50 }, (_, index) => damaged.readUInt32BE(sizes + 4 * index));
    // Behind the length and the type of a unit, bytes describe how its frame is decoded.
    damaged.writeUInt16BE(0, before.reduce((place, size) => place + size, damaged.indexOf('mdat') + 4) + 5);
    const measured = await measure(damaged);
    expect(codesOf(measured)).toContain('damaged-frames');
    expect(measured.frames.length).toBeGreaterThan(10);
  });

  it('is measured without audio of an unknown codec, and the result says so', async () => {
    const unknown = Buffer.from(mp4);
    const entry = unknown.indexOf('mp4a');
    unknown.write('zzzz', entry, 'latin1');
    // This box also identifies the codec.
    unknown.write('zzzz', unknown.indexOf('esds', entry), 'latin1');
    const measured = await measure(unknown);
    expect(measured.partial).toEqual([{ code: 'audio-not-decoded', values: {} }]);
    expect(measured.frames).toHaveLength(45);
    expect(measured.audioWindows).toEqual([]);
  });

  it('without its index is reported as damaged', async () => {
    const failure = await failureOf(measure(mp4.subarray(0, mp4.indexOf('moov') - 4)), 'no secret');
    expect(failure.code).toBe('damaged');
  });
});

describe('a file that cannot be measured', () => {
  const audioOnly: MediaRecipe = { container: 'mp4', audio: { ...SHORT_VIDEO.audio, seconds: 0.5 } };
  const unknownCodec = () => {
    const bytes = Buffer.from(mp4);
    bytes.write('zzzz', bytes.indexOf('avc1', bytes.indexOf('stsd')), 'latin1');
    return bytes;
  };

  const wave = Buffer.from(
    'RIFF\x64\x1f\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x40\x1f\0\0\x01\0\x08\0data\x40\x1f\0\0',
    'latin1',
  );
  const image = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  const coverArt = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );

  it.each<[string, string, () => Buffer | Promise<Buffer>, Partial<DecodeOptions>]>([
    ['with nothing in it', 'not-a-video', () => Buffer.alloc(0), {}],
    ['of text', 'not-a-video', () => Buffer.from('<!doctype html>'.padEnd(4000)), {}],
    ['of a list of files', 'not-a-video', () => Buffer.from('ffconcat version 1.0\nfile /etc/passwd\n'), {}],
    ['of one image', 'not-a-video', () => image, {}],
    ['of raw audio', 'not-a-video', () => Buffer.concat([wave, Buffer.alloc(8000, 7)]), {}],
    ['with audio only', 'no-picture', () => makeMedia(audioOnly), {}],
    ['with audio and cover art', 'no-picture', () => makeMedia({ ...audioOnly, coverArt }), {}],
    ['of an unknown codec', 'unsupported-codec', unknownCodec, {}],
    ['longer than the limit', 'too-long', () => mp4, { maxDurationMs: 8000 }],
  ])('%s is reported as %s', async (_, code, make, options) => {
    expect((await failureOf(measure(await make(), options), 'no secret')).code).toBe(code);
  });

  it('because nobody uploads its codec is reported with the name of the codec', async () => {
    const snow = await makeMedia({
      container: 'matroska',
      video: { ...SHORT_VIDEO.video, frames: 2, codec: 'snow' },
    });
    expect(await failureOf(measure(snow), 'no secret')).toMatchObject({
      code: 'unsupported-codec',
      message: 'The video codec snow is not supported. Export it as H.264 in an MP4 file and try again.',
    });
  });

  it('because its host sends nothing in time is reported with the speed of the host', async () => {
    const never = measureBytes({
      size: mp4.length,
      ask: () => new Promise(() => undefined),
      maxDurationMs: 60_000,
      budgetMs: 300,
    });
    const failure = await failureOf(never, 'no secret');
    expect(failure.code).toBe('too-slow');
    expect(failure.message).toMatch(
      /^The host sends the video too slowly: \d+\.\d Mbit\/s, \d+\.\d s per request\./,
    );
  });
});
