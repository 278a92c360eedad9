import type { CaptionFile } from '../caption-reader';
import type { TextCue } from '../cue';

/** A WebVTT file with these cues and nothing wrong, for tests. */
export function captionFileOf(...cues: TextCue[]): CaptionFile {
  const lines = { timingLines: cues.length, invalidTimingLines: 0 };
  return { cues, timestampMap: undefined, isCut: false, isRecognized: true, ...lines };
}
