import type { SubtitleTrack, Variant } from './playlist';

/** Minimum width in pixels: text in narrower frames is too small to be read. */
const MIN_WIDTH = 320;

/**
 * The rendition that is analyzed: the one with the lowest bandwidth that is at least 320 pixels wide; if there is none,
 * the one with the lowest bandwidth among those of unknown width; if all are narrower, the widest.
 */
export function chooseVariant(variants: readonly Variant[]): Variant | undefined {
  const byBandwidth = variants.toSorted((a, b) => a.bandwidth - b.bandwidth);
  return (
    byBandwidth.find(({ width }) => width !== undefined && width >= MIN_WIDTH) ??
    byBandwidth.find(({ width }) => width === undefined) ??
    byBandwidth.toSorted((a, b) => (b.width ?? 0) - (a.width ?? 0))[0]
  );
}

/**
 * The subtitles that are read: of those that belong to the rendition (of all, if it names none) the default ones, else
 * the first. Forced subtitles are excluded, because they do not contain the dialogue.
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
