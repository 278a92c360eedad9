import { AV_LOG_QUIET } from 'node-av/constants';
import { Log, Packet } from 'node-av/lib';
import { describe, expect, it } from 'vitest';
import type { AudioRecipe } from '../../../netlify/analysis/testing/encoders';
import { makeMedia } from '../../../netlify/analysis/testing/make-media';
import { drifting, edited } from '../../../netlify/analysis/testing/scenes';
import { conceptsOf } from '../../../netlify/analysis/providers/embedded/concepts/concepts-of';
import type { VideoMeasurements } from '../../../netlify/analysis/providers/embedded/measure/measurements';
import { ByteReader } from '../../../netlify/analysis/providers/embedded/decode/byte-reader';
import { openVideo } from '../../../netlify/analysis/providers/embedded/decode/open-video';
import { codesOf, measure } from '../../../netlify/analysis/providers/embedded/decode/testing/short-video';
import { millisecondsIn } from '../../../netlify/analysis/providers/embedded/decode/time';

const SECONDS = 6;
const VIDEO = {
  frames: SECONDS * 10,
  framesPerSecond: 10,
  groupLength: 10,
  width: 64,
  height: 36,
  paint: drifting([60, 160, 60]),
};
/** A tone of -20 dBFS. */
const tone = (seconds: number) => 0.1 * Math.SQRT2 * Math.sin(2 * Math.PI * 500 * seconds);

async function withAudio(
  audio: Partial<AudioRecipe>,
  container: 'mp4' | 'matroska' | 'mpegts' = 'mp4',
): Promise<Buffer> {
  return makeMedia({ container, video: VIDEO, audio: { seconds: SECONDS, sample: tone, ...audio } });
}

/** Overwrites the packets of a time range. */
async function damageAudio(bytes: Buffer, startMs: number, endMs: number): Promise<void> {
  const ask = (offset: number, length: number) => Promise.resolve(bytes.subarray(offset, offset + length));
  const { format, audioTrack } = await openVideo(
    new ByteReader(bytes.length, ask, new Promise<never>(() => undefined)),
  );
  const packet = new Packet();
  packet.alloc();
  while ((await format.readFrame(packet)) >= 0) {
    const timeMs = millisecondsIn(packet.pts, audioTrack?.timeBase ?? { num: 1, den: 1 }, 0) ?? 0;
    if (packet.streamIndex === audioTrack?.index && timeMs >= startMs && timeMs < endMs)
      bytes.fill(0xff, Number(packet.pos), Number(packet.pos) + packet.size);
    packet.unref();
  }
}

/** Seconds with the concept silence. */
const silentSeconds = (video: VideoMeasurements) =>
  conceptsOf(video)
    .filter(({ concepts }) => concepts.some(({ name, confidence }) => name === 'silence' && confidence > 0.9))
    .map(({ timestamp }) => timestamp / 1000);

const medianLevel = ({ audioWindows }: VideoMeasurements) =>
  audioWindows.map(({ rmsDb }) => rmsDb).sort((a, b) => a - b)[Math.floor(audioWindows.length / 2)] ?? 0;

describe('audio', () => {
  it.each<[string, Partial<AudioRecipe>, number]>([
    ['of mono has the level of its channel', { layout: 'mono' }, -20],
    ['that is equal in left and right has the level of one of them', {}, -20],
    [
      'in opposite phases is not silent',
      { sample: (seconds, channel) => (channel === 0 ? tone(seconds) : -tone(seconds)) },
      -20,
    ],
    [
      'in the center of 5.1 is as loud as on one side of stereo',
      { layout: '5.1', sample: (seconds, channel) => (channel === 2 ? tone(seconds) : 0) },
      -23,
    ],
  ])('%s', async (_, audio, level) => {
    const measured = await measure(await withAudio(audio));
    expect(Math.abs(medianLevel(measured) - level)).toBeLessThan(0.3);
    expect(silentSeconds(measured)).toEqual([]);
    // The tone is in the signal that models hear, too.
    for (const { peakHz } of measured.audioWindows.slice(1, -1))
      expect(Math.abs(peakHz - 500)).toBeLessThan(5);
  });
});

