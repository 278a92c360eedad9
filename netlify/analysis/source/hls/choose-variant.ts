import type { SubtitleTrack, Variant } from './playlist';

/** Narrower frames are too small to read text in, in pixels. */
const LEAST_WIDTH = 320;

/**
 * The rendition that is measured: the cheapest that is at least 320 pixels wide; one whose width is not
 * said only where no other is; and where all are narrower, the widest.
 */
export function chooseVariant(variants: readonly Variant[]): Variant | undefined {
  const byBandwidth = variants.toSorted((a, b) => a.bandwidth - b.bandwidth);
  return (
    byBandwidth.find(({ width }) => width !== undefined && width >= LEAST_WIDTH) ??
    byBandwidth.find(({ width }) => width === undefined) ??
    byBandwidth.toSorted((a, b) => (b.width ?? 0) - (a.width ?? 0))[0]
  );
}

/**
 * The subtitles that are read: of those that go with the rendition (of all, where it names none) the ones
 * that a player shows unasked, else the first that hold what is said.
 */
export function chooseSubtitles(
  tracks: readonly SubtitleTrack[],
  { subtitles: group }: Variant,
): SubtitleTrack | undefined {
  const matching = tracks.filter(
    (track) => !track.isForced && (group === undefined || track.group === group),
  );
  return matching.find((track) => track.isDefault) ?? matching[0];
}
