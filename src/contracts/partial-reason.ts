import * as v from 'valibot';

/**
 * Why an analysis does not speak for all of a video, or left out something that it was given: every code with the names
 * of its values, which are times in whole milliseconds unless their names say otherwise.
 */
export const PARTIAL_REASONS = {
  /** The file ends or is damaged at `endMs`, before its length says. */
  'ends-early': ['endMs', 'durationMs'],
  /** The time was up at `endMs`: the file has no length, or too few key frames to go on by samples. */
  'time-up': ['endMs'],
  /** From `fromMs` on one frame every `stepMs` was measured, and not all of the shots and sounds between them. */
  sampled: ['fromMs', 'stepMs'],
  /** The time was up, or the limit of bytes reached, before all of these frames were read. */
  'samples-missing': [],
  /** Decoding every frame would take longer than there was time: the video is long, or its frames are large. */
  'long-video': ['durationMs'],
  /** Most of the time went by waiting for the host, which took `requestMs` for a request on average. */
  'host-slow': ['kilobitsPerSecond', 'requestMs'],
  /** As many bytes were read as may be read of one video. */
  'bytes-limit': ['megabytes'],
  /** Of the timed text only what stands near these frames was read. */
  'captions-near-samples': [],
  'damaged-frames': [],
  'audio-not-decoded': [],
  /** The audio of an HLS stream comes apart from its video, and was not read. */
  'audio-apart': [],
  /** There is more timed text, in the video or given with it, than is read. */
  'captions-cut': [],
  /** The given captions all begin after the end of the video. */
  'captions-after-end': [],
  /** The provider has no use for the given captions. */
  'captions-unused': [],
  /** The subtitles of an HLS stream could not all be read. */
  'captions-incomplete': [],
  /** The models could not be loaded, or did not come to an end: nothing is said of what is seen. */
  'models-missing': [],
  /** The model of one kind of recognition could not be loaded or failed: what it finds can be missing. */
  'objects-missing': [],
  'text-missing': [],
  'unsafe-missing': [],
  'faces-missing': [],
  /** The same for the voice detector, or it had no time for all of the audio: there speech is judged by its sound alone. */
  'voice-missing': [],
  /** The same for a model that this installation has added, or its description is wrong. */
  'own-models-missing': [],
  /** The time was up before models had seen all frames that they were to see, or 240 of them: how many each has seen. */
  'models-cut': ['frames', 'ofFrames', 'textFrames', 'ofTextFrames', 'unsafeFrames', 'faceFrames'],
  /** The same for the models that this installation has added: how many frames the one with the fewest has seen. */
  'own-models-cut': ['frames', 'ofFrames'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PartialCode = keyof typeof PARTIAL_REASONS;

export const PARTIAL_CODES = Object.keys(PARTIAL_REASONS) as PartialCode[];

/** Any code is let through: the function may be newer than the page. */
export const partialReasonSchema = v.object({
  code: v.union([v.picklist(PARTIAL_CODES), v.string()]),
  values: v.record(v.string(), v.number()),
});

/** One of the reasons that are known, with its own values. */
export type PartialReason = {
  [Code in PartialCode]: { code: Code; values: Record<(typeof PARTIAL_REASONS)[Code][number], number> };
}[PartialCode];
