import { printableText } from '@/contracts/printable-text';
import { dateOf, dateRangeTag, playlistOf, quoted } from './date-ranges';
import type { BreakRecord } from './records';

/** Stands for the ID of a break in the URL of an asset list. */
const BREAK_PLACEHOLDER = '{break}';

/** The name of the asset list of a break, beside the playlist. */
export const assetListName = (id: string): string => `asset-list-${id}.json`;

/** The URL of an asset list until another is entered. */
export const USUAL_ASSET_LIST = assetListName(BREAK_PLACEHOLDER);

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

/** An advertisement in an asset list. */
export interface Asset {
  name: string;
  seconds: number;
  /** Of its playlist; empty if it has none. */
  url: string;
}

/** Stands for the advertisements of a break, in a list to be filled in. */
export const assetToFillIn = (podSeconds: number): Asset => ({
  name: 'advertisement',
  seconds: podSeconds,
  url: 'https://ads.example.com/advertisement.m3u8',
});

/**
 * The asset list of a break; an empty one plays nothing. An ad server answers with the like for each viewer.
 *
 * Every asset needs a `URI` (hls.js gives up a list with one that has none), so an advertisement without one is in
 * `X-SCENECUE-WITHOUT-URI`, which players ignore.
 */
export function toAssetList(assets: readonly Asset[]): string {
  const without = assets
    .filter(({ url }) => url === '')
    .map(({ name, seconds }) => ({ DURATION: seconds, 'X-SCENECUE-SPOT': name }));
  const list = {
    ASSETS: assets
      .filter(({ url }) => url !== '')
      .map(({ name, seconds, url }) => ({ URI: url, DURATION: seconds, 'X-SCENECUE-SPOT': name })),
    ...(without.length > 0 ? { 'X-SCENECUE-WITHOUT-URI': without } : {}),
  };
  return `${JSON.stringify(list, null, 2)}\n`;
}
