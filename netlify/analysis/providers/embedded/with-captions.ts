import { MAX_CAPTION_TRACKS, type CaptionTrack } from '@/contracts/transcript';
import type { PartialReason } from '@/contracts/partial-reason';
import type { TextCue } from '../../captions/cue';
import type { PartOrigin, VideoMeasurements } from './measure/measurements';
import type { SubtitleFiles } from '../../source/byte-source';
import type { HeardText } from '../../transcription/speech-to-text';
import { joinContinued } from '../../captions/cue-store';
import { readCaptionBytes } from '../../captions/caption-bytes';
import { isDamaged, type CaptionFile } from '../../captions/caption-reader';
import { MAX_CUES, MAX_TEXT } from '../../captions/cue';
import { shiftToVideo } from '../../captions/timing';

/** Reasons about the video's own timed text, which given captions replace. */
const OF_OWN_TEXT: ReadonlySet<string> = new Set([
  'captions-near-samples',
  'captions-cut',
  'captions-not-read',
]);

/** Deviation of times that are sums of rounded durations, in ms. */
const ROUNDING_MS = 100;

type CaptionReason =
  | 'captions-after-end'
  | 'captions-cut'
  | 'captions-incomplete'
  | Extract<PartialReason, { code: 'captions-damaged' }>;

/** The video with more reasons why its analysis is partial. */
function partialFor(video: VideoMeasurements, ...reasons: CaptionReason[]): VideoMeasurements {
  if (reasons.length === 0) return video;
  const more = reasons.map((reason) => (typeof reason === 'string' ? { code: reason, values: {} } : reason));
  return { ...video, partial: [...video.partial, ...more] };
}

/** The reason for files with more invalid timing lines than those of other files. */
function damageOf(files: readonly CaptionFile[]): CaptionReason[] {
  const sum = (count: (file: CaptionFile) => number) => files.reduce((all, file) => all + count(file), 0);
  const lines = sum((file) => file.invalidTimingLines);
  const ofLines = sum((file) => file.timingLines);
  if (!isDamaged({ timingLines: ofLines, invalidTimingLines: lines })) return [];
  return [{ code: 'captions-damaged', values: { lines, ofLines } }];
}

/** Captions of a file are of no track, and their language is not declared. */
const OF_FILE = { captionLanguage: undefined, captionTrack: undefined, captionSource: 'file' } as const;

/** The video with the text tracks of its stream before those contained in its own bytes. */
export function withTracks(
  video: VideoMeasurements,
  ofStream: readonly CaptionTrack[] = [],
): VideoMeasurements {
  if (ofStream.length === 0) return video;
  const captionTracks = [...ofStream, ...(video.captionTracks ?? [])].slice(0, MAX_CAPTION_TRACKS);
  return { ...video, captionTracks };
}

/**
 * The video with the given captions instead of its own timed text: the user provided them to be used, and the same
 * words from two sources would count twice. Cues that begin at or after the end of the video are left out. `partial`
 * reports if all of them are left out, or if the captions are truncated.
 */
export function withCaptions(video: VideoMeasurements, file: CaptionFile): VideoMeasurements {
  const { cues, isCut } = file;
  const inside = within(cues, video.durationMs);
  const partial = video.partial.filter(({ code }) => !OF_OWN_TEXT.has(code));
  const own = { ...video, partial, cues: inside, ...OF_FILE };
  const spoken = partialFor(own, ...damageOf([file]));
  if (inside.length === 0 && cues.length > 0) {
    return partialFor(spoken, 'captions-after-end');
  }
  return isCut ? partialFor(spoken, 'captions-cut') : spoken;
}

/**
 * The video with the subtitles of its stream instead of the text contained in its own bytes, unless the track of that
 * text was chosen. `partial` reports a track that cannot be read, or not completely.
 *
 * @param subtitles undefined if the stream has none
 * @param chosen ID of the track that was chosen
 */
