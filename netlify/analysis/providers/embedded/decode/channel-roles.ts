import {
  AV_CHAN_BACK_CENTER,
  AV_CHAN_BACK_LEFT,
  AV_CHAN_BACK_RIGHT,
  AV_CHAN_FRONT_CENTER,
  AV_CHAN_LOW_FREQUENCY,
  AV_CHAN_LOW_FREQUENCY_2,
  AV_CHAN_SIDE_LEFT,
  AV_CHAN_SIDE_RIGHT,
  AV_CHANNEL_ORDER_NATIVE,
} from 'node-av/constants';
import type { ChannelLayout } from 'node-av/lib';
import type { ChannelRole } from '../measure/channels';

/** Roles by FFmpeg's numbers of the channels; the other ones are in front or above. */
const ROLES: ReadonlyMap<number, ChannelRole> = new Map<number, ChannelRole>([
  [AV_CHAN_FRONT_CENTER, 'center'],
  [AV_CHAN_LOW_FREQUENCY, 'low'],
  [AV_CHAN_LOW_FREQUENCY_2, 'low'],
  ...[AV_CHAN_BACK_LEFT, AV_CHAN_BACK_RIGHT, AV_CHAN_BACK_CENTER, AV_CHAN_SIDE_LEFT, AV_CHAN_SIDE_RIGHT].map(
    (channel) => [channel, 'surround'] as const,
  ),
]);
/** Number of bits in FFmpeg's mask of channels. */
const MASK_BITS = 64;

/**
 * The role of each channel, in the order of the samples. Where the container does not say which channel is which, all
 * count alike: none is left out as a low-frequency channel.
 */
export function rolesOf({ order, mask, nbChannels }: ChannelLayout): ChannelRole[] {
  if (order !== AV_CHANNEL_ORDER_NATIVE) return Array.from({ length: nbChannels }, () => 'front');
  const channels = Array.from({ length: MASK_BITS }, (_, bit) => bit).filter(
    (bit) => ((mask >> BigInt(bit)) & 1n) === 1n,
  );
  return channels.map((channel) => ROLES.get(channel) ?? 'front');
}
