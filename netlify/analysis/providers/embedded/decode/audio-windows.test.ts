import {
  AV_CHANNEL_ORDER_NATIVE,
  AV_CHANNEL_ORDER_UNSPEC,
  AV_LOG_ERROR,
  AV_SAMPLE_FMT_FLTP,
  type AVChannelOrder,
} from 'node-av/constants';
import { Frame, Log } from 'node-av/lib';
import { describe, expect, it } from 'vitest';
import type { VoiceDetector } from '../speech/voice';
import { AudioWindows } from './audio-windows';
import { rolesOf } from './channel-roles';

Log.setLevel(AV_LOG_ERROR);

const RATE = 16_000;

const layout = (nbChannels: number, mask: bigint, order: AVChannelOrder = AV_CHANNEL_ORDER_NATIVE) => ({
  nbChannels,
  order,
  mask,
});
const MONO = layout(1, 4n);
const STEREO = layout(2, 3n);

/** A tone of -20 dBFS in every channel, 100 ms long. */
function toneOf(channelLayout: typeof MONO): Frame {
  const samples = RATE / 10;
  const planes = Float32Array.from({ length: samples * channelLayout.nbChannels }, (_, at) => {
    return 0.1 * Math.SQRT2 * Math.sin((2 * Math.PI * 500 * (at % samples)) / RATE);
  });
  return Frame.fromAudioBuffer(Buffer.from(planes.buffer), {
    nbSamples: samples,
    format: AV_SAMPLE_FMT_FLTP,
    sampleRate: RATE,
    channelLayout,
    pts: 0n,
  });
}

describe('audio windows', () => {
  it('end where the number of channels changes, and keep their level', () => {
    const windows = new AudioWindows();
    for (const [index, channels] of [STEREO, MONO, MONO, MONO, STEREO, STEREO, STEREO].entries())
      windows.take(toneOf(channels), index * 100);
    windows.finish();
    const { audioWindows } = windows.report(undefined);
    expect(audioWindows.map(({ timeMs, durationMs }) => [timeMs, durationMs])).toEqual([
      [0, 100],
      [100, 250],
      [350, 50],
      [400, 250],
      [650, 50],
    ]);
    for (const { rmsDb } of audioWindows) expect(Math.abs(rmsDb + 20)).toBeLessThan(0.3);
  });
});

describe('the voices of a video', () => {
  /** A detector that hears a voice where it is told to, in windows of 32 ms. */
  const detectorOf = (hasVoice: (index: number) => boolean) => {
    let index = 0;
    let held = 0;
    const push = (samples: Float32Array) => {
      held += samples.length;
      const count = Math.floor(held / 512);
      held -= count * 512;
      return Promise.resolve(Array.from({ length: count }, () => (hasVoice(index++) ? 0.9 : 0.1)));
    };
    return { push, reset: () => undefined } as unknown as VoiceDetector;
  };

  async function windowsWith(hasVoice: (index: number) => boolean, startsMs: readonly number[]) {
    const windows = new AudioWindows();
    for (const startMs of startsMs) windows.take(toneOf(MONO), startMs);
    windows.finish();
    await windows.detectVoices(detectorOf(hasVoice), { startMs: 0, endMs: 60_000 });
    return windows;
  }
  const tenths = (count: number, fromMs = 0) => Array.from({ length: count }, (_, at) => fromMs + at * 100);

  it('are where the detector hears them, across windows, without noises and with short pauses', async () => {
    const inVoice = (index: number) => index >= 10 && index < 40 && index !== 20;
    const windows = await windowsWith((index) => inVoice(index) || index === 60, tenths(30));
    expect(windows.voices()).toEqual([{ startMs: 320, endMs: 1280 }]);
  });

  it('start again after a gap in the audio', async () => {
    const windows = await windowsWith(() => true, [...tenths(10), ...tenths(10, 5000)]);
    expect(windows.voices().map(({ startMs }) => startMs)).toEqual([0, 5000]);
  });

  it('are unknown where the detector has not run', async () => {
    const windows = await windowsWith(() => false, tenths(10));
    expect(windows.voices()).toEqual([]);
    expect(new AudioWindows().voices()).toEqual([]);
  });

  it('can be listened to, with silence where there is no audio', () => {
    const windows = new AudioWindows();
    for (const startMs of [...tenths(10), ...tenths(10, 2000)]) windows.take(toneOf(MONO), startMs);
    windows.finish();
    const samples = windows.samplesOf({ startMs: 500, endMs: 2500 });
    expect(samples).toHaveLength(32_000);
    const loudestIn = (fromMs: number, toMs: number) => Math.max(...samples.subarray(fromMs * 16, toMs * 16));
    // 0.1 times the square root of two.
    for (const peak of [loudestIn(0, 500), loudestIn(1500, 2000)]) expect(peak).toBeCloseTo(4634, -2);
    expect(loudestIn(501, 1499)).toBe(0);
  });
});

describe('the roles of channels', () => {
  it.each([
    ['mono', MONO, ['center']],
    ['stereo', STEREO, ['front', 'front']],
    ['2.1', layout(3, 0xbn), ['front', 'front', 'low']],
    ['5.1', layout(6, 0x3fn), ['front', 'front', 'center', 'low', 'surround', 'surround']],
    [
      '5.1 with side channels',
      layout(6, 0x60fn),
      ['front', 'front', 'center', 'low', 'surround', 'surround'],
    ],
    [
      '6 channels of unknown place',
      layout(6, 0n, AV_CHANNEL_ORDER_UNSPEC),
      Array.from({ length: 6 }, () => 'front'),
    ],
  ])('of %s are known', (_, channels, roles) => {
    expect(rolesOf(channels)).toEqual(roles);
  });
});
