import { printableText } from '@/contracts/printable-text';
import { dateOf, dateRangeTag, playlistOf, quoted } from './date-ranges';
import type { BreakRecord } from './records';

/** Stands for the ID of a break in the URL of an asset list. */
const BREAK_PLACEHOLDER = '{break}';

/** Beside the playlist, under the name that the menu of files gives it. */
export const USUAL_ASSET_LIST = 'asset-list.json';

/** The maximum length of the URL of an asset list, in characters. */
const MAX_ASSET_LIST_LENGTH = 2000;

/** Whether a text can be the URL of an asset list: one without blanks and quotes, absolute or relative. */
export const isAssetListUrl = (text: string): boolean =>
  text.length > 0 &&
  text.length <= MAX_ASSET_LIST_LENGTH &&
  !/[\s"<>]/.test(text) &&
  printableText(text) === text;

/**
 * The breaks as HLS interstitials (Apple, "Getting started with HLS interstitials"; RFC 8216bis, appendix D): players
 * interrupt the program there, play the assets that they fetch from the list, and resume where they interrupted it.
 *
 * - `X-SNAP`: both ends snap to segment boundaries
 * - `X-RESTRICT`: the assets can neither be skipped nor jumped over
 * - `CUE`: each break is played once
 *
 * @param durationMs length of the video
 * @param assetList URL of the asset list, in which `{break}` stands for the ID of the break
 */
export function toInterstitials(
  breaks: readonly BreakRecord[],
  durationMs: number,
  assetList = USUAL_ASSET_LIST,
): string {
  const tags = breaks.map(({ id, timeMs, podSeconds }) =>
    dateRangeTag([
      ['ID', quoted(id)],
      ['CLASS', quoted('com.apple.hls.interstitial')],
      ['START-DATE', quoted(dateOf(timeMs))],
      ['PLANNED-DURATION', podSeconds],
      ['CUE', quoted('ONCE')],
      ['X-ASSET-LIST', quoted(assetList.replaceAll(BREAK_PLACEHOLDER, encodeURIComponent(id)))],
      ['X-RESUME-OFFSET', 0],
      ['X-SNAP', quoted('OUT,IN')],
      ['X-RESTRICT', quoted('SKIP,JUMP')],
    ]),
  );
  return playlistOf(tags, durationMs);
}

/**
 * An asset list for a break of this length, to be filled in: one advertisement at a placeholder URL. An ad server answers
 * with the same for each viewer.
 *
 * @param podSeconds total duration of the advertisements
 */
export function toAssetList(podSeconds: number): string {
  const asset = { URI: 'https://ads.example.com/advertisement.m3u8', DURATION: podSeconds };
  return `${JSON.stringify({ ASSETS: [asset] }, null, 2)}\n`;
}
