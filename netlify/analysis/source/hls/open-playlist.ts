import type { WordsRequest } from '@/contracts/analysis-request';
import { MAX_CAPTION_TRACKS, type CaptionTrack } from '@/contracts/transcript';
import type { PartialReason } from '@/contracts/partial-reason';
import { AnalysisFailure } from '../../errors';
import type { GuardedClient, GuardedResponse } from '../guarded-fetch';
import { chooseAudio, chooseSubtitles, listSubtitles, variantsByPreference } from './choose-variant';
import { fetchSubtitles, type FetchedSubtitles } from './hls-subtitles';
import type { MultivariantPlaylist, Variant } from './multivariant';
import { parsePlaylist, type MediaPlaylist } from './playlist';
import { broken } from './playlist-failure';
import { textOf } from './text-of';

/** Maximum number of variants that are tried until the playlist of one can be fetched. */
const MAX_TRIED = 4;

/** The media playlist of a stream, and what its multivariant playlist says about it. */
export interface OpenPlaylist {
  playlist: MediaPlaylist;
  /** Of the media playlist, after redirects. */
  url: URL;
  /** The playlist of its sound, if that is in segments of its own. */
  audio?: { playlist: MediaPlaylist; url: URL };
  /** What the stream has that is not read. */
  partial: PartialReason[];
  /** All of its subtitle tracks, at most `MAX_CAPTION_TRACKS`. */
  subtitleTracks?: readonly CaptionTrack[];
  /** Fetches its subtitles; missing if there are none. Never rejects. */
  subtitles?: () => Promise<FetchedSubtitles>;
}

/**
 * Reads a media playlist, or the one of the variant that is chosen from a multivariant playlist. Every URL in it passes
 * the guard.
 *
 * @param response the answer with the playlist, its body not yet read
 * @param words which of its subtitles should be read
 * @throws AnalysisFailure of `parsePlaylist`, of `textOf`, or `url-not-allowed`
 */
export async function openPlaylist(
  client: GuardedClient,
  response: GuardedResponse,
  words?: WordsRequest,
): Promise<OpenPlaylist> {
  const { url: from } = response;
  const master = parsePlaylist(await textOf(response), from);
  if (master.kind === 'media') return { playlist: master, url: from, partial: [] };
  const { variant, ...opened } = await openVariant(client, master, from);
  const partial: PartialReason[] = [];
  const audio = await openAudio(client, master, variant, from);
  if (variant.hasSeparateAudio && audio === undefined) partial.push({ code: 'audio-apart', values: {} });
  const listed = listSubtitles(master.subtitles, variant);
  const subtitleTracks = listed.slice(0, MAX_CAPTION_TRACKS).map(({ facts }) => facts);
  const media = { ...opened, ...(audio && { audio }), subtitleTracks, partial };
  const track = chooseSubtitles(listed, words);
  if (track === undefined) return media;
  const subtitles = async (): Promise<FetchedSubtitles> => ({
    ...(await fetchSubtitles(client, track.url, from, { variables: master.variables })),
    track: track.facts,
  });
  return { ...media, subtitles };
}

/** Fetches the playlist of the sound of a variant; undefined if that is not separate, or its playlist cannot be read. */
async function openAudio(
  client: GuardedClient,
  { audioRenditions, variables }: MultivariantPlaylist,
  variant: Variant,
  from: URL,
): Promise<OpenPlaylist['audio']> {
  const rendition = chooseAudio(audioRenditions, variant);
  if (rendition === undefined) return undefined;
  try {
    const answer = await client.get(rendition.url, {}, from);
    const playlist = parsePlaylist(await textOf(answer), answer.url, variables);
    return playlist.kind === 'media' ? { playlist, url: answer.url } : undefined;
  } catch (error) {
    // The picture is of use without its sound.
    if (error instanceof AnalysisFailure) return undefined;
    throw error;
  }
}

/**
 * Fetches the playlist of the preferred variant, or if its host does not send it, that of the next one: redundant
 * streams exist for this (RFC 8216, 6.2.4).
 *
 * @throws AnalysisFailure the first one, if no variant can be fetched
 */
async function openVariant(
  client: GuardedClient,
  { variants, variables }: MultivariantPlaylist,
  from: URL,
): Promise<{ variant: Variant; playlist: MediaPlaylist; url: URL }> {
  let first: AnalysisFailure | undefined;
  for (const variant of variantsByPreference(variants).slice(0, MAX_TRIED)) {
    try {
      const answer = await client.get(variant.url, {}, from);
      const playlist = parsePlaylist(await textOf(answer), answer.url, variables);
      if (playlist.kind === 'master') throw broken();
      return { variant, playlist, url: answer.url };
    } catch (error) {
      if (!(error instanceof AnalysisFailure && error.code === 'unreachable')) throw error;
      first ??= error;
    }
  }
  throw first ?? broken();
}