describe('a hole in the audio', () => {
  const hole = { isThere: (seconds: number) => seconds < 2 || seconds >= 4 };

  it.each(['mp4', 'matroska', 'mpegts'] as const)('of %s is silence, at its time', async (container) => {
    const measured = await measure(await withAudio(hole, container));
    expect(silentSeconds(measured)).toEqual([2, 3]);
    expect(measured.partial).toEqual([]);
    const heard = measured.audioWindows.filter(({ rmsDb }) => rmsDb > -30);
    expect(heard.some(({ timeMs }) => timeMs < 1800)).toBe(true);
    expect(heard.every(({ timeMs, durationMs }) => timeMs + durationMs < 2100 || timeMs > 3900)).toBe(true);
  });

  it('is silence before audio that begins late, and after audio that ends early', async () => {
    const late = await measure(await withAudio({ isThere: (seconds) => seconds >= 3 }));
    expect(silentSeconds(late)).toEqual([0, 1, 2]);
    const heard = late.audioWindows.find(({ rmsDb }) => rmsDb > -30);
    expect(Math.abs((heard?.timeMs ?? 0) - 3000)).toBeLessThan(100);
    expect(silentSeconds(await measure(await withAudio({ seconds: 3 })))).toEqual([3, 4, 5]);
  });

  it('is unknown where only samples of the video were read, also around a cut that was looked for', async () => {
    const video = {
      ...VIDEO,
      ...edited([
        [30, drifting([60, 160, 60])],
        [30, drifting([70, 90, 200])],
      ]),
    };
    const audio = { seconds: SECONDS, sample: tone, ...hole };
    const bytes = await makeMedia({ container: 'mp4', video, audio });
    // Too few bytes to read all of the sound, and enough for the samples.
    const measured = await measure(bytes, { fullDecodeMs: 0, mostBytes: bytes.length * 1.7 });
    expect(codesOf(measured)).toContain('sampled');
    expect(measured.decodedRanges.length).toBeGreaterThan(0);
    expect(silentSeconds(measured)).toEqual([]);
  });

  it('is found where only pictures were sampled, because all of the sound was read', async () => {
    const bytes = await makeMedia({
      container: 'mp4',
      video: VIDEO,
      audio: { seconds: SECONDS, sample: tone, ...hole },
    });
    const measured = await measure(bytes, { fullDecodeMs: 0 });
    expect(codesOf(measured)).toContain('sampled-pictures');
    expect(silentSeconds(measured).map(Math.floor)).toEqual([2, 3]);
  });

  it('is found in a video that has too few key frames for samples, and is decoded from the start again', async () => {
    const video = { ...VIDEO, groupLength: 1000 };
    const audio = { seconds: SECONDS, sample: tone, ...hole };
    const measured = await measure(await makeMedia({ container: 'mp4', video, audio }), {
      fullDecodeMs: 0,
      sampleStepMs: 500,
    });
    expect(measured.partial).toEqual([]);
    expect(silentSeconds(measured)).toEqual([2, 3]);
  });

  it('is not where there is audio that cannot be decoded', async () => {
    const bytes = await withAudio({});
    await damageAudio(bytes, 2000, 4000);
    Log.setLevel(AV_LOG_QUIET);
    const measured = await measure(bytes);
    expect(measured.audioWindows.some(({ timeMs }) => timeMs > 2500 && timeMs < 3500)).toBe(false);
    expect(silentSeconds(measured)).toEqual([]);
  });

  it('is unknown in a file that ends early', async () => {
    const bytes = await makeMedia({
      container: 'matroska',
      video: { ...VIDEO, frames: 120 },
      audio: { seconds: 3, sample: tone },
    });
    const measured = await measure(bytes.subarray(0, Math.floor(bytes.length * 0.9)));
    expect(codesOf(measured)).toContain('ends-early');
    expect(measured.frames.at(-1)?.timeMs).toBeGreaterThan(4000);
    expect(silentSeconds(measured)).toEqual([]);
  });
});
