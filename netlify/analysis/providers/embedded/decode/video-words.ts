import { MAX_CAPTION_TRACKS, type CaptionTrack, type TranscriptSource } from '@/contracts/transcript';
import type { PartialReason } from '@/contracts/partial-reason';
import type { CueText } from '../../../captions/cue';
import type { VideoMeasurements } from '../measure/measurements';
import type { PictureCaptions } from '../vision/caption-step';
import type { DecodeSession } from './decode-session';
import { channelFacts, chosenChannel, streamFacts, trackIdOf } from './stream-facts';
import { languageOf, textTrackFacts } from './text-track';

/** The words of the video's own tracks, and what is missing of them. */
export function wordsOf(session: DecodeSession, durationMs: number) {
  const { cues, isCut, source, language, track, tracks } = textOf(session, durationMs);
  const partial: PartialReason[] = [];
  const hasUnread = session.hasOtherTracks || !session.pictures.isEmpty;
  if (cues.length === 0 && hasUnread) partial.push({ code: 'captions-not-read', values: {} });
  if (isCut) partial.push({ code: 'captions-cut', values: {} });
  return {
    cues,
    captionLanguage: language,
    ...(cues.length === 0 ? {} : { captionSource: source, captionTrack: track }),
    captionTracks: tracks.slice(0, MAX_CAPTION_TRACKS),
    partial,
  };
}

/** The text of a video, where it is from, and the tracks with text. */
interface VideoText extends CueText {
  source: TranscriptSource;
  language: string | undefined;
  track: CaptionTrack | undefined;
  tracks: CaptionTrack[];
}

/** The text of the video's tracks; without any, or if they are wanted, that of the captions in the picture. */
function textOf(session: DecodeSession, durationMs: number): VideoText {
  const { captionData, video } = session;
  const { language, isCut } = session.cues;
  const cues = session.cues.cues();
  const dataTrack = captionData.isInPicture ? undefined : video.captionTrack;
  const wanted = chosenChannel(session.words.captionTrack, dataTrack);
  const { channel, channels, ...text } = captionData.read(durationMs, wanted);
  const ofChannels = channelFacts(channels, dataTrack);
  const tracks = [...video.allTexts, ...ofChannels];
  if (cues.length > 0 && (wanted === undefined || wanted !== channel)) {
    const [read] = video.textTracks.map(textTrackFacts);
    const track = tracks.find(({ id }) => id === read?.id) ?? read;
    // Nothing but its content says that a track of teletext has subtitles.
    const all = track === undefined || tracks.includes(track) ? tracks : [track, ...tracks];
    return { ...{ cues, isCut, source: 'track', language }, track, tracks: all };
  }
  const track = ofChannels[channels.indexOf(channel ?? '')];
  if (captionData.isInPicture) return { ...text, source: 'picture', language: undefined, track, tracks };
  const declared = video.captionTrack && languageOf(video.captionTrack);
  return { ...text, source: 'track', language: declared, track, tracks };
}

/** With the text of captions that are pictures, if any was read. */
export function withCaptions(
  measured: VideoMeasurements,
  { cues, isCut }: CueText,
  { pictures, video }: DecodeSession,
): VideoMeasurements {
  if (cues.length === 0) return measured;
  const partial = measured.partial.filter(({ code }) => code !== 'captions-not-read');
  if (isCut || pictures.isCut) partial.push({ code: 'captions-cut', values: {} });
  const captionTrack = video.pictureTrack && streamFacts(video.pictureTrack);
  return {
    ...{ ...measured, cues, captionSource: 'track', captionTrack },
    ...{ captionLanguage: pictures.language, partial },
  };
}

/** The captions that are pictures, if there are no others, or if their track was chosen. */
export function captionsOf(
  session: DecodeSession,
  { cues }: Pick<VideoMeasurements, 'cues'>,
): PictureCaptions {
  const { pictureTrack } = session.video;
  const isChosen = pictureTrack !== undefined && trackIdOf(pictureTrack) === session.words.captionTrack;
  return {
    cues: cues.length > 0 && !isChosen ? [] : session.pictures.cues(),
    language: session.pictures.language,
  };
}