export function withSubtitles(
  video: VideoMeasurements,
  subtitles: SubtitleFiles | undefined,
  chosen?: string,
): VideoMeasurements {
  const isOwn = chosen !== undefined && video.captionTrack?.id === chosen;
  if (subtitles === undefined || isOwn) return video;
  const files = subtitles.files.map((file) => ({ ...file, ...readCaptionBytes(file.bytes) }));
  const { cues, isCut } = cuesOf(files, video.origins ?? []);
  const isComplete = subtitles.isComplete && !isCut && files.every(({ isRecognized }) => isRecognized);
  const reasons = [...(isComplete ? [] : ['captions-incomplete' as const]), ...damageOf(files)];
  const partial = video.partial.filter(({ code }) => code !== 'captions-not-read');
  const spoken =
    cues.length === 0
      ? video
      : {
          ...{ ...video, partial, cues: within(cues, video.durationMs) },
          ...{ captionLanguage: subtitles.track?.language, captionSource: 'stream' as const },
          captionTrack: subtitles.track,
        };
  return partialFor(spoken, ...reasons);
}

/** Whether the subtitles of a stream contain any text. */
export function hasCues(subtitles: SubtitleFiles | undefined): boolean {
  return subtitles?.files.some(({ bytes }) => readCaptionBytes(bytes).cues.length > 0) === true;
}

/** The video with the words that a machine heard, if nobody wrote captions. */
export function withHeard(
  video: VideoMeasurements,
  { cues, language, partial }: HeardText,
  model: string,
): VideoMeasurements {
  if (video.cues.length > 0) return video;
  const reasons = [...video.partial, ...partial];
  if (cues.length === 0) return { ...video, partial: reasons };
  return {
    ...{ ...video, partial: reasons, cues: within(cues, video.durationMs) },
    ...{ captionLanguage: language, captionSource: 'heard' as const, captionTrack: undefined },
    speechModel: model,
  };
}

/** The cues of all files in video time. A cue that continues from one file into the next is contained in both. */
function cuesOf(
  files: readonly (CaptionFile & { startMs: number })[],
  origins: readonly PartOrigin[],
): { cues: readonly TextCue[]; isCut: boolean } {
  const cues = new Map<string, TextCue>();
  let length = 0;
  for (const file of files) {
    const { startMs: partMs, originMs } = partAt(origins, file.startMs);
    const shiftMs = shiftToVideo(file.timestampMap, originMs) + partMs;
    for (const cue of file.cues) {
      const [startMs, endMs] = [cue.startMs + shiftMs, cue.endMs + shiftMs];
      const name = `${Math.round(startMs)} ${cue.text}`;
      if (endMs <= 0 || cues.has(name)) continue;
      length += cue.text.length;
      if (cues.size >= MAX_CUES || length > MAX_TEXT) return { cues: inTime(cues), isCut: true };
      cues.set(name, { startMs: Math.max(0, startMs), endMs, text: cue.text });
    }
  }
  return { cues: inTime(cues), isCut: false };
}

/** The part of the video that contains a time: the last one that begins before it. */
function partAt(origins: readonly PartOrigin[], timeMs: number): PartOrigin {
  const inOrder = origins.toSorted((a, b) => a.startMs - b.startMs);
  const part = inOrder.findLast(({ startMs }) => startMs <= timeMs + ROUNDING_MS) ?? inOrder[0];
  return part ?? { startMs: 0, originMs: 0 };
}

/** Without the seams where packagers have cut cues at the ends of segments. */
function inTime(cues: ReadonlyMap<string, TextCue>): TextCue[] {
  return joinContinued([...cues.values()]);
}

/** Cues within the video's length: later ones are left out, and the last ones end with it. */
function within(cues: readonly TextCue[], durationMs: number): TextCue[] {
  return cues
    .filter(({ startMs }) => startMs < durationMs)
    .map((cue) => ({ ...cue, endMs: Math.min(cue.endMs, durationMs) }));
}
