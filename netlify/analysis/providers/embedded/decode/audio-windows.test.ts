import {
  AV_CHANNEL_ORDER_NATIVE,
  AV_CHANNEL_ORDER_UNSPEC,
  AV_LOG_ERROR,
  AV_SAMPLE_FMT_FLTP,
  type AVChannelOrder,
} from 'node-av/constants';
import { Frame, Log } from 'node-av/lib';
import { describe, expect, it } from 'vitest';
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
