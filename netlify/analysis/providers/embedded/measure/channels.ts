/** Place of a channel: what its power counts for, and how much of it is in a mono mix. */
export type ChannelRole = 'center' | 'front' | 'surround' | 'low';

/** A window of audio as it is heard: its level from all channels, and one signal for everything else. */
export interface Heard {
  /** One signal in which nothing loud is missing; 1 is full scale. */
  mono: Float32Array;
  /** Mean square, on the scale described at {@link heard}. */
  power: number;
  /** Highest magnitude in any channel; 1 is full scale. */
  peak: number;
}

/** Weights of the power of the channels: ITU-R BS.1770-5, table 3. The low-frequency channel does not count. */
const POWER_WEIGHT: Readonly<Record<ChannelRole, number>> = { center: 1, front: 1, surround: 1.41, low: 0 };
/**
 * Weights of the amplitudes in a mono mix, with a center channel: ITU-R BS.775-4, table 2. Dialogue is in the center,
 * and keeps its level.
 */
const MIX_WITH_CENTER: Readonly<Record<ChannelRole, number>> = {
  center: 1,
  front: Math.SQRT1_2,
  surround: 0.5,
  low: 0,
};
/** The same without a center channel: a signal that is equal in left and right keeps its level. */
const MIX_WITHOUT: Readonly<Record<ChannelRole, number>> = {
  center: 1,
  front: 0.5,
  surround: Math.SQRT1_2 / 2,
  low: 0,
};
/**
 * A mix with less than this share of the power has lost sound: channels in opposite phase cancel each other. Unrelated
 * channels leave half of it.
 */
const CANCELED = 0.25;

/**
 * Combines the channels of a window. The level is the sum of the powers of the channels, weighted as in ITU-R BS.1770,
 * and never that of a sum of the signals, in which opposite phases cancel. Half of that sum is the power that each of
 * two loudspeakers would have: a mono signal, which both would play, and a signal that is equal in left and right have
 * the level of their one channel; a signal in the center or on one side alone is 3 dB below the level of its channel.
 *
 * The mono signal is a mix of the channels or, where most of the sound cancels in it, the loudest channel alone.
 *
 * @param channels samples of each channel, all of the same length, at least one of each
 * @param roles one for each channel
 */
export function heard(channels: readonly Float32Array[], roles: readonly ChannelRole[]): Heard {
  const [only = new Float32Array(1)] = channels;
  if (channels.length === 1) return { mono: only, power: meanSquare(only), peak: peakOf(only) };
  const powers = channels.map((samples, index) => weightAt(POWER_WEIGHT, roles, index) * meanSquare(samples));
  const power = powers.reduce((sum, each) => sum + each, 0) / 2;
  const peak = channels.reduce(
    (most, samples, index) => (roles[index] === 'low' ? most : Math.max(most, peakOf(samples))),
    0,
  );
  const mix = mixOf(channels, roles);
  const loudest = channels[powers.indexOf(Math.max(...powers))] ?? only;
  return { mono: meanSquare(mix) < CANCELED * power ? loudest : mix, power, peak };
}

function mixOf(channels: readonly Float32Array[], roles: readonly ChannelRole[]): Float32Array {
  const weights = roles.includes('center') ? MIX_WITH_CENTER : MIX_WITHOUT;
  const mix = new Float32Array(channels[0]?.length ?? 0);
  for (const [index, samples] of channels.entries()) {
    const weight = weightAt(weights, roles, index);
    if (weight === 0) continue;
    for (let at = 0; at < mix.length; at += 1) mix[at] = (mix[at] ?? 0) + weight * (samples[at] ?? 0);
  }
  return mix;
}

function weightAt(
  weights: Readonly<Record<ChannelRole, number>>,
  roles: readonly ChannelRole[],
  index: number,
): number {
  return weights[roles[index] ?? 'front'];
}

function meanSquare(samples: Float32Array): number {
  let squares = 0;
  for (const sample of samples) squares += sample * sample;
  return squares / samples.length;
}

function peakOf(samples: Float32Array): number {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  return peak;
}
