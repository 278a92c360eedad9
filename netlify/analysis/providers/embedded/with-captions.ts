import type { TextCue } from '../../captions/cue';
import type { VideoMeasurements } from './measure/measurements';
import type { SubtitleFiles } from '../../source/byte-source';
import { captionText, readCaptions, type CaptionFile } from '../../captions/caption-reader';
import { MAX_CUES, MAX_TEXT } from '../../captions/cue';
import { shiftToVideo } from '../../captions/timing';

/** Reasons about the video's own timed text, which given captions replace. */
const OF_OWN_TEXT: ReadonlySet<string> = new Set(['captions-near-samples', 'captions-cut']);

/** The video with one more reason why its analysis is partial. */
function partialFor(
  video: VideoMeasurements,
  code: 'captions-after-end' | 'captions-cut' | 'captions-incomplete',
): VideoMeasurements {
  return { ...video, partial: [...video.partial, { code, values: {} }] };
}

/**
 * The video with the given captions instead of its own timed text: the user provided them to be used, and the same
 * words from two sources would count twice. Cues that begin at or after the end of the video are left out. `partial`
 * reports if all of them are left out, or if the captions are truncated.
 */
export function withCaptions(video: VideoMeasurements, { cues, isCut }: CaptionFile): VideoMeasurements {
  const inside = within(cues, video.durationMs);
  const partial = video.partial.filter(({ code }) => !OF_OWN_TEXT.has(code));
  const spoken = { ...video, partial, cues: inside };
  if (inside.length === 0 && cues.length > 0) {
    return partialFor(spoken, 'captions-after-end');
  }
  return isCut ? partialFor(spoken, 'captions-cut') : spoken;
}

/**
 * The video with the subtitles of its stream instead of the text contained in its own bytes. `partial` reports a
 * track that cannot be read, or not completely.
 *
 * @param subtitles undefined if the stream has none
 */
export function withSubtitles(
  video: VideoMeasurements,
  subtitles: SubtitleFiles | undefined,
): VideoMeasurements {
  if (subtitles === undefined) return video;
  const { cues, isWhole } = cuesOf(subtitles.files, video.originMs ?? 0);
  const isComplete = subtitles.isComplete && isWhole;
  if (cues.length === 0) {
    return isComplete ? video : partialFor(video, 'captions-incomplete');
  }
  const spoken = { ...video, cues: within(cues, video.durationMs) };
  return isComplete ? spoken : partialFor(spoken, 'captions-incomplete');
}

/** The first word of each subtitle file of a stream (RFC 8216, section 3.5). */
const SIGNATURE = /^WEBVTT\b/;

/** The cues of all files in video time. A cue that continues from one file into the next is contained in both. */
function cuesOf(
  files: readonly Uint8Array[],
  originMs: number,
): { cues: readonly TextCue[]; isWhole: boolean } {
  const cues = new Map<string, TextCue>();
  let length = 0;
  let isWhole = true;
  for (const bytes of files) {
    const text = captionText(bytes);
    if (!SIGNATURE.test(text)) isWhole = false;
    const file = readCaptions(text);
    const shiftMs = shiftToVideo(file.timestampMap, originMs);
    for (const cue of file.cues) {
      const [startMs, endMs] = [cue.startMs + shiftMs, cue.endMs + shiftMs];
      const name = `${Math.round(startMs)} ${cue.text}`;
      if (endMs <= 0 || cues.has(name)) continue;
      length += cue.text.length;
      if (cues.size >= MAX_CUES || length > MAX_TEXT) return { cues: inTime(cues), isWhole: false };
      cues.set(name, { startMs: Math.max(0, startMs), endMs, text: cue.text });
    }
  }
  return { cues: inTime(cues), isWhole };
}

function inTime(cues: ReadonlyMap<string, TextCue>): TextCue[] {
  return [...cues.values()].sort((a, b) => a.startMs - b.startMs);
}

/** Cues within the video's length: later ones are left out, and the last ones end with it. */
function within(cues: readonly TextCue[], durationMs: number): TextCue[] {
  return cues
    .filter(({ startMs }) => startMs < durationMs)
    .map((cue) => ({ ...cue, endMs: Math.min(cue.endMs, durationMs) }));
}
