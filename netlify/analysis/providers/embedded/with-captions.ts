import type { TextCue } from '../../captions/cue';
import type { VideoMeasurements } from './measure/measurements';
import type { SubtitleFiles } from '../../source/byte-source';
import { captionText, readCaptions, type CaptionFile } from '../../captions/caption-reader';
import { MOST_CUES, MOST_TEXT } from '../../captions/cue';
import { shiftToVideo } from '../../captions/timing';

/** The video with one more reason why not all of it is told. */
function partialFor(
  video: VideoMeasurements,
  code: 'captions-after-end' | 'captions-cut' | 'captions-incomplete',
): VideoMeasurements {
  return { ...video, partial: [...video.partial, { code, values: {} }] };
}

/**
 * The video with captions from elsewhere in the place of its own timed text: whoever gives captions means
 * them, and the same words from two places would weigh double. What begins at the end of the video or after
 * it is left out; `partial` says so where that is all of them, and where the captions are cut.
 */
export function withCaptions(video: VideoMeasurements, { cues, isCut }: CaptionFile): VideoMeasurements {
  const inside = within(cues, video.durationMs);
  const spoken = { ...video, cues: inside };
  if (inside.length === 0 && cues.length > 0) {
    return partialFor(spoken, 'captions-after-end');
  }
  return isCut ? partialFor(spoken, 'captions-cut') : spoken;
}

/**
 * The video with the subtitles of its stream in the place of what text its own bytes hold. `partial` tells
 * of a track that cannot be read, or not as a whole.
 *
 * @param subtitles undefined where the stream has none
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

/** The first word of each file of a stream's subtitles (RFC 8216, section 3.5). */
const SIGNATURE = /^WEBVTT\b/;

/** The cues of all files in video time. One that lasts from one file into the next stands in both. */
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
      if (cues.size >= MOST_CUES || length > MOST_TEXT) return { cues: inTime(cues), isWhole: false };
      cues.set(name, { startMs: Math.max(0, startMs), endMs, text: cue.text });
    }
  }
  return { cues: inTime(cues), isWhole };
}

function inTime(cues: ReadonlyMap<string, TextCue>): TextCue[] {
  return [...cues.values()].sort((a, b) => a.startMs - b.startMs);
}

/** Cues of the video's length: later ones left out, the last ones ending with it. */
function within(cues: readonly TextCue[], durationMs: number): TextCue[] {
  return cues
    .filter(({ startMs }) => startMs < durationMs)
    .map((cue) => ({ ...cue, endMs: Math.min(cue.endMs, durationMs) }));
}
