import { describe, expect, it } from 'vitest';
import { heard, type ChannelRole } from './channels';

const LENGTH = 4000;
type Wave = (index: number) => number;

/** A sine with a level of 0.1 rms, that is -20 dBFS. */
const sine =
  (hertz: number, sign = 1): Wave =>
  (index) =>
    sign * 0.1 * Math.SQRT2 * Math.sin((2 * Math.PI * hertz * index) / 16_000);
const low = sine(200);
const high = sine(1000);
const silent: Wave = () => 0;
const loud: Wave = (index) => 8 * low(index);

const STEREO: ChannelRole[] = ['front', 'front'];
const FIVE_ONE: ChannelRole[] = ['front', 'front', 'center', 'low', 'surround', 'surround'];

function levels(roles: readonly ChannelRole[], ...waves: Wave[]) {
  const { mono, power, peak } = heard(
    waves.map((wave) => Float32Array.from({ length: LENGTH }, (_, index) => wave(index))),
    roles,
  );
  const decibels = (square: number) => 10 * Math.log10(square);
  return {
    levelDb: decibels(power),
    monoDb: decibels(mono.reduce((sum, sample) => sum + sample ** 2, 0) / mono.length),
    peakDb: decibels(peak ** 2),
  };
}

describe('the level of a window', () => {
  it.each<[string, ChannelRole[], Wave[], number]>([
    ['mono: that of its channel', ['center'], [high], -20],
    ['equal in left and right: that of one of them', STEREO, [high, high], -20],
    ['in opposite phase: the same', STEREO, [high, sine(1000, -1)], -20],
    ['different on both sides: the same', STEREO, [high, low], -20],
    ['on one side: half of the power', STEREO, [high, silent], -23.01],
    [
      'dialogue in the center of 5.1: as loud',
      FIVE_ONE,
      [silent, silent, high, silent, silent, silent],
      -23.01,
    ],
    [
      'in a surround channel: 1.41 times that',
      FIVE_ONE,
      [silent, silent, silent, silent, high, silent],
      -21.52,
    ],
    ['in the low-frequency channel: not counted', FIVE_ONE, [low, low, silent, loud, silent, silent], -20],
  ])('%s', (_, roles, waves, level) => {
    expect(levels(roles, ...waves).levelDb).toBeCloseTo(level, 1);
  });

  it('has the peak of the highest channel, but not of the low-frequency channel', () => {
    expect(levels(STEREO, silent, high).peakDb).toBeCloseTo(-16.99, 1);
    expect(levels(FIVE_ONE, silent, silent, high, loud, silent, silent).peakDb).toBeCloseTo(-16.99, 1);
  });
});

describe('the mono signal of a window', () => {
  it.each<[string, ChannelRole[], Wave[], number]>([
    ['keeps what is equal in left and right', STEREO, [high, high], -20],
    ['is one channel where both cancel each other', STEREO, [high, sine(1000, -1)], -20],
    ['is the louder channel where most cancels', STEREO, [high, (index) => -1.2 * high(index)], -18.42],
    ['is the mix of sounds that differ', STEREO, [high, low], -23.01],
    ['keeps dialogue in the center', FIVE_ONE, [silent, silent, high, silent, silent, silent], -20],
    ['keeps dialogue between music', FIVE_ONE, [low, low, high, silent, silent, silent], -15.23],
    ['leaves out the low-frequency channel', FIVE_ONE, [silent, silent, high, loud, silent, silent], -20],
  ])('%s', (_, roles, waves, level) => {
    expect(levels(roles, ...waves).monoDb).toBeCloseTo(level, 1);
  });

  it('is silent where everything is', () => {
    expect(levels(STEREO, silent, silent).monoDb).toBe(-Infinity);
  });
});
