import type { WordsRequest } from '@/contracts/analysis-request';
import type { CaptionTrack } from '@/contracts/transcript';
import { isKnownLanguage, isSameLanguage, primaryLanguage } from '../../captions/languages';
import { streamTrackId, trackFacts } from '../../captions/track-facts';
import type { Rendition, SubtitleTrack, Variant } from './multivariant';

/** Minimum width in pixels: text in narrower frames is too small to be read. */
const MIN_WIDTH = 320;

/**
 * Bits per second below which a variant is taken for one without a picture if it declares nothing else: renditions of
 * audio alone have at most 192,000, and the lowest one with a picture that Apple recommends has 145,000, with a
 * resolution (HLS authoring specification for Apple devices).
 */
const MIN_BANDWIDTH = 200_000;

/**
 * The variants in the order in which they are to be tried. Preferred is the lowest bandwidth of those that are at least
 * 320 pixels wide, then of those of unknown width; then the widest of the narrower ones; and only then those that
 * probably have no picture, the one with the highest bandwidth first. The variants with the bandwidth and width of the
 * preferred one follow directly: they are redundant streams (RFC 8216, 6.2.4).
 */
export function variantsByPreference(variants: readonly Variant[]): readonly Variant[] {
  const declaresWidths = variants.some(({ width }) => width !== undefined);
  const rank = (variant: Variant): number => {
    if (variant.width !== undefined) return variant.width >= MIN_WIDTH ? 0 : 2;
    const hasPicture =
      variant.hasVideoCodec === true || (!declaresWidths && variant.bandwidth >= MIN_BANDWIDTH);
    return hasPicture ? 1 : 3;
  };
  const inOrder = variants.toSorted((a, b) => {
    const [ofA, ofB] = [rank(a), rank(b)];
    if (ofA !== ofB) return ofA - ofB;
    if (ofA === 2) return (b.width ?? 0) - (a.width ?? 0) || a.bandwidth - b.bandwidth;
    return ofA === 3 ? b.bandwidth - a.bandwidth : a.bandwidth - b.bandwidth;
  });
  const [first] = inOrder;
  const isEqual = ({ bandwidth, width }: Variant): boolean =>
    bandwidth === first?.bandwidth && width === first.width;
  return [...inOrder.filter(isEqual), ...inOrder.filter((variant) => !isEqual(variant))];
}

/** A subtitle track, and what a result says of it. */
export interface ListedSubtitles extends SubtitleTrack {
  facts: CaptionTrack;
}

/** The subtitles that belong to a variant; all, if it names none. */
export function listSubtitles(
  tracks: readonly SubtitleTrack[],
  { subtitles: group }: Variant,
): ListedSubtitles[] {
  const counts = new Map<string | undefined, number>();
  return tracks
    .filter((track) => group === undefined || track.group === group)
    .map((track) => {
      const { language: tag, name, isForced, isForDeaf } = track;
      const language = primaryLanguage(tag);
      const number = (counts.get(language) ?? 0) + 1;
      counts.set(language, number);
      const kind = isForced ? 'forced' : isForDeaf ? 'captions' : 'subtitles';
      const id = streamTrackId(tag, number);
      return { ...track, facts: trackFacts({ id, kind, language: tag, title: name }) };
    });
}

/**
 * The subtitles that are read: those that were chosen, if there are some with that ID. Otherwise, of those that belong to
 * a variant, those in the user's language; if there are none, those in a language that topic detection supports; if there are none, all. Among them the
 * default ones, then those that a player may select by itself, else the first. Forced subtitles are excluded, because
 * they do not contain the dialogue.
 */
export function chooseSubtitles(
  listed: readonly ListedSubtitles[],
  { language: wanted, captionTrack }: WordsRequest = {},
): ListedSubtitles | undefined {
  const chosen = listed.find(({ facts }) => facts.id === captionTrack);
  if (chosen) return chosen;
  const matching = listed.filter((track) => !track.isForced);
  const users = matching.filter(({ language }) => isSameLanguage(language, wanted));
  const ours = users.length > 0 ? users : matching.filter(({ language }) => isKnownLanguage(language));
  const isDefault = (track: SubtitleTrack): boolean => track.isDefault;
  if (ours.length === 0) return matching.find(isDefault) ?? matching[0];
  return ours.find(isDefault) ?? ours.find((track) => track.isAutoselect) ?? ours[0];
}

/**
 * The audio that belongs to a variant whose audio is separate: the default rendition of its group, else the first in a
 * language that topic detection supports, else the first.
 */
export function chooseAudio(
  renditions: readonly Rendition[],
  { audio: group, hasSeparateAudio }: Variant,
): Rendition | undefined {
  if (!hasSeparateAudio) return undefined;
  const matching = renditions.filter((rendition) => rendition.group === group);
  return (
    matching.find(({ isDefault }) => isDefault) ??
    matching.find(({ language }) => isKnownLanguage(language)) ??
    matching[0]
  );
}
