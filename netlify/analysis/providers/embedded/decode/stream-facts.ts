import {
  AV_DISPOSITION_CAPTIONS,
  AV_DISPOSITION_FORCED,
  AV_DISPOSITION_HEARING_IMPAIRED,
} from 'node-av/constants';
import type { Stream } from 'node-av/lib';
import type { CaptionTrack, TrackKind } from '@/contracts/transcript';
import { trackFacts } from '../../../captions/track-facts';

/** The ID of a track of the file, by its place in it. */
export const trackIdOf = ({ index }: Stream): string => `track-${index}`;

function kindOf({ disposition }: Stream): TrackKind {
  if ((disposition & AV_DISPOSITION_FORCED) !== 0) return 'forced';
  const forDeaf = AV_DISPOSITION_HEARING_IMPAIRED | AV_DISPOSITION_CAPTIONS;
  return (disposition & forDeaf) === 0 ? 'subtitles' : 'captions';
}

/** What a result says of a text track of the file. */
export function streamFacts(stream: Stream, kind = kindOf(stream)): CaptionTrack {
  const { metadata } = stream;
  const [language, title] = ['language', 'title'].map((key) => metadata?.get(key) ?? undefined);
  return trackFacts({ id: trackIdOf(stream), kind, language, title });
}

/** The captions in the picture. */
const PICTURE = 'picture';

/**
 * The channel of captions that was chosen by its ID; undefined if something else was chosen, or nothing.
 *
 * @param track with the data of the captions, if they are not in the picture
 */
export function chosenChannel(id: string | undefined, track: Stream | undefined): string | undefined {
  const start = `${track ? trackIdOf(track) : PICTURE}-`;
  return id?.startsWith(start) ? id.slice(start.length) : undefined;
}

/**
 * What a result says of the channels of captions.
 *
 * @param track with the data of the captions, if they are not in the picture
 */
export function channelFacts(channels: readonly string[], track: Stream | undefined): CaptionTrack[] {
  const base: CaptionTrack = track ? streamFacts(track, 'captions') : { id: PICTURE, kind: 'picture' };
  return channels.map((channel) => ({
    ...base,
    id: `${base.id}-${channel}`,
    title: channel.toUpperCase(),
  }));
}
